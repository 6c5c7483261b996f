import { sql } from 'drizzle-orm';
import type { Database } from '../platform/db/database.ts';

/**
 * What is stored, of one guild or at all, as one word for each table. Any write changes it, also one that stores the
 * same again: PostgreSQL gives each version of a row its place and the transaction that wrote it.
 */
export const storedOf = async (db: Database, guildId?: string): Promise<Record<string, string>> => {
  const { text, name } = await statementOf(db, guildId !== undefined);
  // With a name, so that it is planned once per connection: planning takes most of its time.
  const values = guildId === undefined ? [] : [guildId];
  const { rows } = await db.$client.query<{ name: string; stored: string }>({ name, text, values });
  return Object.fromEntries(rows.map(({ name: table, stored }) => [table, stored]));
};

interface Statement {
  name: string;
  text: string;
}

/** All databases of a run have the same tables. */
const statements = new Map<boolean, Promise<Statement>>();

const statementOf = async (db: Database, ofGuild: boolean): Promise<Statement> => {
  const statement = statements.get(ofGuild) ?? reading(db, ofGuild);
  statements.set(ofGuild, statement);
  return statement;
};

const reading = async (db: Database, ofGuild: boolean): Promise<Statement> => {
  const { rows: tables } = await db.execute<{ name: string }>(
    // Not from information_schema, whose views take ten times as long.
    sql`select relname as name from pg_class
      where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace
        and (${!ofGuild} or exists (select from pg_attribute where attrelid = pg_class.oid and attname = 'guild_id'))
      order by relname`,
  );
  const where = ofGuild ? 'where guild_id = $1::bigint' : '';
  const text = tables
    .map(
      ({ name }) => `select '${name}' as name,
      count(*) || ' ' || coalesce(sum(hashtextextended(xmin::text || ctid::text, 0)), 0) as stored
      from "${name}" ${where}`,
    )
    .join(' union all ');
  return { name: ofGuild ? 'stored_of_guild' : 'stored', text };
};
