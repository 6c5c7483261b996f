import type { LogPurpose } from '@famiglia/contract/cabinet-log/cabinet-log';
import { and, desc, eq, sql } from 'drizzle-orm';
import { AppError } from '../platform/app-error.ts';
import type { Queryable, Transaction } from '../platform/db/database.ts';
import { lockNamed } from '../platform/db/lock-named.ts';
import { cabinetLogImports } from '../platform/db/schema/cabinet-log.ts';
import type { HandEntry, Neighbour } from './judge-log.ts';

export type ImportRow = typeof cabinetLogImports.$inferSelect;
export interface ImportKey {
  guildId: string;
  importId: string;
}

const isImport = ({ guildId, importId }: ImportKey) =>
  and(eq(cabinetLogImports.guildId, guildId), eq(cabinetLogImports.id, importId));

export const findImport = async (db: Queryable, key: ImportKey): Promise<ImportRow> => {
  const [row] = await db.select().from(cabinetLogImports).where(isImport(key));
  if (row === undefined) throw new AppError('not_found');
  return row;
};

/** One after the other reads, enters and takes back texts of a guild: two that overlap enter each operation once. */
export const lockLog = async (tx: Transaction, guildId: string): Promise<void> =>
  lockNamed(tx, 'cabinet_log', guildId);

export const findImports = async (
  db: Queryable,
  guildId: string,
  page: { limit: number; offset: number },
): Promise<ImportRow[]> =>
  db
    .select()
    .from(cabinetLogImports)
    .where(eq(cabinetLogImports.guildId, guildId))
    .orderBy(desc(cabinetLogImports.createdAt), desc(cabinetLogImports.id))
    .limit(page.limit)
    .offset(page.offset);

export const updateImport = async (
  tx: Transaction,
  { guildId, id }: Pick<ImportRow, 'guildId' | 'id'>,
  values: Partial<typeof cabinetLogImports.$inferInsert>,
): Promise<void> => {
  await tx
    .update(cabinetLogImports)
    .set(values)
    .where(isImport({ guildId, importId: id }));
};

/** An entry that was taken back moves nothing any more. */
const standing = sql`not exists (select from treasury_entries back where back.counters_id = entry.id)`;

/** Which of these lines are in the treasury, with their entries. */
export const findKnownLines = async (
  db: Queryable,
  guildId: string,
  keys: readonly string[],
): Promise<Map<string, number>> => {
  const { rows } = await db.execute<{ key: string; entry_id: string }>(sql`
    select given.key, line.entry_id from unnest(${sql.param([...keys])}::text[]) as given (key)
    join cabinet_log_lines line on line.guild_id = ${guildId}::bigint
      and line.minute = substr(given.key, 1, 16)
      and line.amount_cents = split_part(given.key, ' ', 3)::bigint
      and line.balance_cents = split_part(given.key, ' ', 4)::bigint
      and line.nth = split_part(given.key, ' ', 5)::smallint
    join treasury_entries entry on entry.id = line.entry_id and ${standing}`);
  return new Map(rows.map(({ key, entry_id: id }) => [key, Number(id)]));
};

const MOST_HAND_ENTRIES = 5000;

/** What moved money in the bank in these days, and no log told of. */
export const findHandEntries = async (
  db: Queryable,
  guildId: string,
  { from, to }: { from: Date; to: Date },
): Promise<HandEntry[]> => {
  const { rows } = await db.execute<{ id: string; at: string; cents: string; person_id: string | null }>(sql`
    select entry.id, entry.happened_at::text as at, posting.amount_cents::text as cents, entry.person_id
    from treasury_entries entry
    join treasury_accounts bank on bank.guild_id = entry.guild_id and bank.place = 'bank'
    join treasury_postings posting on posting.entry_id = entry.id and posting.account_id = bank.id
    where entry.guild_id = ${guildId}::bigint
      and entry.happened_at between ${from.toISOString()}::timestamptz and ${to.toISOString()}::timestamptz
      and entry.kind in ('income', 'expense', 'transfer', 'payout') and ${standing}
      and not exists (select from cabinet_log_lines line where line.entry_id = entry.id)
    order by entry.happened_at, entry.id limit ${MOST_HAND_ENTRIES}`);
  return rows.map(({ id, at, cents, person_id: personId }) => ({
    id: Number(id),
    happenedAt: new Date(at),
    cents: BigInt(cents),
    personId,
  }));
};

/** What officers chose last for the same words, by `purposeKey`. */
export const findLearnt = async (
  db: Queryable,
  guildId: string,
  words: readonly string[],
): Promise<Map<string, LogPurpose>> => {
  const { rows } = await db.execute<{ key: string; kind: string; category_id: string | null }>(sql`
    select side.name || ' ' || given.words as key, last.kind, last.category_id
    from unnest(${sql.param([...new Set(words)])}::text[]) as given (words)
    cross join (values ('out', true), ('in', false)) as side (name, is_out)
    cross join lateral (
      select entry.kind, entry.category_id from cabinet_log_lines line
      join treasury_entries entry on entry.id = line.entry_id and ${standing}
      where line.guild_id = ${guildId}::bigint and line.words = given.words and line.made
        and (line.amount_cents < 0) = side.is_out
      order by line.entry_id desc limit 1
    ) last`);
  return new Map(
    rows.map(({ key, kind, category_id: category }) => [key, kind === 'transfer' ? 'cash' : category]),
  );
};

export interface StoredLine extends Neighbour {
  key: string;
  at: string;
}

/** Lines of earlier texts: those of a minute, and those of the nearest minute on this side of it. */
export const findNeighbours = async (
  db: Queryable,
  guildId: string,
  at: string,
  side: 'before' | 'after',
): Promise<StoredLine[]> => {
  const isBefore = side === 'before';
  const nearest = isBefore
    ? sql`(select max(minute) from cabinet_log_lines where guild_id = ${guildId}::bigint and minute < ${at})`
    : sql`(select min(minute) from cabinet_log_lines where guild_id = ${guildId}::bigint and minute > ${at})`;
  const { rows } = await db.execute<{ at: string; amount: string; balance: string; nth: number }>(sql`
    select minute as at, amount_cents::text as amount, balance_cents::text as balance, nth from cabinet_log_lines
    where guild_id = ${guildId}::bigint and minute in (${at}, ${nearest})
    order by minute, nth limit 200`);
  return rows.map((row) => ({
    key: `${row.at} ${row.amount} ${row.balance} ${row.nth}`,
    at: row.at,
    amount: BigInt(row.amount),
    balance: BigInt(row.balance),
  }));
};

/** Lines of the latest minute of any text. */
export const findLatestLines = async (db: Queryable, guildId: string): Promise<StoredLine[]> => {
  const { rows } = await db.execute<{ at: string | null }>(
    sql`select max(minute) as at from cabinet_log_lines where guild_id = ${guildId}::bigint`,
  );
  const at = rows[0]?.at ?? null;
  if (at === null) return [];
  return (await findNeighbours(db, guildId, at, 'after')).filter((line) => line.at === at);
};

/** What lies in the bank, and how much of it was entered for later than this moment. Counts hold for what was before them. */
export const findBank = async (
  db: Queryable,
  guildId: string,
  since: Date,
): Promise<{ now: bigint; later: bigint }> => {
  const { rows } = await db.execute<{ now: string; later: string }>(sql`
    select coalesce((select balance_cents from treasury_accounts
        where guild_id = ${guildId}::bigint and place = 'bank'), 0)::text as now,
      coalesce((
        select sum(posting.amount_cents) from treasury_entries entry
        join treasury_accounts bank on bank.guild_id = entry.guild_id and bank.place = 'bank'
        join treasury_postings posting on posting.entry_id = entry.id and posting.account_id = bank.id
        where entry.guild_id = ${guildId}::bigint and entry.happened_at >= ${since.toISOString()}::timestamptz
          and entry.kind in ('income', 'expense', 'transfer', 'payout') and ${standing}
          and not exists (select from cabinet_log_lines line where line.entry_id = entry.id)
      ), 0)::text as later`);
  return { now: BigInt(rows[0]?.now ?? 0), later: BigInt(rows[0]?.later ?? 0) };
};

export interface NewLine {
  at: string;
  amount: bigint;
  balance: bigint;
  nth: number;
  words: string;
  entryId: number;
  made: boolean;
}

/**
 * The lines of a text with their entries. A line whose earlier entry was taken back has the new one; returns how many were stored:
 * one that is in the treasury is not stored again.
 */
export const storeLines = async (
  tx: Transaction,
  { guildId, importId }: ImportKey,
  lines: readonly NewLine[],
): Promise<number> => {
  const rows = lines.map(({ at, amount, balance, nth, words, entryId, made }) => ({
    at,
    amount: String(amount),
    balance: String(balance),
    nth,
    words,
    entry_id: entryId,
    made,
  }));
  const { rowCount } = await tx.execute(sql`
    insert into cabinet_log_lines (guild_id, minute, amount_cents, balance_cents, nth, import_id, entry_id, made, words)
    select ${guildId}::bigint, row.at, row.amount, row.balance, row.nth, ${importId}::uuid, row.entry_id, row.made, row.words
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as row (at text, amount bigint, balance bigint, nth smallint, words text, entry_id bigint, made boolean)
    on conflict (guild_id, minute, amount_cents, balance_cents, nth) do update
      set import_id = excluded.import_id, entry_id = excluded.entry_id, made = excluded.made, words = excluded.words
      where exists (select from treasury_entries back where back.counters_id = cabinet_log_lines.entry_id)`);
  return rowCount ?? 0;
};

/** The entries that a text made and that still stand. */
export const findMadeEntries = async (db: Queryable, { guildId, importId }: ImportKey): Promise<number[]> => {
  const { rows } = await db.execute<{ id: string }>(sql`
    select entry.id from cabinet_log_lines line join treasury_entries entry on entry.id = line.entry_id and ${standing}
    where line.guild_id = ${guildId}::bigint and line.import_id = ${importId}::uuid and line.made
    order by entry.id`);
  return rows.map(({ id }) => Number(id));
};
