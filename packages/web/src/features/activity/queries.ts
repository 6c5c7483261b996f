import { activityRoutes } from '@famiglia/contract/activity/activity';
import { PAGE_SIZE } from '@famiglia/contract/kit/page-size';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { callApi } from '../../shared/lib/call-api.ts';
import { guildKey } from '../../shared/lib/query-key.ts';
import { requestOf } from './activity-filters.ts';
import type { ActivityFilters } from './activity-filters.ts';

export const useActivity = (guildId: string, filters: ActivityFilters, page: number) =>
  useQuery({
    queryKey: guildKey(guildId, 'activity', 'list', { ...filters, page }),
    queryFn: ({ signal }) =>
      callApi(
        activityRoutes.list,
        {
          guildId,
          ...requestOf(filters),
          ...(filters.before ? { before: Number(filters.before) } : {}),
          limit: PAGE_SIZE.activity,
          offset: (page - 1) * PAGE_SIZE.activity,
        },
        signal,
      ),
    placeholderData: keepPreviousData,
  });
