import type { ActingKey } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import type { AccessReader, GuildAccess } from '../platform/guild-access.ts';

/**
 * What a use case may reach when a key calls it. The key does what it does for whoever made it, so whatever asks for that person’s
 * rights is told those that the key has too; no other guild is there at all.
 */
export const contextOfKey = (context: Context, key: ActingKey): Context => ({
  ...context,
  access: accessOfKey(context.access, key),
  keyName: key.name,
});

const accessOfKey = (access: AccessReader, key: ActingKey): AccessReader => {
  const limited = (userId: string, held: GuildAccess | null): GuildAccess | null => {
    if (held === null || held.guildId !== key.guildId) return null;
    if (userId !== key.userId) return held;
    const permissions = new Set(
      [...held.permissions].filter((permission) => key.permissions.has(permission)),
    );
    return { ...held, level: 'panel_user', permissions };
  };
  return {
    ...access,
    inGuild: async (userId, guildId) => limited(userId, await access.inGuild(userId, guildId)),
    everywhere: async (userId) =>
      (await access.everywhere(userId)).flatMap((held) => limited(userId, held) ?? []),
  };
};
