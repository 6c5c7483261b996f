import { channelPermissions } from '../bot-permissions/held-permissions.ts';
import type { Standing } from '../bot-permissions/held-permissions.ts';
import { findChannels, findRoles } from '../mirror/guild.queries.ts';
import type { Queryable } from '../platform/db/database.ts';
import { PERMISSION_BITS } from '../platform/discord/bot-permissions.ts';

/**
 * The channels that are hidden from those to whom a channel is open: everybody, or the roles that it is opened for. What is posted
 * there is not announced in it.
 */
export const findHiddenFromReaders = async (
  db: Queryable,
  guildId: string,
  channelId: string | null,
): Promise<string[]> => {
  const channels = await findChannels(db, guildId);
  const shown = channels.find(({ id }) => id === channelId);
  if (shown === undefined) return [];
  const roles = await findRoles(db, guildId);
  const roleBits: Standing['roleBits'] = new Map(
    roles.map(({ id, permissions }) => [id, BigInt(permissions)]),
  );
  type Channel = (typeof channels)[number];
  const sees = (roleIds: readonly string[], { overwrites }: Channel): boolean => {
    const reader = { guildId, ownerId: '', userId: 'a reader', roleIds, roleBits };
    return (channelPermissions(reader, overwrites) & PERMISSION_BITS.ViewChannel) !== 0n;
  };
  const opened = shown.overwrites.filter(({ kind }) => kind === 'role').map(({ id }) => [id]);
  const readers = sees([], shown) ? [[]] : opened.filter((roleIds) => sees(roleIds, shown));
  return channels.filter((channel) => readers.some((roleIds) => !sees(roleIds, channel))).map(({ id }) => id);
};
