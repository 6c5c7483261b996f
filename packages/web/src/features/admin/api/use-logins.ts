import { adminRoutes } from '@famiglia/contract/admin';
import { PAGE_SIZE } from '@famiglia/contract/constants';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { callApi } from '../../../lib/call-api.ts';
import type { LoginFilters } from '../logins/login-filters.ts';

export const useLogins = (filters: LoginFilters, page: number) =>
  useQuery({
    queryKey: ['admin', 'logins', { ...filters, page }],
    queryFn: ({ signal }) =>
      callApi(
        adminRoutes.loginHistory,
        { ...filters, limit: PAGE_SIZE.activity, offset: (page - 1) * PAGE_SIZE.activity },
        signal,
      ),
    placeholderData: keepPreviousData,
  });
