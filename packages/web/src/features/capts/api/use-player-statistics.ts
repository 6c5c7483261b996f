import { captStatisticsRoutes } from '@famiglia/contract/capt-statistics-routes';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../../lib/call-api.ts';
import { captsKey } from './capt-keys.ts';

/** One member's capts: averages, form, best, attendance. */
export const usePlayerStatistics = (guildId: string, userId: string) =>
  useQuery({
    queryKey: [...captsKey(guildId), 'player', userId],
    queryFn: ({ signal }) => callApi(captStatisticsRoutes.player, { guildId, userId }, signal),
  });
