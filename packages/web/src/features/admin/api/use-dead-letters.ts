import { adminRoutes } from '@famiglia/contract/admin';
import { PAGE_SIZE } from '@famiglia/contract/constants';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { callApi } from '../../../lib/call-api.ts';

export const useDeadLetters = (page: number) =>
  useQuery({
    queryKey: ['admin', 'dead-letters', { page }],
    queryFn: ({ signal }) =>
      callApi(
        adminRoutes.deadLetters,
        { limit: PAGE_SIZE.activity, offset: (page - 1) * PAGE_SIZE.activity },
        signal,
      ),
    placeholderData: keepPreviousData,
  });
