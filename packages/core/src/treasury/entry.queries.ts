import type { EntryKind, TreasuryEntry } from '@famiglia/contract/treasury/treasury';
import { and, asc, count, desc, eq, gte, inArray, lt, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable } from '../platform/db/database.ts';
import { members } from '../platform/db/schema/guilds.ts';
import {
  treasuryAccounts,
  treasuryCategories,
  treasuryEntries,
  treasuryPostings,
} from '../platform/db/schema/treasury.ts';

const actors = alias(members, 'actors');
const people = alias(members, 'people');
const counters = alias(treasuryEntries, 'counters');

export interface EntryFilter {
  kind?: EntryKind | undefined;
  categoryId?: string | undefined;
  personId?: string | undefined;
  from?: Date | undefined;
  to?: Date | undefined;
  /** Only entries that stand behind this one: the next portion of an export. */
  after?: { happenedAt: Date; id: number } | undefined;
  id?: number | undefined;
}

const matching = (guildId: string, filter: EntryFilter): SQL | undefined => {
  const { kind, categoryId, personId, from, to, after, id } = filter;
  return and(
    eq(treasuryEntries.guildId, guildId),
    id === undefined ? undefined : eq(treasuryEntries.id, id),
    kind === undefined ? undefined : eq(treasuryEntries.kind, kind),
    categoryId === undefined ? undefined : eq(treasuryEntries.categoryId, categoryId),
    personId === undefined
      ? undefined
      : or(eq(treasuryEntries.personId, personId), eq(treasuryEntries.actorId, personId)),
    from === undefined ? undefined : gte(treasuryEntries.happenedAt, from),
    to === undefined ? undefined : lt(treasuryEntries.happenedAt, to),
    after === undefined
      ? undefined
      : sql`(${treasuryEntries.happenedAt}, ${treasuryEntries.id}) < (${after.happenedAt.toISOString()}::timestamptz, ${after.id}::bigint)`,
  );
};

/** Entries with their names, newest first. */
export const findEntries = async (
  db: Queryable,
  guildId: string,
  filter: EntryFilter,
  page: { limit: number; offset: number },
): Promise<EntryRow[]> => {
  const named = (
    table: typeof actors,
    column: typeof treasuryEntries.actorId | typeof treasuryEntries.personId,
  ) => and(eq(table.guildId, treasuryEntries.guildId), eq(table.userId, column));
  // The page is chosen before anything is joined: joining all earlier rows made a late page ten times as dear.
  const chosen = db
    .select({ id: treasuryEntries.id })
    .from(treasuryEntries)
    .where(matching(guildId, filter))
    .orderBy(desc(treasuryEntries.happenedAt), desc(treasuryEntries.id))
    .limit(page.limit)
    .offset(page.offset)
    .as('chosen');
  const rows = await db
    .select({
      entry: treasuryEntries,
      category: treasuryCategories.name,
      actor: actors.displayName,
      person: people.displayName,
      counteredBy: counters.id,
    })
    .from(chosen)
    .innerJoin(treasuryEntries, eq(treasuryEntries.id, chosen.id))
    .leftJoin(treasuryCategories, eq(treasuryCategories.id, treasuryEntries.categoryId))
    .leftJoin(actors, named(actors, treasuryEntries.actorId))
    .leftJoin(people, named(people as unknown as typeof actors, treasuryEntries.personId))
    .leftJoin(counters, eq(counters.countersId, treasuryEntries.id))
    .orderBy(desc(treasuryEntries.happenedAt), desc(treasuryEntries.id));
  const legs = await findLegs(
    db,
    guildId,
    rows.map(({ entry }) => entry.id),
  );
  return rows.map((row) => ({ ...row, legs: legs.filter(({ entryId }) => entryId === row.entry.id) }));
};
type FoundEntry = typeof treasuryEntries.$inferSelect;
export interface EntryRow {
  entry: FoundEntry;
  category: string | null;
  actor: string | null;
  person: string | null;
  counteredBy: number | null;
  legs: Awaited<ReturnType<typeof findLegs>>;
}

const findLegs = async (db: Queryable, guildId: string, ids: readonly number[]) =>
  ids.length === 0
    ? []
    : db
        .select({
          entryId: treasuryPostings.entryId,
          cents: treasuryPostings.amountCents,
          place: treasuryAccounts.place,
          userId: treasuryAccounts.userId,
          name: members.displayName,
        })
        .from(treasuryPostings)
        .innerJoin(treasuryAccounts, eq(treasuryAccounts.id, treasuryPostings.accountId))
        .leftJoin(
          members,
          and(eq(members.guildId, treasuryAccounts.guildId), eq(members.userId, treasuryAccounts.userId)),
        )
        .where(and(eq(treasuryPostings.guildId, guildId), inArray(treasuryPostings.entryId, [...ids])))
        .orderBy(asc(treasuryPostings.amountCents));

/** No further than this many. */
export const countEntries = async (
  db: Queryable,
  guildId: string,
  filter: EntryFilter,
  most: number,
): Promise<number> => {
  const found = db
    .select({ id: treasuryEntries.id })
    .from(treasuryEntries)
    .where(matching(guildId, filter))
    .limit(most)
    .as('found');
  const [row] = await db.select({ total: count() }).from(found);
  return row?.total ?? 0;
};

const somebody = (id: string | null, name: string | null) => (id === null ? null : { id, name: name ?? id });

export const presentEntry = (row: EntryRow): TreasuryEntry => {
  const { entry, category, legs, counteredBy } = row;
  const size = legs.reduce((sum, { cents }) => (cents > 0n ? sum + cents : sum), 0n);
  return {
    id: String(entry.id),
    kind: entry.kind,
    amount_cents: String(size),
    change_cents: String(entry.changeCents),
    moved: legs
      .filter(({ place }) => place !== 'outside')
      .map(({ place, userId, name, cents }) => ({
        place,
        person: somebody(userId, name),
        amount_cents: String(cents),
      })),
    category: entry.categoryId === null ? null : { id: entry.categoryId, name: category ?? '' },
    person: somebody(entry.personId, row.person),
    reason: entry.reason,
    proof: entry.proof,
    actor: somebody(entry.actorId, row.actor),
    happened_at: entry.happenedAt.toISOString(),
    created_at: entry.createdAt.toISOString(),
    counters_id: entry.countersId === null ? null : String(entry.countersId),
    countered_by: counteredBy === null ? null : String(counteredBy),
  };
};

/** One entry of the guild; null if it has none with this id. */
export const findEntry = async (db: Queryable, guildId: string, id: number): Promise<EntryRow | null> => {
  const [row] = await findEntries(db, guildId, { id }, { limit: 1, offset: 0 });
  return row ?? null;
};

/** Many entries at once, with what they moved. */
export const findEntriesById = async (
  db: Queryable,
  guildId: string,
  ids: readonly number[],
): Promise<{ entry: FoundEntry; legs: EntryRow['legs'] }[]> => {
  if (ids.length === 0) return [];
  const rows = await db
    .select()
    .from(treasuryEntries)
    .where(and(eq(treasuryEntries.guildId, guildId), inArray(treasuryEntries.id, [...ids])))
    .orderBy(asc(treasuryEntries.id));
  const legs = await findLegs(db, guildId, ids);
  return rows.map((entry) => ({ entry, legs: legs.filter(({ entryId }) => entryId === entry.id) }));
};

/** When money moved last; null while nothing is written down. */
export const findLastMoved = async (db: Queryable, guildId: string): Promise<Date | null> => {
  const [row] = await db
    .select({ at: treasuryEntries.happenedAt })
    .from(treasuryEntries)
    .where(eq(treasuryEntries.guildId, guildId))
    .orderBy(desc(treasuryEntries.happenedAt))
    .limit(1);
  return row?.at ?? null;
};
