import { sql } from 'drizzle-orm';
import type { Database } from '../platform/db/database.ts';

/**
 * From now on every row that is inserted, changed or deleted is noted by a trigger, in the same transaction: what was rolled back
 * is not there. That costs less than to read all tables before and after.
 */
export const recordWrites = async (db: Database) => {
  await db.$client.query(`
    create schema if not exists testing;
    create table testing.writes (table_name text not null, guild_id text);
    create function testing.note_write() returns trigger language plpgsql as $$ begin
      insert into testing.writes values (tg_table_name, to_jsonb(coalesce(new, old)) ->> 'guild_id');
      return null;
    end $$;
    do $$ declare name text; begin
      for name in
        select relname from pg_class
        where relkind in ('r', 'p') and not relispartition and relnamespace = 'public'::regnamespace
      loop
        execute format('create trigger note_write after insert or update or delete on %I
          for each row execute function testing.note_write()', name);
      end loop;
    end $$`);
  return {
    /** The tables that were written to since it was last asked, of one guild or at all. */
    take: async (guildId?: string): Promise<string[]> => {
      const { rows } = await db.execute<{ name: string; guildId: string | null }>(
        sql`delete from testing.writes returning table_name as name, guild_id as "guildId"`,
      );
      const wanted = rows.filter((row) => guildId === undefined || row.guildId === guildId);
      return [...new Set(wanted.map(({ name }) => name))].toSorted();
    },
  };
};
