import type { BotPermission } from '@famiglia/contract/access/bot-permissions';
import { PERMISSION_BITS } from '../platform/discord/bot-permissions.ts';
import { ADMINISTRATOR } from '../platform/discord/permission-bits.ts';
import type { ChannelOverwrite } from '../platform/db/schema/guilds.ts';

/** A member's roles and the permissions of the guild's roles, without the overwrites of channels. */
export interface Standing {
  guildId: string;
  ownerId: string;
  userId: string;
  roleIds: readonly string[];
  /** Every role of the guild with its permission bits; @everyone has the guild's own id. */
  roleBits: ReadonlyMap<string, bigint>;
}

const EVERYTHING = -1n;

/** Permissions in the whole guild: the union of the member's roles. The owner and administrators have all. */
export const guildPermissions = ({ guildId, ownerId, userId, roleIds, roleBits }: Standing): bigint => {
  if (ownerId === userId) return EVERYTHING;
  const held = [guildId, ...roleIds].reduce((bits, id) => bits | (roleBits.get(id) ?? 0n), 0n);
  return (held & ADMINISTRATOR) === 0n ? held : EVERYTHING;
};

/**
 * Permissions in one channel, in Discord's order: the overwrite of @everyone, then those of all roles of the member
 * together (allow wins over deny), then the member's own. Administrators ignore overwrites.
 */
export const channelPermissions = (standing: Standing, overwrites: readonly ChannelOverwrite[]): bigint => {
  const base = guildPermissions(standing);
  if (base === EVERYTHING) return EVERYTHING;
  const { guildId, userId, roleIds } = standing;
  const layers = [
    overwrites.filter(({ kind, id }) => kind === 'role' && id === guildId),
    overwrites.filter(({ kind, id }) => kind === 'role' && id !== guildId && roleIds.includes(id)),
    overwrites.filter(({ kind, id }) => kind === 'member' && id === userId),
  ];
  return layers.reduce((bits, layer) => (bits & ~union(layer, 'deny')) | union(layer, 'allow'), base);
};

/** Which of these permissions are not held. */
export const lacking = (held: bigint, needed: readonly BotPermission[]): BotPermission[] =>
  needed.filter((permission) => (held & PERMISSION_BITS[permission]) === 0n);

const union = (overwrites: readonly ChannelOverwrite[], side: 'allow' | 'deny'): bigint =>
  overwrites.reduce((bits, overwrite) => bits | BigInt(overwrite[side]), 0n);
