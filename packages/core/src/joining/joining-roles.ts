import { and, eq, gt, sql } from 'drizzle-orm';
import { recordActivity } from '../activity/record-activity.ts';
import { findRoleContext } from '../bot-permissions/bot-permissions.queries.ts';
import { givableRoles } from '../bot-permissions/role-gifts.ts';
import type { GivableRole } from '../bot-permissions/role-gifts.ts';
import { findMember } from '../members/member.queries.ts';
import type { ListedMember } from '../members/listed-member.ts';
import { findSettings } from '../settings/settings.queries.ts';
import { findBlacklisted } from '../blacklist/blacklist.queries.ts';
import type { Context } from '../platform/context.ts';
import { memberJoinings } from '../platform/db/schema/joining.ts';
import { dismissals, warningRoles } from '../platform/db/schema/warnings.ts';

export interface JoiningRoles {
  give: GivableRole[];
  /** Those of them that a returning member had before. */
  returned: string[];
  /** Whether a first role is left out, because the bot may not give it any more. */
  refused: boolean;
}

/** What the bot still has to give somebody who joined; null if that is done, they are gone, or they are on the blacklist. */
export const findJoiningRoles = async (
  context: Context,
  guildId: string,
  userId: string,
): Promise<JoiningRoles | null> => {
  const { db } = context;
  const [joining] = await db.select().from(memberJoinings).where(isOf(guildId, userId));
  const member = await findMember(db, guildId, userId);
  if (joining === undefined || joining.rolesGivenAt !== null || member === null || member.leftAt !== null)
    return null;
  // They wait for a leader: a lifted entry asks for the roles again.
  if (await isBlacklisted(context, guildId, member)) return null;
  const settings = await findSettings(db, guildId);
  const roleContext = await findRoleContext(db, guildId);
  const missing = roleContext.roles.filter(({ id }) => !member.roleIds.includes(id));
  const first = missing.filter(({ id }) => settings.joining.roles.includes(id));
  const safe = givableRoles(roleContext, first, { place: 'first_roles' });
  const { memberSince } = joining;
  const comesBack = settings.joining.return_roles && memberSince !== null && joining.roleIds.length > 0;
  const mayComeBack = comesBack && !(await isDismissed(context, guildId, member, memberSince));
  // Roles that the bot gives and takes by other rules.
  const ruled = new Set([
    settings.vacations.role,
    ...settings.reputation_roles.map(({ role_id }) => role_id),
    ...(mayComeBack ? await findHeldBack(context, guildId, userId) : []),
  ]);
  const had = missing.filter(
    (role) =>
      mayComeBack && joining.roleIds.includes(role.id) && !ruled.has(role.id) && !first.includes(role),
  );
  const returned = givableRoles(roleContext, had, { place: 'returned_roles' });
  return {
    give: [...safe, ...returned],
    returned,
    refused: safe.length < first.length,
  };
};

/** Compares everything that the family knows about them; of a newcomer only the account and the name are known. */
const isBlacklisted = async (
  { db, clock }: Context,
  guildId: string,
  { userId, staticId, ingameNick, displayName }: ListedMember,
): Promise<boolean> => {
  for (const nick of [ingameNick, displayName]) {
    const found = await findBlacklisted(db, guildId, { userId, staticId, nick }, clock());
    if (found.length > 0) return true;
  }
  return false;
};

/** Dismissed since they had joined before. */
const isDismissed = async (
  { db }: Context,
  guildId: string,
  { userId }: ListedMember,
  memberSince: Date,
): Promise<boolean> => {
  const dismissed = await db
    .select({ id: dismissals.id })
    .from(dismissals)
    .where(
      and(
        eq(dismissals.guildId, guildId),
        eq(dismissals.userId, userId),
        gt(dismissals.createdAt, memberSince),
      ),
    )
    .limit(1);
  return dismissed.length > 0;
};

/** Roles that were taken because of warnings. They come back with fewer points, not by leaving and returning. */
const findHeldBack = async ({ db }: Context, guildId: string, userId: string): Promise<string[]> => {
  const rows = await db
    .select({ roleId: warningRoles.roleId })
    .from(warningRoles)
    .where(and(eq(warningRoles.guildId, guildId), eq(warningRoles.userId, userId)));
  return rows.map(({ roleId }) => roleId);
};

const isOf = (guildId: string, userId: string) =>
  and(eq(memberJoinings.guildId, guildId), eq(memberJoinings.userId, userId));

/** Stores that the roles were given, so that a role that a leader removes later is not given again. */
export const recordJoiningRoles = async (
  context: Context,
  guildId: string,
  userId: string,
  returned: readonly string[],
): Promise<void> =>
  context.db.transaction(async (tx) => {
    await tx.update(memberJoinings).set({ rolesGivenAt: context.clock() }).where(isOf(guildId, userId));
    if (returned.length === 0) return;
    const { rows } = await tx.execute<{ name: string }>(sql`
      select name from roles where guild_id = ${guildId}::bigint and id = any(${sql.param(returned)}::bigint[])
      order by position desc`);
    await recordActivity(context, tx, {
      guildId,
      type: 'joining.roles_returned',
      actorId: null,
      target: { kind: 'member', id: userId },
      data: { roles: rows.map(({ name }) => ({ name })) },
    });
    await context.bus.publish(tx, { type: 'personnel.changed', guildId, userIds: [userId] });
  });
