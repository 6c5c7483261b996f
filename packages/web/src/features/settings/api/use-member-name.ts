import { useCurrentGuild } from '../../../lib/current-guild.ts';
import { may } from '../../../lib/may.ts';
import { useFindMembers } from './use-find-members.ts';

/** How a member is called; undefined while it is not known, or to somebody who may not look at members. */
export const useMemberName = (userId: string | null): string | undefined => {
  const { id, access } = useCurrentGuild();
  const found = useFindMembers(id, userId ?? '', may(access.permissions, 'users.view'));
  return userId === null ? undefined : found.data?.find((member) => member.user_id === userId)?.display_name;
};
