import { guildRoutes } from '@famiglia/contract/guilds';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../shared/lib/call-api.ts';
import { useCurrentGuild } from '../../shared/lib/current-guild.ts';
import { may } from '../../shared/lib/may.ts';

/** The name of the person who decided; undefined while it loads, or for a reader who may not view members. */
export const useModerator = (userId: string | null): string | undefined => {
  const { id: guildId, access } = useCurrentGuild();
  const found = useQuery({
    queryKey: ['guild', guildId, 'member-search', userId],
    queryFn: ({ signal }) =>
      callApi(guildRoutes.members, { guildId, search: userId ?? '', status: 'all', limit: 1 }, signal),
    enabled: userId !== null && may(access.permissions, 'users.view'),
  });
  return found.data?.items.find((member) => member.user_id === userId)?.display_name;
};
