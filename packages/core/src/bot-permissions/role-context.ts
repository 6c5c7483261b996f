import type { Permission } from '@famiglia/contract/access/permissions';
import type { Standing } from './held-permissions.ts';
import type { ChannelOverwrite } from '../platform/db/schema/guilds.ts';

export interface KnownRole {
  id: string;
  name: string;
  position: number;
  permissions: string;
  managed: boolean;
  /** Its permissions in the panel. */
  granted: readonly Permission[];
}

/** The facts of a guild that decide which roles the bot may give. */
export interface RoleContext {
  guildId: string;
  roles: readonly KnownRole[];
  channels: readonly { overwrites: readonly ChannelOverwrite[] }[];
  /** Null until the bot has mirrored itself. */
  bot: Standing | null;
}

/** The person who makes the bot give a role. */
export interface Asker {
  standing: Standing;
  permissions: ReadonlySet<Permission>;
}

/** What the overwrites of one channel allow a role. */
export const allowedTo = ({ id }: KnownRole, overwrites: readonly ChannelOverwrite[]): bigint =>
  overwrites
    .filter((overwrite) => overwrite.kind === 'role' && overwrite.id === id)
    .reduce((bits, { allow }) => bits | BigInt(allow), 0n);

/** Discord's order: the higher position, and for equal positions the older role. */
export const standsAbove = ({ roles }: RoleContext, { roleIds }: Standing, role: KnownRole): boolean =>
  roles.some(
    (held) =>
      roleIds.includes(held.id) &&
      (held.position > role.position ||
        (held.position === role.position && BigInt(held.id) < BigInt(role.id))),
  );
