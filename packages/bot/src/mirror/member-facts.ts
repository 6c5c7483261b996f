import type { MemberFacts } from '@famiglia/core/mirror/facts';
import type { APIUser } from 'discord.js';

/** What member payloads of all kinds have in common. */
interface MemberPayload {
  user: Pick<APIUser, 'id' | 'username' | 'global_name' | 'avatar' | 'bot'>;
  nick?: string | null;
  avatar?: string | null;
  roles: string[];
  joined_at: string | null;
}

export const memberFacts = (guildId: string, member: MemberPayload): MemberFacts => ({
  userId: member.user.id,
  username: member.user.username,
  displayName: member.nick ?? member.user.global_name ?? member.user.username,
  avatarPath: avatarPath(guildId, member),
  isBot: member.user.bot ?? false,
  roleIds: member.roles,
  joinedAt: member.joined_at === null ? null : new Date(member.joined_at),
});

/** A picture made for one guild wins, as everywhere in Discord. */
const avatarPath = (guildId: string, { user, avatar }: MemberPayload): string | null => {
  if (typeof avatar === 'string') return `guilds/${guildId}/users/${user.id}/avatars/${avatar}.png`;
  return user.avatar === null ? null : `avatars/${user.id}/${user.avatar}.png`;
};
