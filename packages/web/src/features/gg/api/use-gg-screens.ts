import { PAGE_SIZE } from '@famiglia/contract/constants';
import { ggRoutes } from '@famiglia/contract/gg';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { callApi } from '../../../lib/call-api.ts';
import { RENEW_LINKS_MS } from '../../../pictures/renew-links.ts';
import type { GgView } from '../gg-view.ts';
import { queryOf } from '../gg-view.ts';

export const ggKey = (guildId: string) => ['guild', guildId, 'screenshots', 'gg'] as const;

export const useGgScreens = (guildId: string, view: GgView, page: number) =>
  useQuery({
    refetchInterval: RENEW_LINKS_MS,
    queryKey: [...ggKey(guildId), view, page],
    queryFn: ({ signal }) =>
      callApi(
        ggRoutes.list,
        {
          guildId,
          ...queryOf(view),
          limit: PAGE_SIZE.screenshots,
          offset: (page - 1) * PAGE_SIZE.screenshots,
        },
        signal,
      ),
    placeholderData: keepPreviousData,
  });
