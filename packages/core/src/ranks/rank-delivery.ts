import { and, eq, isNull } from 'drizzle-orm';
import { findRoleContext } from '../bot-permissions/bot-permissions.queries.ts';
import { findDecider } from '../bot-permissions/find-decider.ts';
import { givableRoles } from '../bot-permissions/role-gifts.ts';
import type { GivableRole } from '../bot-permissions/role-gifts.ts';
import { requestDeliveries } from '../deliveries/request-delivery.ts';
import { findMember } from '../members/member.queries.ts';
import type { Context } from '../platform/context.ts';
import { rankChanges } from '../platform/db/schema/ranks.ts';
import { findLastChange, findMemberRank, findSteps } from './rank.queries.ts';
import type { ChangeRow } from './rank.queries.ts';

/**
 * The roles that a member has to get and lose to stand on their step; null for somebody who left. A role that the
 * deciding leader may no longer give is left out.
 */
export const findRankRoles = async (
  context: Context,
  guildId: string,
  userId: string,
): Promise<{ give: GivableRole[]; take: string[]; refused: boolean } | null> => {
  const { db } = context;
  const member = await findMember(db, guildId, userId);
  if (member === null || member.leftAt !== null) return null;
  const rank = await findMemberRank(db, guildId, userId);
  const ladder = (await findSteps(db, guildId)).map(({ roleId }) => roleId);
  const roleContext = await findRoleContext(db, guildId);
  const wanted = roleContext.roles.filter(
    ({ id }) => id === rank?.roleId && ladder.includes(id) && !member.roleIds.includes(id),
  );
  const last = await findLastChange(db, guildId, userId);
  const decider = await findDecider(context, guildId, last?.actorId ?? null);
  const give = givableRoles(roleContext, wanted, { place: 'ranks', decider });
  return {
    give,
    take: ladder.filter((roleId) => roleId !== rank?.roleId && member.roleIds.includes(roleId)),
    refused: give.length < wanted.length,
  };
};

/** Stores that Discord has the roles, and requests a notice to the member about the newest change. */
export const recordApplied = async (context: Context, guildId: string, userId: string): Promise<void> =>
  context.db.transaction(async (tx) => {
    const rows = await tx
      .update(rankChanges)
      .set({ appliedAt: context.clock() })
      .where(
        and(eq(rankChanges.guildId, guildId), eq(rankChanges.userId, userId), isNull(rankChanges.appliedAt)),
      )
      .returning({ id: rankChanges.id });
    if (rows.length === 0) return;
    const newest = await findLastChange(tx, guildId, userId);
    if (newest !== null)
      await requestDeliveries(tx, [{ guildId, kind: 'rank_notice', subject: String(newest.id) }]);
    await context.bus.publish(tx, { type: 'personnel.changed', guildId, userIds: [userId] });
  });

/** What a member has to be told; null if their rank was changed again meanwhile. */
export const findRankNotice = async (
  { db }: Context,
  guildId: string,
  changeId: number,
): Promise<ChangeRow | null> => {
  const [row] = await db
    .select()
    .from(rankChanges)
    .where(and(eq(rankChanges.guildId, guildId), eq(rankChanges.id, changeId)));
  if (row === undefined) return null;
  const newest = await findLastChange(db, guildId, row.userId);
  return newest?.id === changeId ? row : null;
};
