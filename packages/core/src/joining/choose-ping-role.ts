import { findRoleContext } from '../bot-permissions/bot-permissions.queries.ts';
import { givableRoles } from '../bot-permissions/role-gifts.ts';
import type { GivableRole } from '../bot-permissions/role-gifts.ts';
import { requireMembership } from '../access/require-membership.ts';
import { findSettings } from '../settings/settings.queries.ts';
import type { Actor } from '../platform/actor.ts';
import { AppError } from '../platform/app-error.ts';
import type { Context } from '../platform/context.ts';
import { findSteps } from '../ranks/rank.queries.ts';

/**
 * A member takes or drops a role that the family offers for pings. The role is checked again: it may have got rights,
 * become a rank or been moved above the bot since it was saved.
 */
export const choosePingRole = async (
  context: Context,
  actor: Actor,
  { guildId, roleId }: { guildId: string; roleId: string },
): Promise<{ label: string; roleId: GivableRole }> => {
  await requireMembership(context, actor, guildId);
  const { joining } = await findSettings(context.db, guildId);
  const offered = joining.ping_roles.find(({ role_id }) => role_id === roleId);
  const roleContext = await findRoleContext(context.db, guildId);
  const role = roleContext.roles.find(({ id }) => id === roleId);
  if (offered === undefined || role === undefined) throw new AppError('ping_role_gone');
  const isRank = (await findSteps(context.db, guildId)).some((step) => step.roleId === roleId);
  const [givable] = givableRoles(roleContext, [role], { place: 'ping_roles' });
  if (isRank || givable === undefined) throw new AppError('ping_role_refused');
  return { label: offered.label, roleId: givable };
};
