import { and, asc, count, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../platform/db/database.ts';
import { lockNamed } from '../platform/db/lock-named.ts';
import { eventOccurrences, eventSeries } from '../platform/db/schema/event-series.ts';
import { guilds, members } from '../platform/db/schema/guilds.ts';

export type SeriesRow = typeof eventSeries.$inferSelect;
export type OccurrenceRow = typeof eventOccurrences.$inferSelect;
export type SeriesWithCreator = SeriesRow & { creatorName: string | null };

const isSeries = (guildId: string, seriesId: string) =>
  and(eq(eventSeries.guildId, guildId), eq(eventSeries.id, seriesId), isNull(eventSeries.endedAt));

const ofGuild = async (db: Queryable, guildId: string, seriesId?: string): Promise<SeriesWithCreator[]> => {
  const rows = await db
    .select({ series: eventSeries, creatorName: members.displayName })
    .from(eventSeries)
    .leftJoin(
      members,
      and(eq(members.guildId, eventSeries.guildId), eq(members.userId, eventSeries.createdBy)),
    )
    .where(
      and(
        eq(eventSeries.guildId, guildId),
        isNull(eventSeries.endedAt),
        seriesId === undefined ? undefined : eq(eventSeries.id, seriesId),
      ),
    )
    .orderBy(asc(eventSeries.createdAt), asc(eventSeries.id));
  return rows.map(({ series, creatorName }) => ({ ...series, creatorName }));
};

/** All series that were not ended. */
export const findSeriesOfGuild = async (db: Queryable, guildId: string): Promise<SeriesWithCreator[]> =>
  ofGuild(db, guildId);

export const findSeries = async (
  db: Queryable,
  guildId: string,
  seriesId: string,
): Promise<SeriesWithCreator | null> => (await ofGuild(db, guildId, seriesId))[0] ?? null;

/** The row lock that serializes all changes of one series. */
export const lockSeries = async (
  tx: Transaction,
  guildId: string,
  seriesId: string,
): Promise<SeriesRow | null> => {
  const [row] = await tx.select().from(eventSeries).where(isSeries(guildId, seriesId)).for('no key update');
  return row ?? null;
};

/** The series of all guilds that may have something to post. */
export const findRunningSeries = async (db: Queryable): Promise<SeriesRow[]> => {
  const rows = await db
    .select({ series: eventSeries })
    .from(eventSeries)
    .innerJoin(guilds, and(eq(guilds.id, eventSeries.guildId), eq(guilds.botInstalled, true)))
    .where(and(isNull(eventSeries.endedAt), isNull(eventSeries.pausedAt)))
    .orderBy(asc(eventSeries.guildId), asc(eventSeries.id));
  return rows.map(({ series }) => series);
};

/** Serializes the creation of series and templates in one guild, so that the limit is not exceeded. */
export const lockPlansOf = async (tx: Transaction, guildId: string): Promise<void> => {
  await lockNamed(tx, 'event_plans', guildId);
};

export const countSeries = async (db: Queryable, guildId: string): Promise<number> => {
  const [row] = await db
    .select({ total: count() })
    .from(eventSeries)
    .where(and(eq(eventSeries.guildId, guildId), isNull(eventSeries.endedAt)));
  return row?.total ?? 0;
};

export const insertSeries = async (tx: Transaction, row: typeof eventSeries.$inferInsert): Promise<boolean> =>
  (await tx.insert(eventSeries).values(row).onConflictDoNothing().returning({ id: eventSeries.id }))
    .length === 1;

/** Every change raises the version of the series, also one of a single date. */
export const storeSeries = async (
  tx: Transaction,
  { guildId, id }: Pick<SeriesRow, 'guildId' | 'id'>,
  values: Omit<Partial<SeriesRow>, 'version'>,
): Promise<void> => {
  await tx
    .update(eventSeries)
    .set({ ...values, version: sql`${eventSeries.version} + 1` })
    .where(isSeries(guildId, id));
};

/** The posted, skipped or changed dates of these series, from a day on or still in the future. */
export const findOccurrences = async (
  db: Queryable,
  guildId: string,
  seriesIds: readonly string[],
  now: Date,
): Promise<OccurrenceRow[]> => {
  if (seriesIds.length === 0) return [];
  return db
    .select()
    .from(eventOccurrences)
    .where(
      and(
        eq(eventOccurrences.guildId, guildId),
        inArray(eventOccurrences.seriesId, [...seriesIds]),
        // Two days back includes today in every time zone.
        sql`(${eventOccurrences.day} >= ${now.toISOString()}::timestamptz::date - 2
          or ${eventOccurrences.startsAt} > ${now.toISOString()}::timestamptz)`,
      ),
    );
};

export const storeOccurrence = async (
  tx: Transaction,
  row: typeof eventOccurrences.$inferInsert,
): Promise<void> => {
  const { seriesId: _series, day: _day, guildId: _guild, ...values } = row;
  await tx
    .insert(eventOccurrences)
    .values(row)
    .onConflictDoUpdate({ target: [eventOccurrences.seriesId, eventOccurrences.day], set: values });
};

export const deleteOccurrence = async (
  tx: Transaction,
  { guildId, seriesId, day }: Pick<OccurrenceRow, 'guildId' | 'seriesId' | 'day'>,
): Promise<void> => {
  await tx
    .delete(eventOccurrences)
    .where(
      and(
        eq(eventOccurrences.guildId, guildId),
        eq(eventOccurrences.seriesId, seriesId),
        eq(eventOccurrences.day, day),
      ),
    );
};
