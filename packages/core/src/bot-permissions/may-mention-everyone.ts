import type { Queryable } from '../platform/db/database.ts';
import { PERMISSION_BITS } from '../platform/discord/bot-permissions.ts';
import { findChannels } from '../mirror/guild.queries.ts';
import { findStanding } from './bot-permissions.queries.ts';
import { channelPermissions, guildPermissions } from './held-permissions.ts';

/**
 * Whether Discord itself lets a person mention @everyone, in this channel or, without one, in the guild. The bot does not
 * do for a person what they may not do.
 */
export const mayMentionEveryone = async (
  db: Queryable,
  { guildId, userId, channelId }: { guildId: string; userId: string; channelId: string | null },
): Promise<boolean> => {
  const standing = await findStanding(db, guildId, userId);
  if (standing === null) return false;
  const channel = (await findChannels(db, guildId)).find(({ id }) => id === channelId);
  const held =
    channel === undefined ? guildPermissions(standing) : channelPermissions(standing, channel.overwrites);
  return (held & PERMISSION_BITS.MentionEveryone) !== 0n;
};
