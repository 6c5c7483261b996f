import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Client } from 'pg';
import { BackupError } from './backup-error.ts';
import type { BackupManifest } from './backup-manifest.ts';
import { tableFile } from './check-backup.ts';
import { readLines } from './read-lines.ts';
import { findStoredTables, nameOf, quoted, type StoredTable } from './stored-table.ts';
import { withLongWork } from '../platform/db/with-long-work.ts';
import { migrationsFolder } from '../platform/installation/migrate.ts';

const ROWS_AT_ONCE = 500;

/** Restores the rows, all or nothing, into the schema that they were taken from. */
export const restoreDatabase = async (
  connectionString: string,
  source: string,
  manifest: BackupManifest,
): Promise<void> => {
  return withLongWork(connectionString, async (client) => {
    await client.query('begin');
    await makeSchema(client, manifest.migrations);
    const tables = (await findStoredTables(client)).filter(({ schema }) => schema !== 'pgboss');
    await client.query(`truncate ${tables.map(nameOf).join(', ')}`);
    // The rows already are the result of triggers, which must not run again.
    for (const table of tables) await client.query(`alter table ${nameOf(table)} disable trigger user`);
    for (const table of tables) await fillTable(client, table, source);
    // Runs the deferred checks now: a table with pending checks cannot be altered.
    await client.query('set constraints all immediate');
    for (const table of tables) await client.query(`alter table ${nameOf(table)} enable trigger user`);
    await verify(client, tables, manifest);
    await client.query('commit');
  });
};

/** The schema of the backup; later migrations run when all rows are there. */
const makeSchema = async (client: Client, applied: readonly number[]): Promise<void> => {
  const known = readMigrationFiles({ migrationsFolder });
  const last = Math.max(...applied);
  const newest = known.find(({ folderMillis }) => folderMillis === last);
  if (newest === undefined) {
    throw new BackupError(
      'The backup was made by another version of Famiglia, which this one cannot read. Restore it with that version.',
    );
  }
  // What an older version did in many steps before the baseline is one step now.
  const needed = known.slice(0, known.indexOf(newest) + 1);
  await client.query('drop schema if exists public, drizzle, pgboss cascade');
  await client.query('create schema public');
  await client.query('create schema drizzle');
  await client.query(
    'create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
  );
  for (const statement of needed.flatMap(({ sql }) => sql)) await client.query(statement);
};

/** `which` skips rows that do not belong here, as a condition on `row`. */
export const fillTable = async (
  client: Client,
  stored: StoredTable,
  source: string,
  which = 'true',
): Promise<void> => {
  const columns = stored.columns.map(quoted).join(', ');
  const insert = async (lines: readonly string[]) =>
    client.query(
      `insert into ${nameOf(stored)} (${columns}) overriding system value
       select ${columns} from json_populate_recordset(null::${nameOf(stored)}, $1::json) as row where ${which}`,
      [`[${lines.join(',')}]`],
    );
  let lines: string[] = [];
  const file = createReadStream(tableFile(source, stored)).pipe(createGunzip());
  for await (const line of createInterface({ input: file })) {
    if (line !== '') lines.push(line);
    if (lines.length < ROWS_AT_ONCE) continue;
    await insert(lines);
    lines = [];
  }
  if (lines.length > 0) await insert(lines);
  await continueCounting(client, stored);
};

/** Sequences continue after the last id. */
const continueCounting = async (client: Client, stored: StoredTable): Promise<void> => {
  const { rows } = await client.query<{ column: string; sequence: string }>(
    `select name as column, pg_get_serial_sequence($1, name) as sequence from unnest($2::text[]) as name
     where pg_get_serial_sequence($1, name) is not null`,
    [nameOf(stored), stored.columns],
  );
  for (const { column, sequence } of rows) {
    const last = `(select max(${quoted(column)}) from ${nameOf(stored)})`;
    await client.query(`select setval($1, coalesce(${last}, 1), ${last} is not null)`, [sequence]);
  }
};

const verify = async (client: Client, tables: readonly StoredTable[], manifest: BackupManifest) => {
  const wanted = manifest.tables.filter(({ schema }) => schema !== 'pgboss');
  if (wanted.length !== tables.length)
    throw new BackupError('The backup’s tables are not those of its schema.');
  for (const stored of tables) {
    const hash = createHash('sha256');
    for await (const lines of readLines(client, stored)) hash.update(`${lines.join('\n')}\n`);
    const expected = wanted.find(({ schema, table }) => schema === stored.schema && table === stored.table);
    if (expected?.sha256 !== hash.digest('hex')) {
      throw new BackupError(`${nameOf(stored)} did not come back as it was. Nothing was changed.`);
    }
  }
};
