import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Database } from '../db/database.ts';
import { scratchDirectory } from '../postgres/testing/scratch-directory.ts';
import { createEncryption } from '../encryption.ts';
import { StartRefused } from '../start-refused.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { claimDatabase, claimSecret } from './claim-database.ts';
import type { DiscordIdentity } from './claim-database.ts';
import { claimFiles } from './claim-files.ts';
import { createDiskStorage } from '../storage/disk-storage.ts';
import { migrate, migrationsFolder } from './migrate.ts';

const FIRST = '100000000000000001';
const SECOND = '100000000000000002';

const emptyDatabase = async () => {
  const { db, drop } = await createTestDatabase();
  onTestFinished(drop);
  return db;
};

const newDatabase = async (present?: Database) => {
  const db = present ?? (await emptyDatabase());
  return async (identity: Partial<DiscordIdentity>) =>
    claimDatabase(db, {
      discord: 'discord',
      applicationId: undefined,
      formerApplicationId: undefined,
      ...identity,
    });
};

const refusal = async (start: Promise<unknown>): Promise<string> => {
  const error = await start.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(StartRefused);
  const { message } = error as StartRefused;
  expect(message).not.toContain('\n');
  return message;
};

test('a database of a real bot refuses the sandbox, and the other way round', async () => {
  const [real, sandbox] = [await newDatabase(), await newDatabase()];
  await real({ applicationId: FIRST });
  expect(await refusal(real({ discord: 'sandbox' }))).toContain('Set DISCORD_BOT_TOKEN');
  await sandbox({ discord: 'sandbox' });
  expect(await refusal(sandbox({ applicationId: FIRST }))).toContain('belongs to the sandbox');
  await sandbox({ discord: 'sandbox' });
});

test('another application is refused until the operator confirms the move, which is needed once', async () => {
  const start = await newDatabase();
  await start({ applicationId: FIRST });
  expect(await refusal(start({ applicationId: SECOND }))).toContain(`DISCORD_CLIENT_ID_OLD=${FIRST}`);
  await start({ applicationId: SECOND, formerApplicationId: FIRST });
  await start({ applicationId: SECOND });
  await refusal(start({ applicationId: FIRST }));
});

test('a process without an application id is accepted, and the first one with an id stores it', async () => {
  const start = await newDatabase();
  expect(await start({})).toMatchObject({ applicationId: null });
  expect(await start({ applicationId: FIRST })).toMatchObject({ applicationId: FIRST });
  expect(await start({})).toMatchObject({ applicationId: FIRST });
  await refusal(start({ applicationId: SECOND }));
});

test('processes that start together agree on one installation', async () => {
  const start = await newDatabase();
  const started = await Promise.all([1, 2, 3, 4].map(async () => start({ applicationId: FIRST })));
  expect(new Set(started.map(({ databaseId }) => databaseId)).size).toBe(1);
});

test('processes that start together on an empty database migrate it once, and all of them go on', async () => {
  const { pool, connectionString, drop } = await createTestDatabase();
  onTestFinished(drop);
  await pool.query('drop schema public, drizzle cascade; create schema public');
  await Promise.all([1, 2, 3].map(async () => migrate(connectionString)));
  const { rows } = await pool.query<{ applied: number; different: number }>(
    'select count(*)::int as applied, count(distinct hash)::int as different from drizzle.__drizzle_migrations',
  );
  const known = readMigrationFiles({ migrationsFolder }).length;
  expect(rows).toEqual([{ applied: known, different: known }]);
});

test.each([
  ['older than the baseline', -1, 'before its first release'],
  ['newer than the program', 1_000_000_000_000, 'newer version'],
])('a database that is %s is refused, with what to do', async (_what, later, words) => {
  const { pool, connectionString, drop } = await createTestDatabase();
  onTestFinished(drop);
  const [baseline] = readMigrationFiles({ migrationsFolder });
  const applied = (baseline?.folderMillis ?? 0) + later;
  await pool.query('delete from drizzle.__drizzle_migrations');
  await pool.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
    'x',
    applied,
  ]);
  expect(await refusal(migrate(connectionString))).toContain(words);
});

test('a new secret key is refused unless the former one is given too; afterwards the former one alone is refused', async () => {
  const db = await emptyDatabase();
  await (
    await newDatabase(db)
  )({});
  await claimSecret(db, createEncryption('first'));
  await claimSecret(db, createEncryption('first'));
  expect(await refusal(claimSecret(db, createEncryption('second')))).toContain('SECRET_KEYS_OLD');
  await claimSecret(db, createEncryption('second', ['first']));
  await claimSecret(db, createEncryption('second'));
  await refusal(claimSecret(db, createEncryption('first')));
});

test('files of another database are refused and not changed; files without a mark are accepted', async () => {
  const directory = path.join(await scratchDirectory({ removeIn: onTestFinished }), 'files');
  const databases = [await emptyDatabase(), await emptyDatabase()] as const;
  const [first, second] = [
    await (await newDatabase(databases[0]))({}),
    await (await newDatabase(databases[1]))({}),
  ];
  await mkdir(directory);
  await writeFile(path.join(directory, 'from before'), '');
  const files = createDiskStorage(directory);
  await claimFiles(databases[0], files, first.databaseId);
  await claimFiles(databases[0], files, first.databaseId);
  const mark = path.join(directory, 'database-id');
  expect(await refusal(claimFiles(databases[1], files, second.databaseId))).toContain(
    `${directory} holds the pictures`,
  );
  expect((await readFile(mark, 'utf8')).trim()).toBe(first.databaseId);
  await rm(mark);
  await claimFiles(databases[1], files, second.databaseId);
});

test('a process that starts while another one binds the storage waits for it, and does not read half a mark', async () => {
  const { db, pool, drop } = await createTestDatabase();
  onTestFinished(drop);
  const { databaseId } = await (await newDatabase(db))({});
  let mark: string | null = null;
  let second: Promise<unknown> | undefined;
  let isSecondOver = false;
  const waits = async (): Promise<boolean> => {
    const { rowCount } = await pool.query(
      "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    );
    return rowCount === 1;
  };
  const files = {
    place: 'a bucket',
    readOwner: async () => Promise.resolve(mark),
    writeOwner: async (owner: string | null) => {
      mark = '';
      second ??= claimFiles(db, files, databaseId).finally(() => (isSecondOver = true));
      second.catch(() => undefined);
      await vi.waitFor(async () => expect(isSecondOver || (await waits())).toBe(true), { timeout: 20_000 });
      mark = owner;
    },
  };
  await claimFiles(db, files, databaseId);
  await second;
  expect(mark).toBe(databaseId);
});
