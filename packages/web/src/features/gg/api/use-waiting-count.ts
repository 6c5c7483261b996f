import { ggRoutes } from '@famiglia/contract/gg';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../../lib/call-api.ts';
import { ggKey } from './use-gg-screens.ts';

/** How many screens wait for a verdict. */
export const useWaitingCount = (guildId: string, enabled = true): number =>
  useQuery({
    queryKey: [...ggKey(guildId), 'count'],
    queryFn: ({ signal }) => callApi(ggRoutes.list, { guildId, status: 'pending', limit: 1 }, signal),
    select: (list) => list.total,
    enabled,
  }).data ?? 0;
