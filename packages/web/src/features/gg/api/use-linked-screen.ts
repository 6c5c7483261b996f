import { ggRoutes } from '@famiglia/contract/gg';
import type { Screenshot } from '@famiglia/contract/screenshots';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { callApi } from '../../../lib/call-api.ts';
import { RENEW_LINKS_MS } from '../../../pictures/renew-links.ts';
import { ggKey } from './use-gg-screens.ts';

/** The screen that the address names and the page never had: a link from elsewhere. */
export const useLinkedScreen = (guildId: string, screens: readonly Screenshot[]) => {
  const id = useSearchParams()[0].get('screen');
  // One that was here and is decided now has left the queue: the next one takes its place.
  const [met, setMet] = useState<string | null>(null);
  const here = screens.some((screen) => screen.id === id);
  if (here && met !== id) setMet(id);
  const elsewhere = id !== null && id !== met && !here;
  const linked = useQuery({
    refetchInterval: RENEW_LINKS_MS,
    queryKey: [...ggKey(guildId), 'linked', id],
    queryFn: async ({ signal }) => {
      const { screenshot } = await callApi(ggRoutes.pair, { guildId, screenshotId: id ?? '' }, signal);
      return { items: [screenshot], total: 1 };
    },
    enabled: elsewhere,
    retry: false,
  });
  return { linked: elsewhere ? linked.data?.items[0] : undefined, missing: elsewhere ? linked.error : null };
};
