import { and, eq } from 'drizzle-orm';
import { guildPermissions } from '../bot-permissions/held-permissions.ts';
import { giftProblem, giftRefusal } from '../bot-permissions/role-gifts.ts';
import type { RoleContext } from '../bot-permissions/role-context.ts';
import type { Queryable } from '../platform/db/database.ts';
import { rankSteps } from '../platform/db/schema/ranks.ts';
import { MANAGE_ROLES } from '../platform/discord/permission-bits.ts';
import { givenByRule } from '../settings/blocked-roles.ts';
import { findSettings } from '../settings/settings.queries.ts';

const GIFT = { place: 'shop' } as const;

/**
 * Why the shop does not give this role now, as the message of a field: it is gone, has rights, the bot cannot give it, or
 * another rule gives and takes it.
 */
export const offeredRoleProblem = async (
  db: Queryable,
  roleContext: RoleContext,
  roleId: string,
): Promise<string | null> => {
  const role = roleContext.roles.find(({ id }) => id === roleId);
  if (role === undefined) return 'unknown_role';
  const refusal = giftRefusal(roleContext, role, GIFT);
  if (refusal !== null) return giftProblem(refusal, role, GIFT);
  const { guildId, bot } = roleContext;
  if (bot !== null && (guildPermissions(bot) & MANAGE_ROLES) === 0n) return 'role_bot_lacks';
  const given = givenByRule(await findSettings(db, guildId));
  const isStep = and(eq(rankSteps.guildId, guildId), eq(rankSteps.roleId, roleId));
  const isUsed = given.some((one) => one.roleId === roleId) || (await db.$count(rankSteps, isStep)) > 0;
  return isUsed ? 'role_used' : null;
};
