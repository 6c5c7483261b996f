import { captStatisticsRoutes } from '@famiglia/contract/capt-statistics-routes';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../../lib/call-api.ts';

/** One member's capts: averages, form, best, attendance. */
export const usePlayerStatistics = (guildId: string, userId: string) =>
  useQuery({
    // Under `capts`, so that a change of any makes it stale.
    queryKey: ['guild', guildId, 'capts', 'player', userId],
    queryFn: ({ signal }) => callApi(captStatisticsRoutes.player, { guildId, userId }, signal),
  });
