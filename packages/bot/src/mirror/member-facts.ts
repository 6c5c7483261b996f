import { discordName } from '@famiglia/contract/kit/visible-text';
import type { MemberFacts } from '@famiglia/core/mirror/facts';
import type { APIUser } from 'discord.js';

/** What all member payloads have in common. An update may leave out what did not change. */
interface MemberPayload {
  user: Pick<APIUser, 'id' | 'username' | 'global_name' | 'bot'> & { avatar?: string | null };
  nick?: string | null;
  avatar?: string | null;
  roles: string[];
  joined_at?: string | null;
}

/** A complete member, from a list or a join: a missing field means that there is no value. */
export const memberFacts = (guildId: string, { user, ...member }: MemberPayload): MemberFacts =>
  memberUpdateFacts(guildId, {
    ...member,
    nick: member.nick ?? null,
    joined_at: member.joined_at ?? null,
    user: { ...user, avatar: user.avatar ?? null },
  });

/** A member from an update: a missing field keeps its value. */
export const memberUpdateFacts = (guildId: string, member: MemberPayload): MemberFacts => {
  const { user, nick, joined_at: joinedAt } = member;
  const avatarPath = findAvatar(guildId, member);
  return {
    userId: user.id,
    username: user.username,
    isBot: user.bot ?? false,
    roleIds: member.roles,
    ...(nick !== undefined && { displayName: discordName(nick, user.global_name, user.username) }),
    ...(avatarPath !== undefined && { avatarPath }),
    ...(joinedAt !== undefined && { joinedAt: joinedAt === null ? null : new Date(joinedAt) }),
  };
};

/** A guild avatar takes precedence, as everywhere in Discord. */
const findAvatar = (guildId: string, { user, avatar }: MemberPayload): string | null | undefined => {
  if (typeof avatar === 'string') return `guilds/${guildId}/users/${user.id}/avatars/${avatar}.png`;
  return typeof user.avatar === 'string' ? `avatars/${user.id}/${user.avatar}.png` : user.avatar;
};
