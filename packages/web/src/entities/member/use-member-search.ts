import { guildRoutes } from '@famiglia/contract/guilds/guilds';
import type { Member } from '@famiglia/contract/guilds/guilds';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { callApi } from '../../shared/lib/call-api.ts';
import { useCurrentGuild } from '../../shared/lib/current-guild.ts';
import { may } from '../../shared/lib/may.ts';
import { guildKey } from '../../shared/lib/query-key.ts';

interface MemberSearchOptions {
  /** How many at the most. */
  limit?: number;
  /** Also members who have left the server. */
  withLeft?: boolean;
  /** An empty search finds the first members by name; otherwise it sends no request. */
  emptyFindsAll?: boolean;
}

/** Members by name, nick or id. Sends no request for a user without the right to view members. */
export const useMemberSearch = (
  search: string,
  { limit = 8, withLeft = false, emptyFindsAll = false }: MemberSearchOptions = {},
) => {
  const { id: guildId, access } = useCurrentGuild();
  const question = { search, limit, ...(withLeft ? { status: 'all' as const } : {}) };
  return useQuery({
    queryKey: guildKey(guildId, 'members', 'search', question),
    queryFn: ({ signal }) => callApi(guildRoutes.members, { guildId, ...question }, signal),
    enabled: (search !== '' || emptyFindsAll) && may(access.permissions, 'users.view'),
    placeholderData: keepPreviousData,
    select: (list) => list.items,
  });
};

/** One member by id, also one who has left; undefined until loaded, or without the right to view members. */
export const useMember = (userId: string | null): Member | undefined =>
  useMemberSearch(userId ?? '', { withLeft: true }).data?.find((member) => member.user_id === userId);
