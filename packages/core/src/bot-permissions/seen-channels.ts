import type { Queryable } from '../platform/db/database.ts';
import { PERMISSION_BITS } from '../platform/discord/bot-permissions.ts';
import { findChannels } from '../mirror/guild.queries.ts';
import { findStanding } from './bot-permissions.queries.ts';
import { channelPermissions } from './held-permissions.ts';

/** The channels of a guild by whether a member can see them in Discord. Whoever is not there sees none. */
export const findSeenChannels = async (db: Queryable, guildId: string, userId: string) => {
  const [standing, channels] = await Promise.all([
    findStanding(db, guildId, userId),
    findChannels(db, guildId),
  ]);
  const isSeen = ({ overwrites }: (typeof channels)[number]): boolean =>
    standing !== null && (channelPermissions(standing, overwrites) & PERMISSION_BITS.ViewChannel) !== 0n;
  return { seen: channels.filter(isSeen), hidden: channels.filter((channel) => !isSeen(channel)) };
};
