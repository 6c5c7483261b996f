import type { privacyRoutes } from '@famiglia/contract/privacy';
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { requireSignedIn } from '../platform/actor.ts';
import { AppError } from '../platform/app-error.ts';
import type { Context } from '../platform/context.ts';
import { findStoredTables, mentioning } from '../platform/db/stored-tables.ts';
import type { StoredTable } from '../platform/db/stored-tables.ts';
import type { UseCase } from '../platform/use-case.ts';

const ROWS_AT_ONCE = 500;
/** The people whose export this process is writing. */
const writing = new Set<string>();

/**
 * Everything that mentions the caller, table by table, streamed while it is read: a long history takes no more memory
 * than a short one. Secrets are left out. One export at a time per person; it also ends when the client disconnects.
 */
export const exportMyData: UseCase<typeof privacyRoutes.export> = async (context, actor) => {
  const { userId } = requireSignedIn(actor);
  if (writing.has(userId)) throw new AppError('export_running');
  writing.add(userId);
  return whenOver(writeExport(context, userId), () => writing.delete(userId));
};

/** Calls back once when the stream ends in any way, also if nobody ever read it. */
const whenOver = <Part>(parts: AsyncGenerator<Part>, over: () => void): AsyncIterableIterator<Part> => ({
  [Symbol.asyncIterator]() {
    return this;
  },
  next: async () => {
    try {
      const part = await parts.next();
      if (part.done === true) over();
      return part;
    } catch (error) {
      over();
      throw error;
    }
  },
  return: async () => {
    over();
    return parts.return(undefined);
  },
});

async function* writeExport(context: Context, userId: string): AsyncGenerator<string> {
  const head = { user_id: userId, exported_at: context.clock().toISOString() };
  yield `${JSON.stringify(head).slice(0, -1)},"data":{`;
  let separator = '\n';
  for (const stored of await findStoredTables(context.db)) {
    let isOpen = false;
    for await (const rows of portionsOf(context, stored, userId)) {
      yield isOpen ? ',\n' : `${separator}${JSON.stringify(stored.table)}:[\n`;
      yield rows.join(',\n');
      isOpen = true;
    }
    if (!isOpen) continue;
    yield '\n]';
    separator = ',\n';
  }
  yield '\n}}\n';
}

/** Rows as text, so that ids keep all digits, in the order of their key. */
async function* portionsOf(
  { db }: Context,
  { table, numbers, arrays, unreadable, primaryKey, mentions }: StoredTable,
  userId: string,
): AsyncGenerator<string[]> {
  const names = [
    ...numbers.map((column) => sql`${sql.identifier(column)} = ${userId}::bigint`),
    ...arrays.map((column) => sql`${userId}::bigint = any(${sql.identifier(column)})`),
  ];
  if (names.length === 0) return;
  const named: SQL = sql`(${sql.join(names, sql` or `)})`;
  const found = mentions === null ? named : sql`${mentioning(mentions, userId)} and ${named}`;
  const key = sql.join(
    primaryKey.map((column) => sql.identifier(column)),
    sql`, `,
  );
  const last = (value: string): SQL => sql`
    where (${key}) > (select ${key} from jsonb_populate_record(null::${sql.identifier(table)}, ${value}::jsonb))`;
  for (let after: string | undefined; ;) {
    // Filtered before it is sorted: otherwise PostgreSQL would scan the key's index row by row.
    const { rows } = await db.execute<{ row: string }>(sql`
      with mine as materialized (select * from ${sql.identifier(table)} where ${found})
      select (to_jsonb(mine) - ${sql.param(unreadable)}::text[])::text as row from mine
      ${after === undefined ? sql`` : last(after)} order by ${key} limit ${ROWS_AT_ONCE}`);
    if (rows.length > 0) yield rows.map(({ row }) => row);
    if (rows.length < ROWS_AT_ONCE) return;
    after = rows.at(-1)?.row;
  }
}
