import { sql } from 'drizzle-orm';
import type { Database } from '../platform/db/database.ts';

/** All stored rows of a guild, table by table: they must not change when a call is refused. */
export const storedOf = async (db: Database, guildId: string): Promise<Record<string, string>> => {
  const { rows: tables } = await db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.columns
      where table_schema = 'public' and column_name = 'guild_id' order by table_name`,
  );
  const reading = tables.map(
    ({ name }) => sql`select ${name} as name,
      coalesce(string_agg(to_jsonb(it)::text, e'\n' order by to_jsonb(it)::text), '') as stored
      from ${sql.identifier(name)} as it where guild_id = ${guildId}`,
  );
  const { rows } = await db.execute<{ name: string; stored: string }>(sql.join(reading, sql` union all `));
  return Object.fromEntries(rows.map(({ name, stored }) => [name, stored]));
};
