import { and, asc, count, desc, eq, gte, inArray, isNull, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable } from '../platform/db/database.ts';
import { members } from '../platform/db/schema/guilds.ts';
import { reputationEntries } from '../platform/db/schema/reputation.ts';

const actors = alias(members, 'actors');
const undos = alias(reputationEntries, 'undos');

const ofMember = (guildId: string, userId: string) =>
  and(eq(reputationEntries.guildId, guildId), eq(reputationEntries.userId, userId));

const selectEntries = (db: Queryable) =>
  db
    .select({ entry: reputationEntries, actorName: actors.displayName, undoneBy: undos.id })
    .from(reputationEntries)
    .leftJoin(
      actors,
      and(eq(actors.guildId, reputationEntries.guildId), eq(actors.userId, reputationEntries.actorId)),
    )
    .leftJoin(undos, eq(undos.reverses, reputationEntries.id));

export type EntryRow = Awaited<ReturnType<typeof findLedger>>[number];

export const findLedger = async (
  db: Queryable,
  guildId: string,
  userId: string,
  page: { limit: number; offset: number },
) =>
  selectEntries(db)
    .where(ofMember(guildId, userId))
    .orderBy(desc(reputationEntries.id))
    .limit(page.limit)
    .offset(page.offset);

export const countLedger = async (db: Queryable, guildId: string, userId: string): Promise<number> => {
  const [row] = await db.select({ total: count() }).from(reputationEntries).where(ofMember(guildId, userId));
  return row?.total ?? 0;
};

export const findEntriesById = async (db: Queryable, guildId: string, ids: readonly number[]) =>
  ids.length === 0
    ? []
    : selectEntries(db)
        .where(and(eq(reputationEntries.guildId, guildId), inArray(reputationEntries.id, [...ids])))
        .orderBy(asc(reputationEntries.id));

/** Entries of these keys that were not reversed. */
export const findStandingEntries = async (db: Queryable, guildId: string, keys: readonly string[]) =>
  selectEntries(db)
    .where(
      and(
        eq(reputationEntries.guildId, guildId),
        inArray(reputationEntries.key, [...keys]),
        isNull(undos.id),
      ),
    )
    .orderBy(asc(reputationEntries.id));

/** What each member still has of the entries of these keys: those that were reversed count nothing. */
export const sumStandingEntries = async (
  db: Queryable,
  guildId: string,
  keys: readonly string[],
): Promise<Map<string, number>> => {
  if (keys.length === 0) return new Map();
  const rows = await db
    .select({
      userId: reputationEntries.userId,
      total: sql<number>`sum(${reputationEntries.delta})::float8`,
    })
    .from(reputationEntries)
    .leftJoin(undos, eq(undos.reverses, reputationEntries.id))
    .where(
      and(
        eq(reputationEntries.guildId, guildId),
        sql`${reputationEntries.key} = any(${sql.param(keys)}::text[])`,
        isNull(undos.id),
      ),
    )
    .groupBy(reputationEntries.userId);
  return new Map(rows.map(({ userId, total }) => [userId, total]));
};

/** The entries of a batch that were not reversed yet. */
export const findBatch = async (db: Queryable, guildId: string, batchId: string) =>
  selectEntries(db)
    .where(
      and(
        eq(reputationEntries.guildId, guildId),
        eq(reputationEntries.batchId, batchId),
        isNull(reputationEntries.reverses),
        ne(reputationEntries.source, 'undo'),
      ),
    )
    .orderBy(asc(reputationEntries.id));

/** The balance at the end of each day with a change, in the guild's time zone, oldest first. */
export const findDailyBalances = async (
  db: Queryable,
  { guildId, userId, since, timeZone }: { guildId: string; userId: string; since: Date; timeZone: string },
) => {
  const day = sql<string>`(${reputationEntries.createdAt} at time zone ${sql.raw(quoted(timeZone))})::date::text`;
  return db
    .selectDistinctOn([day], { date: day, balance: reputationEntries.balance })
    .from(reputationEntries)
    .where(and(ofMember(guildId, userId), gte(reputationEntries.createdAt, since)))
    .orderBy(day, desc(reputationEntries.id));
};

/** Inlined into the statement: as a parameter it would be a different expression at each place. */
const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** The balance just before the given time. */
export const findBalanceBefore = async (
  db: Queryable,
  guildId: string,
  userId: string,
  before: Date,
): Promise<number | null> => {
  const [row] = await db
    .select({ balance: reputationEntries.balance })
    .from(reputationEntries)
    .where(and(ofMember(guildId, userId), sql`${reputationEntries.createdAt} < ${before.toISOString()}`))
    .orderBy(desc(reputationEntries.id))
    .limit(1);
  return row?.balance ?? null;
};
