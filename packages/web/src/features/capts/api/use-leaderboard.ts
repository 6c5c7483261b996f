import type { Leaderboard } from '@famiglia/contract/capt-statistics';
import { captStatisticsRoutes } from '@famiglia/contract/capt-statistics-routes';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { callApi } from '../../../lib/call-api.ts';
import { captsKey } from './capt-keys.ts';
import type { CaptPeriod } from './use-family-statistics.ts';

interface LeaderboardQuestion extends CaptPeriod {
  by: Leaderboard;
  limit: number;
  offset: number;
}

export const useLeaderboard = (guildId: string, question: LeaderboardQuestion) =>
  useQuery({
    queryKey: [...captsKey(guildId), 'leaderboard', question],
    queryFn: ({ signal }) => callApi(captStatisticsRoutes.leaderboard, { guildId, ...question }, signal),
    placeholderData: keepPreviousData,
  });
