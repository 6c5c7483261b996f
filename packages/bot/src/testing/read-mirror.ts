import type { Database } from '@famiglia/core/platform/db/database';
import { channels, guilds, members, roles } from '@famiglia/core/platform/db/schema/guilds';

/** Everything the mirror holds about one guild, by id. */
export const readMirror = async (db: Database, guildId: string) => {
  const known = {
    guilds: await db.select().from(guilds),
    roles: await db.select().from(roles),
    channels: await db.select().from(channels),
    members: await db.select().from(members),
  };
  const ofGuild = (row: { guildId: string }): boolean => row.guildId === guildId;
  return {
    guild: known.guilds.find((guild) => guild.id === guildId),
    roles: new Map(known.roles.filter(ofGuild).map((role) => [role.id, role])),
    channels: new Map(known.channels.filter(ofGuild).map((channel) => [channel.id, channel])),
    members: new Map(known.members.filter(ofGuild).map((member) => [member.userId, member])),
  };
};
