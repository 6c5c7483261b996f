import { guildRoutes } from '@famiglia/contract/guilds';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { callApi } from '../../../lib/call-api.ts';

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
