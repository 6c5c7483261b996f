import { adminRoutes } from '@famiglia/contract/admin';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../../lib/call-api.ts';

export const useAdminSubscription = (guildId: string) =>
  useQuery({
    queryKey: ['admin', 'subscription', guildId],
    queryFn: ({ signal }) => callApi(adminRoutes.subscription, { guildId }, signal),
  });
