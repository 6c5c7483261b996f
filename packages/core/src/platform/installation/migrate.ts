import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import type { Client } from 'pg';
import { StartRefused } from '../start-refused.ts';
import { withLongWork } from '../db/with-long-work.ts';

/** The same relative path from `src` and from `dist`. */
export const migrationsFolder = fileURLToPath(new URL('../../../migrations', import.meta.url));

/** An arbitrary number that is the same in every process that might migrate. */
const MIGRATION_LOCK = 72_616_271;

/** Migrates the database to this program's schema. Processes that start together wait for each other. */
export const migrate = async (connectionString: string): Promise<void> => {
  return withLongWork(connectionString, async (client) => {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await refuseUnknownSchema(client);
    await refuseUnsuitableLocale(client);
    const db = drizzle({ client, casing: 'snake_case' });
    await applyMigrations(db, { migrationsFolder });
  });
};

/** Refuses databases that this program would damage, or cannot upgrade. */
const refuseUnknownSchema = async (client: Client): Promise<void> => {
  const { rows: tables } = await client.query("select to_regclass('drizzle.__drizzle_migrations') as found");
  if (tables[0]?.found === null) return;
  const { rows } = await client.query<{ applied: string | null }>(
    'select max(created_at) as applied from drizzle.__drizzle_migrations',
  );
  const applied = Number(rows[0]?.applied ?? 0);
  const known = readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis);
  if (applied > (known.at(-1) ?? 0)) {
    throw new StartRefused(
      'The database was written by a newer version of Famiglia. Start that version, or restore a backup made by this one.',
    );
  }
  if (applied > 0 && applied < (known[0] ?? 0)) {
    throw new StartRefused(
      'The database was written by a version of Famiglia from before its first release, which this one cannot upgrade. ' +
        'Start commit c7e9b26d on it once, then this one again; or begin anew: move the directory "data" away, or set DATABASE_URL to an empty database.',
    );
  }
};

/**
 * Refuses a locale such as C that does not lower-case Cyrillic letters: the search lower-cases in the database and
 * would not find «Иван» by «иван».
 */
const refuseUnsuitableLocale = async (client: Client): Promise<void> => {
  const { rows } = await client.query<{ folds: boolean }>("select lower('Ж') = 'ж' as folds");
  if (rows[0]?.folds === true) return;
  throw new StartRefused(
    'The database’s locale cannot lower-case Cyrillic. Create it with a UTF-8 locale, for example: ' +
      "CREATE DATABASE famiglia TEMPLATE template0 ENCODING 'UTF8' LOCALE_PROVIDER builtin BUILTIN_LOCALE 'C.UTF-8'.",
  );
};
