import { captStatisticsRoutes } from '@famiglia/contract/capt-statistics-routes';
import { PAGE_SIZE } from '@famiglia/contract/constants';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { callApi } from '../../../lib/call-api.ts';
import { captsKey } from './capt-keys.ts';

/** Opponents with the record against each. */
export const useOpponents = (guildId: string, search: string, page: number) =>
  useQuery({
    queryKey: [...captsKey(guildId), 'opponents', { search, page }],
    queryFn: ({ signal }) =>
      callApi(
        captStatisticsRoutes.opponents,
        {
          guildId,
          search: search || undefined,
          limit: PAGE_SIZE.capts,
          offset: (page - 1) * PAGE_SIZE.capts,
        },
        signal,
      ),
    placeholderData: keepPreviousData,
  });
