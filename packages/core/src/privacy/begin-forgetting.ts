import { randomInt } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Context } from '../platform/context.ts';
import type { Queryable } from '../platform/db/database.ts';
import { forgettings } from '../platform/db/schema/forgettings.ts';
import { readPerson } from './former-member.queries.ts';

export type ForgettingRow = typeof forgettings.$inferSelect;

/** Records that a person is to be forgotten. A second request while it is in progress returns the same record. */
export const beginForgetting = async (
  { clock }: Pick<Context, 'clock'>,
  db: Queryable,
  userId: string,
): Promise<ForgettingRow> => {
  const { names } = await readPerson(db, userId);
  const total = await estimateRows(db);
  await db
    .insert(forgettings)
    .values({ userId, formerId: formerMemberId(), names, askedAt: clock(), total })
    .onConflictDoNothing();
  const row = await findForgetting(db, userId);
  if (row === null) throw new Error('a forgetting that was just noted is gone');
  return row;
};

export const findForgetting = async (db: Queryable, userId: string): Promise<ForgettingRow | null> => {
  const [row] = await db.select().from(forgettings).where(eq(forgettings.userId, userId));
  return row ?? null;
};

/** About how many rows all tables have, by the last count of PostgreSQL itself: at least one for each table. */
const estimateRows = async (db: Queryable): Promise<number> => {
  const { rows } = await db.execute<{ total: number }>(sql`
    select least(sum(greatest(reltuples, 1)), 2000000000)::int as total from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r'`);
  return rows[0]?.total ?? 0;
};

/** Discord ids contain their time; real ones reach this range in the 2080s. */
const LOWEST_PLACEHOLDER_ID = 9_100_000_000_000_000_000n;

/** An id in the form of a person's that belongs to nobody. */
const formerMemberId = (): string => String(LOWEST_PLACEHOLDER_ID + BigInt(randomInt(2 ** 47)));
