import { movingRoutes } from '@famiglia/contract/moving/moving';
import type { MovingBatch } from '@famiglia/contract/moving/moving';
import { and, desc, eq, sql } from 'drizzle-orm';
import { requireGuildAccess } from '../access/require-guild-access.ts';
import { findNames } from '../members/member.queries.ts';
import { isStaticTaken } from '../members/nick-history.ts';
import { lockMembers } from '../mirror/lock-members.ts';
import { requireSignedIn } from '../platform/actor.ts';
import { AppError } from '../platform/app-error.ts';
import type { Queryable, Transaction } from '../platform/db/database.ts';
import { lockNamed } from '../platform/db/lock-named.ts';
import { members } from '../platform/db/schema/guilds.ts';
import { movingBatches, movingChanges } from '../platform/db/schema/moving.ts';
import type { UseCase } from '../platform/use-case.ts';
import { changeNames } from './change-names.ts';
import type { NameChange } from './moving.queries.ts';

type Person = MovingBatch['created_by'];
type BatchRow = typeof movingBatches.$inferSelect;

export const listBatches: UseCase<typeof movingRoutes.batches> = async (context, actor, input) => {
  const { guildId, limit, offset } = input;
  await requireGuildAccess(context, actor, guildId, movingRoutes.batches.access);
  const { db } = context;
  const rows = await db
    .select()
    .from(movingBatches)
    .where(eq(movingBatches.guildId, guildId))
    .orderBy(desc(movingBatches.createdAt), movingBatches.id)
    .limit(limit)
    .offset(offset);
  const total = await db.$count(movingBatches, eq(movingBatches.guildId, guildId));
  return { items: await presentBatches(db, guildId, rows), total, limit, offset };
};

/** Takes a batch back as one. What somebody changed since stays, and so does who left; pressing twice does nothing more. */
export const takeBatchBack: UseCase<typeof movingRoutes.takeBack> = async (context, actor, input) => {
  const { guildId, batchId } = input;
  await requireGuildAccess(context, actor, guildId, movingRoutes.takeBack.access);
  const { userId } = requireSignedIn(actor);
  return context.db.transaction(async (tx) => {
    await lockNamed(tx, 'moving', guildId);
    const batch = await findBatch(tx, guildId, batchId);
    if (batch === null) throw new AppError('not_found');
    if (batch.undoneAt !== null) return presentBatch(tx, batch);
    const changes = await findReversible(tx, batch);
    if (changes.length > 0)
      await changeNames(context, tx, { guildId, changes, actorId: userId, type: 'names.taken_back' });
    const kept = batch.changed - changes.length;
    const [row = batch] = await tx
      .update(movingBatches)
      .set({ undoneBy: userId, undoneAt: context.clock(), kept })
      .where(and(eq(movingBatches.guildId, guildId), eq(movingBatches.id, batchId)))
      .returning();
    return presentBatch(tx, row);
  });
};

const findBatch = async (db: Queryable, guildId: string, batchId: string): Promise<BatchRow | null> => {
  const [row] = await db
    .select()
    .from(movingBatches)
    .where(and(eq(movingBatches.guildId, guildId), eq(movingBatches.id, batchId)));
  return row ?? null;
};

/** The people of a batch who still have what it gave them, locked in the order of their ids. */
const findReversible = async (tx: Transaction, { guildId, id }: BatchRow): Promise<NameChange[]> => {
  const isOf = and(eq(movingChanges.guildId, guildId), eq(movingChanges.batchId, id));
  const people = await tx.select({ userId: movingChanges.userId }).from(movingChanges).where(isOf);
  await lockMembers(
    tx,
    guildId,
    people.map(({ userId }) => userId),
  );
  await lockNamed(tx, 'static_ids', guildId);
  const rows = await tx
    .select({ change: movingChanges, ingameNick: members.ingameNick, staticId: members.staticId })
    .from(movingChanges)
    .innerJoin(
      members,
      and(eq(members.guildId, movingChanges.guildId), eq(members.userId, movingChanges.userId)),
    )
    .where(
      and(
        isOf,
        sql`(${members.ingameNick}, ${members.staticId}) is not distinct from (${movingChanges.nickAfter}, ${movingChanges.staticAfter})`,
      ),
    )
    .orderBy(movingChanges.userId);
  const reversible: NameChange[] = [];
  for (const { change, ingameNick, staticId } of rows) {
    const { userId, nickBefore, staticBefore } = change;
    const returns = staticBefore !== null && staticBefore !== staticId;
    if (returns && (await isStaticTaken(tx, { guildId, userId, staticId: staticBefore }))) continue;
    const after = { ingameNick: nickBefore, staticId: staticBefore };
    reversible.push({ userId, before: { ingameNick, staticId }, after });
  }
  return reversible;
};

const presentBatches = async (
  db: Queryable,
  guildId: string,
  rows: readonly BatchRow[],
): Promise<MovingBatch[]> => {
  const people = new Set(rows.flatMap(({ createdBy, undoneBy }) => [createdBy, undoneBy ?? []].flat()));
  const names = await findNames(db, guildId, [...people]);
  return rows.map((row) => present(row, (userId) => ({ id: userId, name: names.get(userId) ?? userId })));
};

export const presentBatch = async (db: Queryable, row: BatchRow): Promise<MovingBatch> => {
  const [batch] = await presentBatches(db, row.guildId, [row]);
  if (batch === undefined) throw new Error('a batch was not presented');
  return batch;
};

const present = (row: BatchRow, personOf: (userId: string) => Person): MovingBatch => {
  const { id, pattern, changed, createdBy, createdAt, undoneBy, undoneAt, kept } = row;
  return {
    id,
    pattern,
    changed,
    created_by: personOf(createdBy),
    created_at: createdAt.toISOString(),
    undone:
      undoneBy === null || undoneAt === null
        ? null
        : { by: personOf(undoneBy), at: undoneAt.toISOString(), kept },
  };
};
