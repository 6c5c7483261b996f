import type { BaseMessageOptions } from 'discord.js';

/** How a role is mentioned. @everyone has the guild's own id. */
export const roleMention = (guildId: string, roleId: string): string =>
  roleId === guildId ? '@everyone' : `<@&${roleId}>`;

/** What a message needs to notify these roles and nobody else. */
export const mentionRoles = (
  guildId: string,
  roleIds: readonly string[],
): Required<Pick<BaseMessageOptions, 'content' | 'allowedMentions'>> => ({
  content: roleIds.map((id) => roleMention(guildId, id)).join(' '),
  allowedMentions: {
    parse: roleIds.includes(guildId) ? ['everyone'] : [],
    roles: roleIds.filter((id) => id !== guildId),
  },
});
