import { adminRoutes } from '@famiglia/contract/admin';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../../lib/call-api.ts';

export const useAdminStats = () =>
  useQuery({
    queryKey: ['admin', 'stats'],
    queryFn: ({ signal }) => callApi(adminRoutes.stats, {}, signal),
  });
