import { guildRoutes } from '@famiglia/contract/guilds/guilds';
import { PAGE_SIZE } from '@famiglia/contract/kit/page-size';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { callApi } from '../../shared/lib/call-api.ts';
import { guildKey } from '../../shared/lib/query-key.ts';
import type { MembersFilters } from './members-filters.ts';

/** A page of the list. */
export const useMembers = (guildId: string, filters: MembersFilters, page: number) =>
  useQuery({
    queryKey: guildKey(guildId, 'members', 'page', { ...filters, page }),
    queryFn: ({ signal }) =>
      callApi(
        guildRoutes.members,
        { guildId, ...filters, limit: PAGE_SIZE.members, offset: (page - 1) * PAGE_SIZE.members },
        signal,
      ),
    placeholderData: keepPreviousData,
  });
