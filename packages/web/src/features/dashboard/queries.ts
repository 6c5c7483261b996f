import { dashboardRoutes } from '@famiglia/contract/dashboard';
import { guildRoutes } from '@famiglia/contract/guilds';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../shared/lib/call-api.ts';
import { guildKeys } from '../../shared/lib/query-keys.ts';

export const useDashboard = (guildId: string) =>
  useQuery({
    queryKey: guildKeys.dashboard(guildId),
    queryFn: ({ signal }) => callApi(dashboardRoutes.get, { guildId }, signal),
  });

export const useStats = (guildId: string) =>
  useQuery({
    queryKey: guildKeys.stats(guildId),
    queryFn: ({ signal }) => callApi(guildRoutes.stats, { guildId }, signal),
  });
