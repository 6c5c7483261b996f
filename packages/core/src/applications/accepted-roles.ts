import { and, eq } from 'drizzle-orm';
import { findRoleContext } from '../bot-permissions/bot-permissions.queries.ts';
import { findDecider } from '../bot-permissions/find-decider.ts';
import { givableRoles } from '../bot-permissions/role-gifts.ts';
import type { GivableRole } from '../bot-permissions/role-gifts.ts';
import { findMember } from '../members/member.queries.ts';
import type { Context } from '../platform/context.ts';
import { applications } from '../platform/db/schema/applications.ts';
import { findApplication } from './application.queries.ts';

interface RoleChange {
  give: readonly string[];
  take: readonly string[];
}

/** Stores which roles an acceptance gave and took in Discord; empty lists once that was undone. */
export const recordAcceptedRoles = async (
  { db }: Context,
  guildId: string,
  applicationId: string,
  { give, take }: RoleChange,
): Promise<void> => {
  await db
    .update(applications)
    .set({ givenRoleIds: [...give], takenRoleIds: [...take] })
    .where(and(eq(applications.guildId, guildId), eq(applications.id, applicationId)));
};

/**
 * What has to be undone after an acceptance was taken back: exactly the roles that it changed. A role that may no
 * longer be given is not given back. Null if nothing is left to do.
 */
export const findUndoneAcceptance = async (
  context: Context,
  guildId: string,
  applicationId: string,
): Promise<{ userId: string; give: GivableRole[]; take: string[] } | null> => {
  const { db } = context;
  const application = await findApplication(db, guildId, applicationId);
  if (application === null || application.status === 'accepted') return null;
  const { userId, givenRoleIds, takenRoleIds } = application;
  const member = await findMember(db, guildId, userId);
  if (givenRoleIds.length + takenRoleIds.length === 0 || member === null || member.leftAt !== null)
    return null;
  const roleContext = await findRoleContext(db, guildId);
  const decider = await findDecider(context, guildId, application.takenBy);
  const away = roleContext.roles.filter(
    ({ id }) => takenRoleIds.includes(id) && !member.roleIds.includes(id),
  );
  return {
    userId,
    give: givableRoles(roleContext, away, { place: 'acceptance', decider }),
    take: givenRoleIds.filter((id) => member.roleIds.includes(id)),
  };
};
