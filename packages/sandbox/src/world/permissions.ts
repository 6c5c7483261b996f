import { OverwriteType, PermissionFlagsBits as Bits } from 'discord-api-types/v10';
import { ALL_PERMISSIONS } from './permission-bits.ts';
import { isHiddenFrom } from './threads.ts';
import type { Channel, Guild, Member } from './world.ts';

/** A member's permissions in the whole server. */
export const guildPermissions = (guild: Guild, userId: string): bigint => {
  const member = guild.members.get(userId);
  if (!member) return 0n;
  if (guild.owner_id === userId) return ALL_PERMISSIONS;
  const own = [guild.id, ...member.roles]
    .map((id) => BigInt(guild.roles.get(id)?.permissions ?? 0))
    .reduce((sum, bits) => sum | bits, 0n);
  return own & Bits.Administrator ? ALL_PERMISSIONS : own;
};

/** A member's permissions in one channel: @everyone's overwrites, then the roles', then their own. */
export const channelPermissions = (guild: Guild, channel: Channel, userId: string): bigint => {
  const member = guild.members.get(userId);
  const base = guildPermissions(guild, userId);
  if (!member || base === ALL_PERMISSIONS) return base;
  const { everyone, roles, personal } = overwritesFor(guild, channel, member);
  let bits = (base & ~everyone.deny) | everyone.allow;
  bits = (bits & ~roles.deny) | roles.allow;
  bits = (bits & ~personal.deny) | personal.allow;
  if (isHiddenFrom(channel, userId, bits)) return 0n;
  return bits & Bits.ViewChannel ? bits : 0n;
};

const overwritesFor = (guild: Guild, channel: Channel, member: Member) => {
  const everyone = { allow: 0n, deny: 0n };
  const roles = { allow: 0n, deny: 0n };
  const personal = { allow: 0n, deny: 0n };
  for (const overwrite of channel.permission_overwrites) {
    const target =
      overwrite.id === guild.id
        ? everyone
        : overwrite.type === OverwriteType.Role && member.roles.includes(overwrite.id)
          ? roles
          : overwrite.type === OverwriteType.Member && overwrite.id === member.user_id
            ? personal
            : null;
    if (!target) continue;
    target.allow |= BigInt(overwrite.allow);
    target.deny |= BigInt(overwrite.deny);
  }
  return { everyone, roles, personal };
};

/** The position of a member's highest role; the owner is above all of them. */
export const highestPosition = (guild: Guild, userId: string): number => {
  if (guild.owner_id === userId) return Number.POSITIVE_INFINITY;
  const roles = guild.members.get(userId)?.roles ?? [];
  return Math.max(0, ...roles.map((id) => guild.roles.get(id)?.position ?? 0));
};
