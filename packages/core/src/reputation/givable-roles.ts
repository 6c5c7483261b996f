import { recordActivity } from '../activity/record-activity.ts';
import { findRoleContext } from '../bot-permissions/bot-permissions.queries.ts';
import { givableRoles } from '../bot-permissions/role-gifts.ts';
import type { GivableRole } from '../bot-permissions/role-gifts.ts';
import type { Context } from '../platform/context.ts';
import { findSettings } from '../settings/settings.queries.ts';
import { findRoleStops, storeRoleStop } from '../bot-permissions/role-stop.queries.ts';

/** How long a role that Discord refused is not tried: refusals count towards a ban of the whole bot. */
const FORBIDDEN_MS = 60 * 60 * 1000;

/**
 * The thresholds whose roles the bot may give now. A role may have become dangerous since it was saved: it is neither
 * given nor removed, and the guild is told (`settings/blocked-roles.ts`).
 */
export const findGivableRoles = async (
  { db, clock }: Context,
  guildId: string,
): Promise<{ role_id: GivableRole; reputation: number }[]> => {
  const { reputation_roles: thresholds } = await findSettings(db, guildId);
  if (thresholds.length === 0) return [];
  const [roleContext, stops] = await Promise.all([findRoleContext(db, guildId), findRoleStops(db, guildId)]);
  const isWaiting = (roleId: string): boolean => {
    const stop = stops.get(roleId);
    return stop?.reason === 'forbidden' && clock().getTime() < stop.stoppedAt.getTime() + FORBIDDEN_MS;
  };
  return thresholds.flatMap(({ role_id: roleId, reputation }) => {
    const role = roleContext.roles.filter(({ id }) => id === roleId && !isWaiting(id));
    return givableRoles(roleContext, role, { place: 'reputation' }).map((role_id) => ({
      role_id,
      reputation,
    }));
  });
};

/** Discord refused a role: it is not tried for a while, and the guild's activity says so once. */
export const stopRole = async (context: Context, guildId: string, roleId: string): Promise<void> =>
  context.db.transaction(async (tx) => {
    const reason = 'forbidden';
    const known = (await findRoleStops(tx, guildId)).get(roleId);
    await storeRoleStop(tx, guildId, roleId, { reason, stoppedAt: context.clock() });
    if (known?.reason === reason) return;
    const { roles } = await findRoleContext(tx, guildId);
    await recordActivity(context, tx, {
      guildId,
      type: 'reputation.role_stopped',
      actorId: null,
      target: { kind: 'settings', id: guildId },
      data: { reason, roles: roles.filter(({ id }) => id === roleId).map(({ name }) => ({ name })) },
    });
  });
