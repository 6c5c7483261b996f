import type { RoleRefusal, RulePlace } from '@famiglia/contract/reputation/reward-roles';
import { fieldsOfKind } from '@famiglia/contract/settings/setting-field';
import type { SettingField } from '@famiglia/contract/settings/setting-field';
import { settingsRoutes } from '@famiglia/contract/settings/settings';
import type { SettingsValues } from '@famiglia/contract/settings/settings';
import { SETTINGS_FIELDS } from '@famiglia/contract/settings/settings-fields';
import { readPlain } from '@famiglia/contract/settings/settings-values';
import { requireGuildAccess } from '../access/require-guild-access.ts';
import { recordActivity } from '../activity/record-activity.ts';
import { findRoleContext } from '../bot-permissions/bot-permissions.queries.ts';
import { giftProblem, giftRefusal } from '../bot-permissions/role-gifts.ts';
import { deleteRoleStop, findRoleStops, storeRoleStop } from '../bot-permissions/role-stop.queries.ts';
import { requestDeliveries } from '../deliveries/request-delivery.ts';
import type { Actor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import type { Queryable } from '../platform/db/database.ts';
import { findSettings } from './settings.queries.ts';

/** A role of the settings that the bot does not give, and why. */
export interface BlockedRole {
  setting: SettingField;
  roleId: string;
  name: string;
  refusal: RoleRefusal;
  /** The reason as a message of a field. */
  message: string;
}

/** The roles that the settings make the bot give, each with its place and its setting. */
export const givenByRule = (
  settings: SettingsValues,
): { setting: SettingField; place: RulePlace; roleId: string }[] => [
  ...settings.reputation_roles.map(({ role_id: roleId }) => ({
    setting: 'reputation_roles' as const,
    place: 'reputation' as const,
    roleId,
  })),
  ...settings.joining.roles.map((roleId) => ({
    setting: 'joining.roles' as const,
    place: 'first_roles' as const,
    roleId,
  })),
  ...settings.joining.ping_roles.map(({ role_id: roleId }) => ({
    setting: 'joining.ping_roles' as const,
    place: 'ping_roles' as const,
    roleId,
  })),
  ...fieldsOfKind('role').flatMap((setting) => {
    const { givenFor: place } = SETTINGS_FIELDS[setting];
    const roleId: string | null = readPlain<'role'>(settings, setting);
    return place === null || roleId === null ? [] : [{ setting, place, roleId }];
  }),
];

/** The roles of the settings that are blocked now. A deleted role has a problem of its own. */
export const findBlockedRoles = async (db: Queryable, guildId: string): Promise<BlockedRole[]> => {
  const given = givenByRule(await findSettings(db, guildId));
  if (given.length === 0) return [];
  const roleContext = await findRoleContext(db, guildId);
  return given.flatMap(({ setting, place, roleId }): BlockedRole[] => {
    const role = roleContext.roles.find(({ id }) => id === roleId);
    const refusal = role === undefined ? null : giftRefusal(roleContext, role, { place });
    if (role === undefined || refusal === null) return [];
    return [{ setting, roleId, name: role.name, refusal, message: giftProblem(refusal, role, { place }) }];
  });
};

/** The same for somebody who may change the settings. */
export const listBlockedRoles = async (
  context: Context,
  actor: Actor,
  { guildId }: { guildId: string },
): Promise<BlockedRole[]> => {
  await requireGuildAccess(context, actor, guildId, settingsRoutes.get.access);
  return findBlockedRoles(context.db, guildId);
};

/** Blocked roles that the guild was not told about yet. */
export const findUntoldBlocks = async ({ db }: Context, guildId: string): Promise<BlockedRole[]> => {
  const stops = await findRoleStops(db, guildId);
  const blocked = await findBlockedRoles(db, guildId);
  return blocked.filter(({ roleId, refusal }) => stops.get(roleId)?.reason !== refusal);
};

const PLACE_KINDS = [
  'reputation_roles',
  'warning_roles',
  'vacation_roles',
] as const satisfies readonly string[];

/**
 * Stores which blocked roles the guild was told about, so that it is told once. A role that is no longer blocked is
 * removed, and given to those who missed it.
 */
export const recordBlocks = async (
  context: Context,
  guildId: string,
  told: readonly BlockedRole[],
): Promise<void> =>
  context.db.transaction(async (tx) => {
    const blocked = new Set((await findBlockedRoles(tx, guildId)).map(({ roleId }) => roleId));
    const stops = await findRoleStops(tx, guildId);
    const free = [...stops].filter(([roleId, { reason }]) => reason !== 'forbidden' && !blocked.has(roleId));
    for (const [roleId] of free) await deleteRoleStop(tx, guildId, roleId);
    if (free.length > 0)
      await requestDeliveries(
        tx,
        PLACE_KINDS.map((kind) => ({ guildId, kind, subject: '' })),
      );
    if (told.length === 0) return;
    const stoppedAt = context.clock();
    for (const { roleId, refusal } of told)
      await storeRoleStop(tx, guildId, roleId, { reason: refusal, stoppedAt });
    const names = new Map(told.map(({ roleId, name }) => [roleId, name]));
    await recordActivity(context, tx, {
      guildId,
      type: 'roles.blocked',
      actorId: null,
      target: { kind: 'settings', id: guildId },
      data: { roles: [...names].map(([role_id, name]) => ({ role_id, name })) },
    });
  });
