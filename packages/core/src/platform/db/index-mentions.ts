import { sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Queryable } from './database.ts';
import { findStoredTables } from './stored-tables.ts';

/** Discord ids have 17 to 19 digits. A longer number is not one, and no part of it may be read as one. */
const MENTIONED_IDS = sql`
  create or replace function mentioned_ids(texts text[]) returns text[]
  language sql immutable parallel safe as $$
    select coalesce(array_agg(distinct found[1]), '{}')
    from unnest(texts) as one, regexp_matches(one, '[0-9]{17,}', 'g') as found
    where length(found[1]) <= 19
  $$`;

const dialect = new PgDialect();

/**
 * Gives every table an index of the ids that its rows mention, in any column, and rebuilds it where columns were added
 * or removed. So a person's rows are found for export or deletion without reading whole tables.
 */
export const indexMentions = async (db: Pick<Queryable, 'execute'>): Promise<void> => {
  await db.execute(MENTIONED_IDS);
  const { rows } = await db.execute<{ name: string; made: string | null }>(sql`
    select relname as name, obj_description(oid) as made from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'i'`);
  const madeOf = new Map(rows.map(({ name, made }) => [name, made]));
  for (const { table, mentions } of await findStoredTables(db)) {
    if (mentions === null) continue;
    const name = `${table}_mentions`;
    const made = dialect.sqlToQuery(mentions).sql;
    if (madeOf.get(name) === made) continue;
    const index = sql.identifier(name);
    await db.execute(sql`drop index if exists ${index}`);
    // A short list of pending entries, so that no writer waits long for it to be merged.
    await db.execute(sql`
      create index ${index} on ${sql.identifier(table)} using gin ((${mentions})) with (gin_pending_list_limit = 256)`);
    await db.execute(sql`comment on index ${index} is ${sql.raw(`'${made.replaceAll("'", "''")}'`)}`);
  }
};
