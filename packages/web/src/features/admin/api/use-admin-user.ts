import { adminRoutes } from '@famiglia/contract/admin';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../../lib/call-api.ts';

export const useAdminUser = (userId: string) =>
  useQuery({
    queryKey: ['admin', 'user', userId],
    queryFn: ({ signal }) => callApi(adminRoutes.user, { userId }, signal),
  });
