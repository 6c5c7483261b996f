import { dashboardRoutes } from '@famiglia/contract/dashboard';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../../lib/call-api.ts';

export const useDashboard = (guildId: string) =>
  useQuery({
    queryKey: ['guild', guildId, 'dashboard'],
    queryFn: ({ signal }) => callApi(dashboardRoutes.get, { guildId }, signal),
  });
