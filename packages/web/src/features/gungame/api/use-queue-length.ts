import { gungameRoutes } from '@famiglia/contract/gungame';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../../lib/call-api.ts';
import { gungameKey } from './gungame-key.ts';

/** How many screens wait at the desk. */
export const useQueueLength = (guildId: string, enabled: boolean): number =>
  useQuery({
    queryKey: [...gungameKey(guildId), 'count'],
    queryFn: ({ signal }) => callApi(gungameRoutes.pending, { guildId, limit: 1 }, signal),
    select: (list) => list.total,
    enabled,
  }).data ?? 0;
