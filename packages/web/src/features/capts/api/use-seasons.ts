import { captStatisticsRoutes } from '@famiglia/contract/capt-statistics-routes';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../../lib/call-api.ts';
import { captsKey } from './capt-keys.ts';

/** Seasons with capts in them, latest first. */
export const useSeasons = (guildId: string) =>
  useQuery({
    queryKey: [...captsKey(guildId), 'seasons'],
    queryFn: ({ signal }) => callApi(captStatisticsRoutes.seasons, { guildId }, signal),
    select: (list) => list.items,
  });
