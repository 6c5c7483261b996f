import type { privacyRoutes } from '@famiglia/contract/privacy/privacy';
import { sql } from 'drizzle-orm';
import { requireSignedIn } from '../platform/actor.ts';
import { AppError } from '../platform/app-error.ts';
import type { Context } from '../platform/context.ts';
import { after, findStoredTables, keyOf, namingIn } from '../platform/db/stored-tables.ts';
import type { StoredTable } from '../platform/db/stored-tables.ts';
import type { UseCase } from '../platform/use-case.ts';
import { findReach } from './former-member.queries.ts';

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

const writeExport = async function* (context: Context, userId: string): AsyncGenerator<string> {
  const head = { user_id: userId, exported_at: context.clock().toISOString() };
  yield `${JSON.stringify(head).slice(0, -1)},"data":{`;
  let separator = '\n';
  const guildIds = await findReach(context.db, userId, context.config.siteAdminIds);
  for (const stored of await findStoredTables(context.db)) {
    let isOpen = false;
    for await (const rows of portionsOf(context, stored, { userId, guildIds })) {
      yield isOpen ? ',\n' : `${separator}${JSON.stringify(stored.table)}:[\n`;
      yield rows.join(',\n');
      isOpen = true;
    }
    if (!isOpen) continue;
    yield '\n]';
    separator = ',\n';
  }
  yield '\n}}\n';
};

/** Rows as text, so that ids keep all digits, in the order of their key. */
const portionsOf = async function* (
  { db }: Context,
  stored: StoredTable,
  { userId, guildIds }: { userId: string; guildIds: readonly string[] },
): AsyncGenerator<string[]> {
  const named = namingIn(stored, userId, guildIds);
  if (named === null) return;
  for (let last: string | undefined; ;) {
    // Filtered before it is sorted: otherwise PostgreSQL would scan the key's index row by row.
    const { rows } = await db.execute<{ row: string }>(sql`
      with mine as materialized (select * from ${sql.identifier(stored.table)} where ${named})
      select (to_jsonb(mine) - ${sql.param(stored.unreadable)}::text[])::text as row from mine
      ${last === undefined ? sql`` : sql`where ${after(stored, last)}`} order by ${keyOf(stored)} limit ${ROWS_AT_ONCE}`);
    if (rows.length > 0) yield rows.map(({ row }) => row);
    if (rows.length < ROWS_AT_ONCE) return;
    last = rows.at(-1)?.row;
  }
};
