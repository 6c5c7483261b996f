import { captStatisticsRoutes } from '@famiglia/contract/capt-statistics-routes';
import type { RouteRequest } from '@famiglia/contract/route';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { callApi } from '../../../lib/call-api.ts';
import { captsKey } from './capt-keys.ts';

/** From when to when, and against whom; all of it where nothing is said. */
export type CaptPeriod = Omit<RouteRequest<typeof captStatisticsRoutes.family>, 'guildId'>;

export const useFamilyStatistics = (guildId: string, period: CaptPeriod) =>
  useQuery({
    queryKey: [...captsKey(guildId), 'statistics', period],
    queryFn: ({ signal }) => callApi(captStatisticsRoutes.family, { guildId, ...period }, signal),
    placeholderData: keepPreviousData,
  });
