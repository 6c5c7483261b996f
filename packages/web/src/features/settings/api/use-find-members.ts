import { guildRoutes } from '@famiglia/contract/guilds';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { callApi } from '../../../lib/call-api.ts';

const SUGGESTIONS = 8;

/** Members whose name, nick or id matches; asks nothing until there is something to look for. */
export const useFindMembers = (guildId: string, search: string, enabled = true) =>
  useQuery({
    queryKey: ['guild', guildId, 'members', { search, limit: SUGGESTIONS }],
    queryFn: ({ signal }) => callApi(guildRoutes.members, { guildId, search, limit: SUGGESTIONS }, signal),
    enabled: enabled && search.length > 0,
    placeholderData: keepPreviousData,
    select: (list) => list.items,
  });
