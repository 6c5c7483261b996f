import { gungameRoutes } from '@famiglia/contract/gungame';
import type { Screenshot } from '@famiglia/contract/screenshots';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { callApi } from '../../../lib/call-api.ts';
import { RENEW_LINKS_MS } from '../../../pictures/renew-links.ts';
import { gungameKey } from './gungame-key.ts';

/**
 * The screen that the address named when the desk was opened: a link in Discord may mean one that is far down the
 * queue, or decided. Null if there is none, undefined while it is fetched.
 */
export const useWantedScreen = (
  guildId: string,
  screens: readonly Screenshot[] | undefined,
): Screenshot | null | undefined => {
  const [params] = useSearchParams();
  const [id] = useState(params.get('screen'));
  // One that was in the list and is decided now has left it for good.
  const [met, setMet] = useState(false);
  const here = screens?.some((screen) => screen.id === id) === true;
  if (here && !met) setMet(true);
  const elsewhere = id !== null && screens !== undefined && !here && !met;
  const wanted = useQuery({
    refetchInterval: RENEW_LINKS_MS,
    queryKey: [...gungameKey(guildId), 'one', id],
    queryFn: ({ signal }) => callApi(gungameRoutes.screen, { guildId, screenshotId: id ?? '' }, signal),
    enabled: elsewhere,
    retry: false,
  });
  return elsewhere && !wanted.isError ? wanted.data : null;
};
