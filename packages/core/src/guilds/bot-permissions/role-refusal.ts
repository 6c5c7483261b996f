import type { Permission } from '@famiglia/contract/permissions';
import type { RoleRefusal } from '@famiglia/contract/reward-roles';
import { PERMISSION_BITS } from '../../platform/discord/bot-permissions.ts';
import { DANGEROUS } from '../../platform/discord/permission-bits.ts';
import { channelPermissions } from './held-permissions.ts';
import type { Standing } from './held-permissions.ts';
import type { ChannelOverwrite } from '../../platform/db/schema/guilds.ts';

export interface KnownRole {
  id: string;
  name: string;
  position: number;
  permissions: string;
  managed: boolean;
  /** Its permissions in the panel. */
  granted: readonly Permission[];
}

/** The facts of a guild by which its roles are judged. */
export interface RoleScene {
  guildId: string;
  roles: readonly KnownRole[];
  channels: readonly { overwrites: readonly ChannelOverwrite[] }[];
  /** Null until the bot has mirrored itself. */
  bot: Standing | null;
}

/** Who sets the reward role. */
export interface Asker {
  standing: Standing;
  permissions: ReadonlySet<Permission>;
}

/**
 * Why the bot gives this role to nobody, whoever set it. Checked when settings are saved and again before each use: a
 * harmless role may have become dangerous since.
 */
export const roleDanger = (scene: RoleScene, role: KnownRole): RoleRefusal | null => {
  if (role.id === scene.guildId) return 'everyone';
  if (role.managed) return 'managed';
  if ((allowedAnywhere(scene, role) & DANGEROUS) !== 0n) return 'dangerous';
  return scene.bot !== null && !standsAbove(scene, scene.bot, role) ? 'above_bot' : null;
};

/** Why this person cannot set the role: nobody can give by the bot what they could not give themselves. */
export const roleRefusal = (
  scene: RoleScene,
  role: KnownRole,
  { standing, permissions }: Asker,
): RoleRefusal | null => {
  const danger = roleDanger(scene, role);
  if (danger !== null) return danger;
  if (standing.ownerId === standing.userId) return null;
  if (!standsAbove(scene, standing, role)) return 'above_you';
  if (role.granted.some((permission) => !permissions.has(permission))) return 'grants_more';
  const opensMore = scene.channels.some(
    ({ overwrites }) =>
      (allowedTo(role, overwrites) & PERMISSION_BITS.ViewChannel) !== 0n &&
      (channelPermissions(standing, overwrites) & PERMISSION_BITS.ViewChannel) === 0n,
  );
  return opensMore ? 'opens_more' : null;
};

/** In the server or in any channel: managing a single channel counts too. */
const allowedAnywhere = ({ channels }: RoleScene, role: KnownRole): bigint =>
  channels.reduce((bits, { overwrites }) => bits | allowedTo(role, overwrites), BigInt(role.permissions));

const allowedTo = ({ id }: KnownRole, overwrites: readonly ChannelOverwrite[]): bigint =>
  overwrites
    .filter((overwrite) => overwrite.kind === 'role' && overwrite.id === id)
    .reduce((bits, { allow }) => bits | BigInt(allow), 0n);

/** Discord's order: the higher position, and for equal positions the older role. */
export const standsAbove = ({ roles }: RoleScene, { roleIds }: Standing, role: KnownRole): boolean =>
  roles.some(
    (held) =>
      roleIds.includes(held.id) &&
      (held.position > role.position ||
        (held.position === role.position && BigInt(held.id) < BigInt(role.id))),
  );
