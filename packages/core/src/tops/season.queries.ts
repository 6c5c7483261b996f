import type { Season } from '@famiglia/contract/tops/tops';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../platform/db/database.ts';
import { seasons } from '../platform/db/schema/seasons.ts';

export type SeasonRow = typeof seasons.$inferSelect;

export const presentSeason = (row: SeasonRow): Season => ({
  id: row.id,
  version: row.version,
  name: row.name,
  starts_on: row.startsOn,
  ends_on: row.endsOn,
  closed_at: row.closedAt?.toISOString() ?? null,
});

/** The latest first. A family has few: a hundred of them are decades. */
export const findSeasons = async (db: Queryable, guildId: string): Promise<SeasonRow[]> =>
  db.select().from(seasons).where(eq(seasons.guildId, guildId)).orderBy(desc(seasons.startsOn)).limit(100);

/** The season with this id; without one the open season, or else the one that was closed last. */
export const findSeason = async (
  db: Queryable,
  guildId: string,
  seasonId?: string,
): Promise<SeasonRow | null> => {
  const [row] = await db
    .select()
    .from(seasons)
    .where(and(eq(seasons.guildId, guildId), seasonId === undefined ? undefined : eq(seasons.id, seasonId)))
    .orderBy(desc(seasons.startsOn))
    .limit(1);
  return row ?? null;
};

/** The open season, locked until the transaction ends. */
export const lockOpenSeason = async (tx: Transaction, guildId: string): Promise<SeasonRow | null> => {
  const [row] = await tx
    .select()
    .from(seasons)
    .where(and(eq(seasons.guildId, guildId), isNull(seasons.closedAt)))
    .for('no key update');
  return row ?? null;
};

/** The last day of the season that was closed last. */
export const findLastEnd = async (db: Queryable, guildId: string): Promise<string | null> => {
  const [row] = await db
    .select({ last: sql<string | null>`max(${seasons.endsOn})::text` })
    .from(seasons)
    .where(and(eq(seasons.guildId, guildId), sql`${seasons.closedAt} is not null`));
  return row?.last ?? null;
};
