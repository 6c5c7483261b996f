import { PAGE_SIZE } from '@famiglia/contract/constants';
import { guildRoutes } from '@famiglia/contract/guilds';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { callApi } from '../../../lib/call-api.ts';
import type { MembersFilters } from '../members-filters.ts';

export const useMembers = (guildId: string, filters: MembersFilters, page: number) =>
  useQuery({
    queryKey: ['guild', guildId, 'members', { ...filters, page }],
    queryFn: ({ signal }) =>
      callApi(
        guildRoutes.members,
        { guildId, ...filters, limit: PAGE_SIZE.members, offset: (page - 1) * PAGE_SIZE.members },
        signal,
      ),
    placeholderData: keepPreviousData,
  });
