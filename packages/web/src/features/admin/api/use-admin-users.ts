import { adminRoutes } from '@famiglia/contract/admin';
import type { AdminUserSort, Order } from '@famiglia/contract/admin';
import { PAGE_SIZE } from '@famiglia/contract/constants';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { callApi } from '../../../lib/call-api.ts';

interface UsersQuery {
  search: string;
  sort: AdminUserSort;
  order: Order;
  page: number;
}

export const useAdminUsers = ({ page, ...query }: UsersQuery) =>
  useQuery({
    queryKey: ['admin', 'users', { page, ...query }],
    queryFn: ({ signal }) =>
      callApi(
        adminRoutes.users,
        { ...query, limit: PAGE_SIZE.activity, offset: (page - 1) * PAGE_SIZE.activity },
        signal,
      ),
    placeholderData: keepPreviousData,
  });
