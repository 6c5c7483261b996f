import type { HeldRank, RankStep } from '@famiglia/contract/ranks/ranks';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { requestDelivery } from '../deliveries/request-delivery.ts';
import type { Queryable, Transaction } from '../platform/db/database.ts';
import {
  memberRanks,
  rankChanges,
  rankDeferrals,
  rankLadders,
  rankSteps,
} from '../platform/db/schema/ranks.ts';

export type StepRow = typeof rankSteps.$inferSelect;
export type ChangeRow = typeof rankChanges.$inferSelect;

/** The steps of a ladder, the lowest first. */
export const findSteps = async (db: Queryable, guildId: string): Promise<StepRow[]> =>
  db.select().from(rankSteps).where(eq(rankSteps.guildId, guildId)).orderBy(asc(rankSteps.position));

/** 0 for a guild that never saved one. */
export const findLadderVersion = async (db: Queryable, guildId: string): Promise<number> => {
  const [row] = await db
    .select({ version: rankLadders.version })
    .from(rankLadders)
    .where(eq(rankLadders.guildId, guildId));
  return row?.version ?? 0;
};

/** The same, locked until the transaction ends; a guild's first ladder gets its row here. */
export const lockLadderVersion = async (
  tx: Transaction,
  row: { guildId: string; updatedBy: string; updatedAt: Date },
): Promise<number> => {
  await tx
    .insert(rankLadders)
    .values({ ...row, version: 0 })
    .onConflictDoNothing();
  const [locked] = await tx
    .select({ version: rankLadders.version })
    .from(rankLadders)
    .where(eq(rankLadders.guildId, row.guildId))
    .for('no key update');
  return locked?.version ?? 0;
};

/** Replaces the steps, in the order given. */
export const storeSteps = async (
  tx: Transaction,
  guildId: string,
  steps: readonly RankStep[],
): Promise<void> => {
  await tx.delete(rankSteps).where(eq(rankSteps.guildId, guildId));
  if (steps.length === 0) return;
  await tx.insert(rankSteps).values(
    steps.map(({ role_id: roleId, name, requirements }, index) => ({
      guildId,
      roleId,
      position: index + 1,
      name,
      requirements,
    })),
  );
};

export const findMemberRank = async (db: Queryable, guildId: string, userId: string) => {
  const [row] = await db.select().from(memberRanks).where(isOf(guildId, userId));
  return row ?? null;
};

/** The rank as it is shown; null for none. */
export const findHeldRank = async (
  db: Queryable,
  guildId: string,
  userId: string,
): Promise<HeldRank | null> => {
  const [row] = await db
    .select({ roleId: memberRanks.roleId, name: rankSteps.name, since: memberRanks.since })
    .from(memberRanks)
    .innerJoin(
      rankSteps,
      and(eq(rankSteps.guildId, memberRanks.guildId), eq(rankSteps.roleId, memberRanks.roleId)),
    )
    .where(isOf(guildId, userId));
  if (row === undefined) return null;
  return { role_id: row.roleId, name: row.name, since: row.since.toISOString() };
};

/** The latest change of a member's rank. */
export const findLastChange = async (
  db: Queryable,
  guildId: string,
  userId: string,
): Promise<ChangeRow | null> => {
  const [row] = await db
    .select()
    .from(rankChanges)
    .where(and(eq(rankChanges.guildId, guildId), eq(rankChanges.userId, userId)))
    .orderBy(desc(rankChanges.id))
    .limit(1);
  return row ?? null;
};

const isOf = (guildId: string, userId: string) =>
  and(eq(memberRanks.guildId, guildId), eq(memberRanks.userId, userId));

/** Writes a change of a rank and the rank itself. An earlier decision to put a promotion off is over. */
export const storeChange = async (tx: Transaction, change: Omit<ChangeRow, 'id'>): Promise<void> => {
  const { guildId, userId, toRoleId: roleId, createdAt: since } = change;
  await tx.insert(rankChanges).values(change);
  if (roleId === null) await tx.delete(memberRanks).where(isOf(guildId, userId));
  else
    await tx
      .insert(memberRanks)
      .values({ guildId, userId, roleId, since })
      .onConflictDoUpdate({ target: [memberRanks.guildId, memberRanks.userId], set: { roleId, since } });
  await tx
    .delete(rankDeferrals)
    .where(and(eq(rankDeferrals.guildId, guildId), eq(rankDeferrals.userId, userId)));
  // A nickname may contain the rank.
  await requestDelivery(tx, { guildId, kind: 'nickname', subject: userId });
};

/** Each present member with the highest step whose role they have in Discord; null where they have none. */
export const heldInDiscord = (guildId: string) => sql`
  select member.user_id, member.joined_at, top.role_id, top.name, top.position
  from members member
  left join lateral (
    select step.role_id, step.name, step.position from rank_steps step
    where step.guild_id = member.guild_id and step.role_id = any(member.role_ids)
    order by step.position desc limit 1
  ) top on true
  where member.guild_id = ${guildId}::bigint and member.left_at is null and not member.is_bot`;
