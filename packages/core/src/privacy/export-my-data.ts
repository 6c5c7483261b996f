import type { privacyRoutes } from '@famiglia/contract/privacy';
import { sql } from 'drizzle-orm';
import { requireSignedIn } from '../actor.ts';
import type { Context } from '../context.ts';
import type { UseCase } from '../use-case.ts';
import { storedTables } from './stored-columns.ts';
import type { StoredTable } from './stored-columns.ts';

/** Everything that names the caller, table by table, made while it is read. Secrets stay where they are. */
export const exportMyData: UseCase<typeof privacyRoutes.export> = async (context, actor) => {
  const { userId } = requireSignedIn(actor);
  return writeExport(context, userId);
};

async function* writeExport(context: Context, userId: string): AsyncGenerator<string> {
  const head = { user_id: userId, exported_at: context.clock().toISOString() };
  yield `${JSON.stringify(head).slice(0, -1)},"data":{`;
  let separator = '\n';
  for (const stored of await storedTables(context.db)) {
    const rows = await rowsOf(context, stored, userId);
    if (rows.length === 0) continue;
    yield `${separator}${JSON.stringify(stored.table)}:[\n${rows.join(',\n')}\n]`;
    separator = ',\n';
  }
  yield '\n}}\n';
}

/** As text, so that no id loses its last digits on the way. */
const rowsOf = async (context: Context, stored: StoredTable, userId: string): Promise<string[]> => {
  const { table, unreadable } = stored;
  const mentions = [
    ...stored.numbers.map((column) => sql`${sql.identifier(column)} = ${userId}::bigint`),
    ...stored.arrays.map((column) => sql`${userId}::bigint = any(${sql.identifier(column)})`),
  ];
  if (mentions.length === 0) return [];
  const { rows } = await context.db.execute<{ row: string }>(sql`
    select (to_jsonb(found) - ${sql.param(unreadable)}::text[])::text as row
    from ${sql.identifier(table)} found where ${sql.join(mentions, sql` or `)}`);
  return rows.map(({ row }) => row);
};
