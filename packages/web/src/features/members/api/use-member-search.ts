import { guildRoutes } from '@famiglia/contract/guilds';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { callApi } from '../../../lib/call-api.ts';

const SUGGESTIONS = 6;

/** A few members that match, for the palette; asks nothing until there is something to look for. */
export const useMemberSearch = (guildId: string | undefined, search: string) =>
  useQuery({
    queryKey: ['guild', guildId, 'member-search', search],
    queryFn: ({ signal }) =>
      callApi(guildRoutes.members, { guildId: guildId ?? '', search, limit: SUGGESTIONS }, signal),
    enabled: guildId !== undefined && search.length > 0,
    placeholderData: keepPreviousData,
    select: (list) => list.items,
  });
