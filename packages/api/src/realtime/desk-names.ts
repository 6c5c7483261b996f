import type { Context } from '@famiglia/core/platform/context';
import { findNames } from '@famiglia/core/members/member.queries';

export interface DeskNames {
  of: (guildId: string, userIds: Iterable<string>) => Promise<ReadonlyMap<string, string>>;
  stop: () => void;
}

/** A cache of moderators' names, because a desk sends often. Valid until a guild's members change. */
export const createDeskNames = (context: Context): DeskNames => {
  const guilds = new Map<string, Map<string, string>>();
  const unsubscribe = context.bus.subscribe(['members.changed'], (event) => {
    if (event.type === 'members.changed') guilds.delete(event.guildId);
  });
  return {
    of: async (guildId, userIds) => {
      const known = guilds.get(guildId) ?? new Map<string, string>();
      guilds.set(guildId, known);
      const unknown = [...userIds].filter((userId) => !known.has(userId));
      for (const [userId, name] of await findNames(context.db, guildId, unknown)) known.set(userId, name);
      return known;
    },
    stop: unsubscribe,
  };
};
