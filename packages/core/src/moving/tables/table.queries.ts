import { and, asc, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { tableRoutes } from '@famiglia/contract/moving/tables';
import { AppError } from '../../platform/app-error.ts';
import type { Queryable, Transaction } from '../../platform/db/database.ts';
import { lockNamed } from '../../platform/db/lock-named.ts';
import { movingTableRows, movingTables } from '../../platform/db/schema/moving-tables.ts';
import type { UseCaseInput } from '../../platform/use-case-input.ts';
import type { SettledRow } from './judging/settle-states.ts';
import type { RowValues } from './reading/read-row.ts';

export type TableHead = typeof movingTables.$inferSelect;
export type TableRow = Omit<typeof movingTableRows.$inferSelect, 'said'> & { said: RowValues };
export type RowChoice = UseCaseInput<typeof tableRoutes.rows>['show'];

export interface TableKey {
  guildId: string;
  tableId: string;
}

const isTable = ({ guildId, tableId }: TableKey) =>
  and(eq(movingTables.guildId, guildId), eq(movingTables.id, tableId));
const isRowOf = ({ guildId, tableId }: TableKey) =>
  and(eq(movingTableRows.guildId, guildId), eq(movingTableRows.tableId, tableId));

export const findTable = async (db: Queryable, key: TableKey): Promise<TableHead> => {
  const [row] = await db.select().from(movingTables).where(isTable(key));
  if (row === undefined) throw new AppError('not_found');
  return row;
};

/** One after another enters names and tables of a family, and changes what a table says. */
export const lockTable = async (tx: Transaction, key: TableKey): Promise<TableHead> => {
  await lockNamed(tx, 'moving', key.guildId);
  return findTable(tx, key);
};

/** The same for a table that nobody has begun to enter. */
export const lockDraft = async (tx: Transaction, key: TableKey): Promise<TableHead> => {
  const table = await lockTable(tx, key);
  if (table.state !== 'draft') throw new AppError('list_begun');
  return table;
};

/** Its version grows with every change that a form has to know. */
export const updateTable = async (
  tx: Transaction,
  key: TableKey,
  values: Partial<typeof movingTables.$inferInsert>,
): Promise<TableHead> => {
  const [row] = await tx
    .update(movingTables)
    .set({ ...values, version: sql`${movingTables.version} + 1` })
    .where(isTable(key))
    .returning();
  if (row === undefined) throw new AppError('not_found');
  return row;
};

export const deleteTable = async (tx: Transaction, key: TableKey): Promise<void> => {
  await tx.delete(movingTables).where(isTable(key));
};

export const listTableHeads = async (
  db: Queryable,
  guildId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<TableHead[]> =>
  db
    .select()
    .from(movingTables)
    .where(eq(movingTables.guildId, guildId))
    .orderBy(desc(movingTables.createdAt), movingTables.id)
    .limit(limit)
    .offset(offset);

export const countTables = async (db: Queryable, guildId: string): Promise<number> =>
  db.$count(movingTables, eq(movingTables.guildId, guildId));

export const countDrafts = async (db: Queryable, guildId: string): Promise<number> =>
  db.$count(movingTables, and(eq(movingTables.guildId, guildId), eq(movingTables.state, 'draft')));

export type StoredRow = typeof movingTableRows.$inferInsert;

const ROWS_AT_ONCE = 500;

export const insertRows = async (tx: Transaction, rows: readonly StoredRow[]): Promise<void> => {
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE)
    await tx.insert(movingTableRows).values(rows.slice(start, start + ROWS_AT_ONCE));
};

export const deleteRows = async (tx: Transaction, key: TableKey): Promise<void> => {
  await tx.delete(movingTableRows).where(isRowOf(key));
};

const rowsWhere = async (
  db: Queryable,
  where: SQL | undefined,
  page: { limit: number; offset: number } = { limit: 100_000, offset: 0 },
): Promise<TableRow[]> => {
  const rows = await db
    .select()
    .from(movingTableRows)
    .where(where)
    .orderBy(asc(movingTableRows.line))
    .limit(page.limit)
    .offset(page.offset);
  return rows;
};

export const findRows = async (db: Queryable, key: TableKey): Promise<TableRow[]> =>
  rowsWhere(db, isRowOf(key));

const CHOICES: Record<RowChoice, SQL> = {
  ready: sql`state = 'ready'`,
  doubt: sql`state = 'doubt'`,
  left_out: sql`state = 'left_out'`,
  changed: sql`jsonb_array_length(changes) > 0`,
  skipped: sql`state <> 'left_out' and jsonb_array_length(refused) > 0`,
  kept: sql`taken_back and jsonb_path_exists(changes, '$[*] ? (@.kept == true)')`,
};

export const findRowPage = async (
  db: Queryable,
  key: TableKey,
  show: RowChoice,
  page: { limit: number; offset: number },
) => {
  const where = and(isRowOf(key), CHOICES[show]);
  return { rows: await rowsWhere(db, where, page), total: await db.$count(movingTableRows, where) };
};

/** The next rows that are entered, or taken back. */
export const findNextRows = async (
  tx: Transaction,
  key: TableKey,
  step: 'enter' | 'take_back',
  limit: number,
): Promise<TableRow[]> =>
  rowsWhere(
    tx,
    step === 'enter'
      ? and(isRowOf(key), eq(movingTableRows.state, 'ready'), sql`changes is null`)
      : and(isRowOf(key), isNotNull(movingTableRows.changes), eq(movingTableRows.takenBack, false)),
    { limit, offset: 0 },
  );

/** Writes what became of some rows. */
export const updateRows = async (
  tx: Transaction,
  { guildId, tableId }: TableKey,
  rows: readonly Pick<TableRow, 'line' | 'changes' | 'refused' | 'takenBack'>[],
): Promise<void> => {
  const given = rows.map(({ line, changes, refused, takenBack }) => ({
    line,
    changes,
    refused,
    taken_back: takenBack,
  }));
  await tx.execute(sql`
    update moving_table_rows set changes = given.changes, refused = given.refused, taken_back = given.taken_back, cells = '[]'
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb)
      as given (line int, changes jsonb, refused jsonb, taken_back boolean)
    where guild_id = ${guildId}::bigint and table_id = ${tableId}::uuid and moving_table_rows.line = given.line`);
};

/** Who is meant by each row, and whether it is entered. In two steps: nobody may stand in two rows at once, also for a moment. */
export const updateStates = async (
  tx: Transaction,
  { guildId, tableId }: TableKey,
  rows: readonly SettledRow[],
): Promise<void> => {
  const isIt = sql`guild_id = ${guildId}::bigint and table_id = ${tableId}::uuid`;
  const lines = sql.param(rows.map(({ line }) => line));
  await tx.execute(
    sql`update moving_table_rows set state = 'doubt' where ${isIt} and line = any(${lines}::int[])`,
  );
  const given = rows.map(({ line, userId, state, doubts, leftOut }) => ({
    line,
    user_id: userId,
    state,
    doubts,
    left_out: leftOut,
  }));
  await tx.execute(sql`
    update moving_table_rows set user_id = given.user_id, state = given.state, doubts = given.doubts, left_out = given.left_out
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb)
      as given (line int, user_id bigint, state text, doubts jsonb, left_out text)
    where guild_id = ${guildId}::bigint and table_id = ${tableId}::uuid and moving_table_rows.line = given.line`);
};

export const storeDecisions = async (
  tx: Transaction,
  { guildId, tableId }: TableKey,
  decisions: readonly { line: number; userId: string | null }[],
): Promise<void> => {
  const given = decisions.map(({ line, userId }) => ({ line, user_id: userId }));
  await tx.execute(sql`
    update moving_table_rows set decided = true, decided_id = given.user_id
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as given (line int, user_id bigint)
    where guild_id = ${guildId}::bigint and table_id = ${tableId}::uuid and moving_table_rows.line = given.line`);
};

export interface TableCounts {
  rows: number;
  ready: number;
  doubts: number;
  leftOut: number;
  done: number;
  changed: number;
  skipped: number;
  kept: number;
}

/** How many rows of each kind some tables have. */
export const countRows = async (
  db: Queryable,
  guildId: string,
  tableIds: readonly string[],
): Promise<Map<string, TableCounts>> => {
  const { rows } = await db.execute<TableCounts & { tableId: string } & Record<string, unknown>>(sql`
    select table_id as "tableId", count(*)::int as rows,
      count(*) filter (where own.state = 'ready')::int as ready, count(*) filter (where own.state = 'doubt')::int as doubts,
      count(*) filter (where own.state = 'left_out')::int as "leftOut",
      count(*) filter (where taken_back or (changes is not null and head.state in ('entering', 'entered')))::int as done,
      count(*) filter (where jsonb_array_length(changes) > 0)::int as changed,
      coalesce(sum(jsonb_array_length(refused)) filter (where own.state <> 'left_out'), 0)::int as skipped,
      count(*) filter (where taken_back and jsonb_path_exists(changes, '$[*] ? (@.kept == true)'))::int as kept
    from moving_table_rows own join moving_tables head on head.id = own.table_id and head.guild_id = own.guild_id
    where own.guild_id = ${guildId}::bigint and table_id = any(${sql.param([...tableIds])}::uuid[])
    group by table_id`);
  return new Map(rows.map(({ tableId, ...counts }) => [tableId, counts]));
};
