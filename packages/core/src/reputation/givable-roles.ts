import type { RoleRefusal } from '@famiglia/contract/reward-roles';
import type { SettingsValues } from '@famiglia/contract/settings';
import { recordActivity } from '../guilds/activity/record-activity.ts';
import { findRoleScene } from '../guilds/bot-permissions/bot-permissions.queries.ts';
import { roleDanger } from '../guilds/bot-permissions/role-refusal.ts';
import type { Context } from '../platform/context.ts';
import { findSettings } from '../guilds/settings/settings.queries.ts';
import { deleteRoleStop, findRoleStops, storeRoleStop } from '../guilds/bot-permissions/role-stop.queries.ts';

/** How long a role that Discord refused is not tried: refusals count towards a ban of the whole bot. */
const FORBIDDEN_MS = 60 * 60 * 1000;

/**
 * The thresholds whose roles the bot may give now. A role may have become dangerous since it was saved: it is neither
 * given nor removed, and the guild is told.
 */
export const findGivableRoles = async (
  context: Context,
  guildId: string,
): Promise<SettingsValues['reputation_roles']> => {
  const { db, clock } = context;
  const { reputation_roles: thresholds } = await findSettings(db, guildId);
  if (thresholds.length === 0) return [];
  const [scene, stops] = await Promise.all([findRoleScene(db, guildId), findRoleStops(db, guildId)]);
  const givable: typeof thresholds = [];
  for (const threshold of thresholds) {
    const role = scene.roles.find(({ id }) => id === threshold.role_id);
    if (role === undefined) continue;
    const danger = roleDanger(scene, role);
    const stop = stops.get(role.id);
    if (danger !== null) await stopRole(context, guildId, role.id, danger);
    else if (stop?.reason === 'forbidden' && clock().getTime() < stop.stoppedAt.getTime() + FORBIDDEN_MS)
      continue;
    else {
      if (stop !== undefined && stop.reason !== 'forbidden') await deleteRoleStop(db, guildId, role.id);
      givable.push(threshold);
    }
  }
  return givable;
};

/** Stops giving a role, and records it in the guild's activity once. */
export const stopRole = async (
  context: Context,
  guildId: string,
  roleId: string,
  reason: RoleRefusal,
): Promise<void> =>
  context.db.transaction(async (tx) => {
    const known = (await findRoleStops(tx, guildId)).get(roleId);
    if (known?.reason === reason && reason !== 'forbidden') return;
    await storeRoleStop(tx, guildId, roleId, { reason, stoppedAt: context.clock() });
    if (known?.reason === reason) return;
    const { roles } = await findRoleScene(tx, guildId);
    await recordActivity(context, tx, {
      guildId,
      type: 'reputation.role_stopped',
      actorId: null,
      target: { kind: 'settings', id: guildId },
      data: { reason, roles: roles.filter(({ id }) => id === roleId).map(({ name }) => ({ name })) },
    });
  });
