import { activityRoutes } from '@famiglia/contract/activity';
import { PAGE_SIZE } from '@famiglia/contract/constants';
import { guildRoutes } from '@famiglia/contract/guilds';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { callApi } from '../../shared/lib/call-api.ts';
import { requestOf } from './activity-filters.ts';
import type { ActivityFilters } from './activity-filters.ts';

export const useActivity = (guildId: string, filters: ActivityFilters, page: number) =>
  useQuery({
    queryKey: ['guild', guildId, 'activity', { ...filters, page }],
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

const SUGGESTIONS = 8;

/** Members by name, nick or id, those who have left included: what they did stays in the activity. */
export const usePeople = (guildId: string, search: string) =>
  useQuery({
    queryKey: ['guild', guildId, 'members', { search, limit: SUGGESTIONS }],
    queryFn: ({ signal }) => callApi(guildRoutes.members, { guildId, search, limit: SUGGESTIONS }, signal),
    enabled: search.length > 0,
    placeholderData: keepPreviousData,
    select: (list) => list.items,
  });
