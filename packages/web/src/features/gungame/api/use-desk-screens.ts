import { PAGE_SIZE } from '@famiglia/contract/constants';
import { gungameRoutes } from '@famiglia/contract/gungame';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../../lib/call-api.ts';
import { RENEW_LINKS_MS } from '../../../pictures/renew-links.ts';
import type { ListView } from '../desk-view.ts';
import { gungameKey } from './gungame-key.ts';

/** So many of the queue are at hand; as they are decided, the next ones follow. */
const QUEUE_SIZE = 100;

export const useDeskScreens = (guildId: string, view: ListView, page: number) =>
  useQuery({
    refetchInterval: RENEW_LINKS_MS,
    queryKey: [...gungameKey(guildId), view, view === 'pending' ? 1 : page],
    queryFn: ({ signal }) =>
      view === 'pending'
        ? callApi(gungameRoutes.pending, { guildId, limit: QUEUE_SIZE }, signal)
        : callApi(
            gungameRoutes.all,
            {
              guildId,
              limit: PAGE_SIZE.screenshots,
              offset: (page - 1) * PAGE_SIZE.screenshots,
              ...(view === 'all' ? {} : { status: view }),
            },
            signal,
          ),
    // The rows of another page may stand there for a moment, those of another view may not.
    placeholderData: (previous, query) => (query?.queryKey.at(-2) === view ? previous : undefined),
  });
