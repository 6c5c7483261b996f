import { and, eq, inArray, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Queryable, Transaction } from '../platform/db/database.ts';
import { arrayOf, documentsOf } from '../platform/db/array-literal.ts';
import { executeKept, executePrepared } from '../platform/db/prepared.ts';
import { contracts } from '../platform/db/schema/contracts.ts';
import { capts } from '../platform/db/schema/capts.ts';
import { events } from '../platform/db/schema/events.ts';
import { rosterClicks, rosterEntries, rosters } from '../platform/db/schema/rosters.ts';
import type { Reason } from '../platform/db/schema/rosters.ts';
import { requestRosterMessage, requestRosterThread } from './roster-message.queries.ts';
import type { RosterSquad } from './roster.ts';
import { replaceSquads } from './squad.queries.ts';

export type RosterRow = typeof rosters.$inferSelect;
/** One person's place, with the values that decide it. */
export interface RosterEntryRow {
  userId: string;
  sequence: number;
  signedUpAt: Date;
  choseReserve: boolean;
  pinned: 'in' | 'out' | null;
  pinnedBy: string | null;
  list: 'main' | 'reserve';
  position: number;
  reason: Reason;
  squad: string | null;
  wantedSquad: string | null;
}

const ONE_ROSTER = and(
  eq(rosters.id, sql.placeholder('rosterId')),
  eq(rosters.guildId, sql.placeholder('guildId')),
);

/** The row lock that serializes all changes of one roster. */
export const lockRoster = async (
  tx: Transaction,
  guildId: string,
  rosterId: string,
): Promise<RosterRow | null> => {
  const [row] = await executeKept(tx, 'roster-lock', { guildId, rosterId }, (on) =>
    on.select().from(rosters).where(ONE_ROSTER).for('no key update'),
  );
  return row ?? null;
};

/** The start of the event or capt of a roster, or the end of a contract’s term. */
export const findStart = async (
  tx: Transaction,
  { id, guildId, kind }: Pick<RosterRow, 'id' | 'guildId' | 'kind'>,
): Promise<Date | null> => {
  const { table, startsAt } = {
    event: { table: events, startsAt: events.startsAt },
    capt: { table: capts, startsAt: capts.startsAt },
    contract: { table: contracts, startsAt: contracts.endsAt },
  }[kind];
  const [row] = await tx
    .select({ startsAt })
    .from(table)
    .where(and(eq(table.id, id), eq(table.guildId, guildId)));
  return row?.startsAt ?? null;
};

export type EntryValues = [
  string,
  number,
  string,
  boolean,
  'in' | 'out' | null,
  string | null,
  'main' | 'reserve',
  number,
  Reason,
  string | null,
  string | null,
];

/**
 * Everybody who signed up, as one JSON value: every batch reads the whole list, and one row per person would cost
 * several times as much.
 */
export const entriesJson = (rosterId: string): SQL => sql`(
    select coalesce(json_agg(json_build_array(user_id::text, sequence, signed_up_at, chose_reserve, pinned,
      pinned_by::text, list, position, reason, squad_id, wanted_squad_id)), '[]')
    from ${rosterEntries} where roster_id = ${rosterId}::uuid and list <> 'walk_in')`;

export const findEntries = async (db: Queryable, rosterId: string): Promise<RosterEntryRow[]> => {
  const { rows } = await db.execute<{ entries: EntryValues[] }>(
    sql`select ${entriesJson(rosterId)} as entries`,
  );
  return entriesOf(rows[0]?.entries ?? []);
};

export const entriesOf = (values: readonly EntryValues[]): RosterEntryRow[] =>
  values.map(
    ([
      userId,
      sequence,
      signedUpAt,
      choseReserve,
      pinned,
      pinnedBy,
      list,
      position,
      reason,
      squad,
      wantedSquad,
    ]) => ({
      userId,
      sequence,
      signedUpAt: new Date(signedUpAt),
      choseReserve,
      pinned,
      pinnedBy,
      list,
      position,
      reason,
      squad,
      wantedSquad,
    }),
  );

/** Which of these people are in main. */
export const findSelected = async (
  db: Queryable,
  rosterId: string,
  userIds: readonly string[],
): Promise<ReadonlySet<string>> => {
  const rows = await db
    .select({ userId: rosterEntries.userId })
    .from(rosterEntries)
    .where(
      and(
        eq(rosterEntries.rosterId, rosterId),
        eq(rosterEntries.list, 'main'),
        inArray(rosterEntries.userId, [...userIds]),
      ),
    );
  return new Set(rows.map(({ userId }) => userId));
};

interface BatchWrites {
  /** Keys of clicks that were not handled before. */
  keys: readonly string[];
  gone: readonly string[];
  added: readonly RosterEntryRow[];
  moved: readonly RosterEntryRow[];
}

/**
 * Writes a batch in one statement, however many people it has. The order of places is checked at commit. Who moved is updated
 * by a join: an insert with `on conflict` would also lock each row and write that.
 */
export const writeBatch = async (
  tx: Transaction,
  roster: Pick<RosterRow, 'id' | 'guildId'>,
  { keys, gone, added, moved }: BatchWrites,
): Promise<void> => {
  if (keys.length + gone.length + added.length + moved.length === 0) return;
  await executePrepared(
    tx,
    'roster-batch-write',
    sql`with clicks as (
      insert into roster_clicks (roster_id, key) select ${roster.id}::uuid, unnest(${sql.param(keys)}::text[])
    ), gone as (
      delete from roster_entries where roster_id = ${roster.id}::uuid and user_id = any(${sql.param(gone)}::bigint[])
    ), moved as (
      update roster_entries entry set chose_reserve = row.chose_reserve, pinned = row.pinned, pinned_by = row.pinned_by,
        list = row.list, position = row.position, reason = row.reason, squad_id = row.squad_id,
        wanted_squad_id = row.wanted_squad_id
      from ${rowsOf(moved)}
      where entry.roster_id = ${roster.id}::uuid and entry.user_id = row.user_id
    )
    insert into roster_entries (roster_id, guild_id, user_id, sequence, signed_up_at, chose_reserve,
      pinned, pinned_by, list, position, reason, squad_id, wanted_squad_id)
    select ${roster.id}::uuid, ${roster.guildId}::bigint, row.* from ${rowsOf(added)}`,
  );
};

/** One parameter a column: one a value would cost more than the rows. */
const rowsOf = (entries: readonly RosterEntryRow[]): SQL => {
  const each = (value: (entry: RosterEntryRow) => string | number | boolean | null): SQL =>
    arrayOf(entries.map(value));
  return sql`unnest(${each((entry) => entry.userId)}::bigint[], ${each((entry) => entry.sequence)}::int[],
      ${each((entry) => entry.signedUpAt.toISOString())}::timestamptz[], ${each((entry) => entry.choseReserve)}::boolean[],
      ${each((entry) => entry.pinned)}::text[], ${each((entry) => entry.pinnedBy)}::bigint[],
      ${each((entry) => entry.list)}::text[], ${each((entry) => entry.position)}::int[],
      ${documentsOf(entries.map((entry) => entry.reason))}::jsonb[],
      ${each((entry) => entry.squad)}::uuid[], ${each((entry) => entry.wantedSquad)}::uuid[])
      as row (user_id, sequence, signed_up_at, chose_reserve, pinned, pinned_by, list, position, reason,
        squad_id, wanted_squad_id)`;
};

export const updateRoster = async (
  tx: Transaction,
  rosterId: string,
  values: Partial<typeof rosters.$inferInsert>,
): Promise<void> => {
  await tx.update(rosters).set(values).where(eq(rosters.id, rosterId));
};

type BatchEnd = Pick<
  RosterRow,
  'slots' | 'squadCount' | 'nextSequence' | 'mainCount' | 'reserveCount' | 'version'
>;

/** What a batch leaves in the roster's row, and the request to redraw its message, in one statement. */
export const endBatch = async (
  tx: Transaction,
  { id, guildId }: Pick<RosterRow, 'id' | 'guildId'>,
  { slots, squadCount, nextSequence, mainCount, reserveCount, version }: BatchEnd,
): Promise<void> =>
  requestRosterMessage(tx, guildId, id, {
    name: 'roster-batch-end',
    steps: sql`done as (update rosters set slots = ${slots}::int, squad_count = ${squadCount}::int,
      next_sequence = ${nextSequence}::int, main_count = ${mainCount}::int, reserve_count = ${reserveCount}::int,
      version = ${version}::int where id = ${id}::uuid)`,
  });

/** Raises the version and requests a redraw of the message. */
export const touchRoster = async (
  tx: Transaction,
  rosterId: string,
  values: Pick<
    Partial<typeof rosters.$inferInsert>,
    'frozenAt' | 'finishedAt' | 'closesAt' | 'pingAgainAt' | 'maybesDueAt' | 'lineUpDueAt' | 'attendanceDueAt'
  > = {},
): Promise<void> => {
  const [touched] = await tx
    .update(rosters)
    .set({ ...values, version: sql`${rosters.version} + 1` })
    .where(eq(rosters.id, rosterId))
    .returning();
  if (touched === undefined) return;
  await requestRosterMessage(tx, touched.guildId, rosterId);
  await requestRosterThread(tx, touched);
};

/** False if a roster with this id already exists. */
export const insertRoster = async (
  tx: Transaction,
  roster: typeof rosters.$inferInsert & { id: string },
  squads: readonly RosterSquad[],
): Promise<boolean> => {
  const values = { ...roster, squadCount: squads.length };
  const made = await tx.insert(rosters).values(values).onConflictDoNothing().returning({ id: rosters.id });
  if (made.length === 1 && squads.length > 0) await replaceSquads(tx, roster, squads);
  return made.length === 1;
};

/** A roster that is over takes no clicks, so their keys are no longer needed. */
export const forgetClicks = async (tx: Transaction, rosterId: string): Promise<void> => {
  await tx.delete(rosterClicks).where(eq(rosterClicks.rosterId, rosterId));
};

export const findRoster = async (
  db: Queryable,
  guildId: string,
  rosterId: string,
): Promise<RosterRow | null> => {
  const [row] = await executeKept(db, 'roster', { guildId, rosterId }, (on) =>
    on.select().from(rosters).where(ONE_ROSTER),
  );
  return row ?? null;
};
