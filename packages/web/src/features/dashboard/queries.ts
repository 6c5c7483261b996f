import { dashboardRoutes } from '@famiglia/contract/dashboard/dashboard';
import { guildRoutes } from '@famiglia/contract/guilds/guilds';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../shared/lib/call-api.ts';
import { guildKey } from '../../shared/lib/query-key.ts';

export const useDashboard = (guildId: string) =>
  useQuery({
    queryKey: guildKey(guildId, 'dashboard'),
    queryFn: ({ signal }) => callApi(dashboardRoutes.get, { guildId }, signal),
    refetchInterval: ({ state }) =>
      state.data?.first_steps?.new_channel?.state === 'waiting' ? 1500 : false,
  });

export const useStats = (guildId: string) =>
  useQuery({
    queryKey: guildKey(guildId, 'stats'),
    queryFn: ({ signal }) => callApi(guildRoutes.stats, { guildId }, signal),
  });
