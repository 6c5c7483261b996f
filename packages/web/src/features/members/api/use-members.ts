import { PAGE_SIZE } from '@famiglia/contract/constants';
import { guildRoutes } from '@famiglia/contract/guilds';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { callApi } from '../../../lib/call-api.ts';

interface MembersQuery {
  guildId: string;
  search: string;
  offset: number;
}

export const useMembers = ({ guildId, search, offset }: MembersQuery) =>
  useQuery({
    queryKey: ['guild', guildId, 'members', { search, offset }],
    queryFn: ({ signal }) =>
      callApi(guildRoutes.members, { guildId, search, offset, limit: PAGE_SIZE.members }, signal),
    placeholderData: keepPreviousData,
  });
