import { createHash, randomBytes } from 'node:crypto';
import { cp, mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import type { Queryable } from '../platform/db/database.ts';
import { members } from '../platform/db/schema/guilds.ts';
import { reputationEntries } from '../platform/db/schema/reputation.ts';
import { subscriptionHistory } from '../platform/db/schema/subscriptions.ts';
import { startTrial } from '../billing/subscriptions/start-trial.ts';
import { contentKey } from '../platform/storage/content-key.ts';
import { createBucketStorage } from '../platform/storage/bucket-storage.ts';
import { createDiskStorage } from '../platform/storage/disk-storage.ts';
import type { Storage } from '../platform/storage/storage.ts';
import { createMemoryStorage } from '../testing/memory-storage.ts';
import { startTestBucket, TEST_KEYS } from '../testing/test-bucket.ts';
import { createTestContext } from '../testing/test-context.ts';
import type { TestContext } from '../testing/test-context.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { addGuild, addUser, giveReputation, newId } from '../testing/test-guild.ts';
import { signInActor } from '../testing/test-session.ts';
import { beginForgetting } from '../privacy/begin-forgetting.ts';
import { forgetPerson } from '../privacy/forget-person.ts';
import { MANIFEST_FILE } from './backup-manifest.ts';
import { checkBackup } from './check-backup.ts';
import { makeBackup } from './make-backup.ts';
import { restoreBackup } from './restore-backup.ts';
import { ingestScreenshotsJob } from '../screenshots/intake/ingest-screenshots.ts';

let context: TestContext;
let elsewhere: TestDatabase;
let scratch: string;
let dataDir: string;
/** Compared by `equals`: vitest takes seconds to compare this many bytes. */
const picture = randomBytes(200_000);
const key = contentKey(picture);
const putAside = contentKey(Buffer.from('nobody needs it'));
const filesIn = (directory: string) => createDiskStorage(path.join(directory, 'files'));

beforeAll(async () => {
  scratch = await mkdtemp(path.join(tmpdir(), 'famiglia-drill-'));
  dataDir = path.join(scratch, 'data');
  context = await createTestContext();
  const { id: guildId, ownerId } = await addGuild(context.db, {
    tier: 'free',
    name: 'Семья "О’Нил" \\ \n 🍕',
  });
  const owner = await signInActor(context, ownerId);
  await startTrial(context, owner, { guildId });
  // More than one chunk of rows.
  await context.db.insert(members).values(
    Array.from({ length: 1100 }, () => ({
      guildId,
      userId: newId(),
      username: 'u',
      displayName: 'Ю',
      roleIds: [],
    })),
  );
  await giveReputation(context.db, guildId, ownerId, 300);
  const [first] = await context.db.select().from(reputationEntries);
  await context.db.insert(reputationEntries).values({
    guildId,
    userId: ownerId,
    delta: -300,
    reason: 'undo',
    source: 'manual',
    reverses: first?.id ?? 0,
    key: 'undo',
    createdAt: new Date(),
  });
  // Its rows refer to each other by constraints that are checked at commit.
  await context.db.execute(sql`
    with roster as (
      insert into rosters (guild_id, slots, squad_count, criteria, next_sequence, main_count)
      values (${guildId}::bigint, 10, 1, '{}', 2, 1) returning id, guild_id
    ), squad as (
      insert into roster_squads (roster_id, id, guild_id, position, name, slots)
      select id, gen_random_uuid(), guild_id, 1, 'Alpha', 10 from roster returning roster_id, id, guild_id
    )
    insert into roster_entries
      (roster_id, guild_id, user_id, sequence, signed_up_at, chose_reserve, list, position, squad_id, reason)
    select roster_id, guild_id, ${ownerId}::bigint, 1, now(), false, 'main', 1, id, '{}' from squad`);
  await context.jobs.send(context.db, ingestScreenshotsJob, { guildId, sourceId: '2' });
  await context.db.execute(sql`select pgboss.create_queue('of-an-older-version', '{}')`);
  await context.db.execute(sql`insert into pgboss.job (name) values ('of-an-older-version')`);
  await mkdir(dataDir);
  await filesIn(dataDir).put(key, picture);
  await filesIn(dataDir).put(putAside, Buffer.from('nobody needs it'));
  await filesIn(dataDir).quarantine(putAside);
  await writeFile(path.join(dataDir, 'secret.key'), 'the key');
});
afterAll(async () => {
  await context.stop();
  await elsewhere.drop();
  await rm(scratch, { recursive: true, force: true });
});
beforeEach(async () => {
  await elsewhere?.drop();
  elsewhere = await createTestDatabase();
});

/** A hash of every row of every table, computed without the backup's own code. */
const rowHashes = async (db: Queryable): Promise<Record<string, string[]>> => {
  const { rows: tables } = await db.execute<{ schema: string; name: string }>(sql`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_schema in ('public', 'drizzle') and table_type = 'BASE TABLE'`);
  const hashes = new Map(tables.map(({ schema, name }) => [`${schema}.${name}`, new Array<string>()]));
  const every = tables.map(
    ({ schema, name }) => sql`select ${`${schema}.${name}`} as name, t::text as row
      from ${sql.identifier(schema)}.${sql.identifier(name)} t`,
  );
  const { rows } = await db.execute<{ name: string; row: string }>(sql.join(every, sql` union all `));
  for (const { name, row } of rows) hashes.get(name)?.push(createHash('sha256').update(row).digest('hex'));
  return Object.fromEntries([...hashes].map(([name, found]) => [name, found.toSorted()]));
};
const back = async (passphrase?: string) => {
  const target = path.join(scratch, `backup-${randomBytes(4).toString('hex')}`);
  const { connectionString } = context;
  await makeBackup({ connectionString, dataDir, files: filesIn(dataDir), target, passphrase });
  return target;
};
/** Nothing of what is backed up changes, so the tests share a backup; who damages it has a copy. */
let made: string | undefined;
const backup = async () => (made ??= await back());
const copyOfBackup = async () => {
  const target = path.join(scratch, `copy-${randomBytes(4).toString('hex')}`);
  await cp(await backup(), target, { recursive: true });
  return target;
};
interface More {
  keepPresentIn?: string;
  passphrase?: string;
  files?: Storage;
}
const restore = async (source: string, more: More = {}) => {
  const newDir = path.join(scratch, `restored-${randomBytes(4).toString('hex')}`);
  await mkdir(newDir);
  const { connectionString } = elsewhere;
  await restoreBackup({
    connectionString,
    // The queue of the one job that waits: making those of all jobs takes most of the time.
    jobs: [ingestScreenshotsJob],
    dataDir: newDir,
    files: filesIn(newDir),
    source,
    ...more,
  });
  return newDir;
};

test('a restore brings back every row and every screenshot unchanged', async () => {
  const source = await backup();
  const newDir = await restore(source);
  const [before, after] = [await rowHashes(context.db), await rowHashes(elsewhere.db)];
  expect(after).toEqual(before);
  expect(after['public.members']).toHaveLength(1101);
  expect(after['public.roster_entries']).toHaveLength(1);
  expect(picture.equals((await filesIn(newDir).get(key)) ?? Buffer.alloc(0))).toBe(true);
  expect((await filesIn(newDir).readQuarantine(putAside))?.toString()).toBe('nobody needs it');
  expect(await readFile(path.join(newDir, 'secret.key'), 'utf8')).toBe('the key');
  const { rows: jobs } = await elsewhere.pool.query("select data from pgboss.job where state = 'created'");
  expect(jobs).toMatchObject([{ data: { sourceId: '2' } }]);

  // The database is usable: ids continue, and the history is protected again.
  const { db } = elsewhere;
  const [entry] = await db.select().from(reputationEntries);
  await giveReputation(db, entry?.guildId ?? '', entry?.userId ?? '', 7);
  const entries = await db.select().from(reputationEntries);
  expect(entries.map(({ balance }) => balance)).toEqual([300, 0, 7]);
  await expect(db.delete(subscriptionHistory)).rejects.toMatchObject({ cause: { code: '23001' } });
});

test('a backup of a directory is restored into a bucket, and a backup of the bucket has the same files', async () => {
  const { address } = await startTestBucket(onTestFinished);
  const bucket = createBucketStorage(address, TEST_KEYS);
  const newer = Buffer.from('sent after the backup');
  await bucket.put(contentKey(newer), newer);
  await bucket.writeOwner('the database before');
  await restore(await backup(), { files: bucket });
  expect(picture.equals((await bucket.get(key)) ?? Buffer.alloc(0))).toBe(true);
  // What the backup does not have is put aside, and the next start binds the files to the restored database.
  expect((await bucket.readQuarantine(contentKey(newer)))?.equals(newer)).toBe(true);
  expect(await bucket.readOwner()).toBeNull();

  const target = path.join(scratch, 'backup-of-a-bucket');
  const { connectionString } = context;
  const { files, damaged } = await makeBackup({ connectionString, dataDir, files: bucket, target });
  expect([files.length, damaged]).toEqual([3, []]);
  await checkBackup(target);
  expect(picture.equals((await filesIn(target).get(key)) ?? Buffer.alloc(0))).toBe(true);
});

test('a file that is damaged already is left out of the backup and named', async () => {
  const files = createMemoryStorage();
  await files.put(key, Buffer.from('not the picture'));
  const target = path.join(scratch, 'backup-with-damage');
  const { connectionString } = context;
  expect(await makeBackup({ connectionString, dataDir, files, target })).toMatchObject({
    files: [],
    damaged: [key],
  });
});

test('a damaged backup is refused before anything is changed', async () => {
  const source = await copyOfBackup();
  await writeFile(path.join(source, 'files', key.slice(0, 2), key), 'something else');
  await addGuild(elsewhere.db);
  const before = await rowHashes(elsewhere.db);
  await expect(restore(source, { keepPresentIn: path.join(scratch, 'kept-1') })).rejects.toThrow(/damaged/);
  await writeFile(path.join(source, MANIFEST_FILE), '{}');
  await expect(restore(source)).rejects.toThrow(/cannot read/);
  expect(await rowHashes(elsewhere.db)).toEqual(before);
});

test('a backup of an unknown version is refused, and the database is not changed', async () => {
  const source = await copyOfBackup();
  const file = path.join(source, MANIFEST_FILE);
  const manifest = JSON.parse(await readFile(file, 'utf8')) as { migrations: number[] };
  manifest.migrations.push(9_999_999_999_999);
  await writeFile(file, JSON.stringify(manifest));
  const before = await rowHashes(elsewhere.db);
  await expect(restore(source)).rejects.toThrow(/another version/);
  expect(await rowHashes(elsewhere.db)).toEqual(before);
});

test('a database that is not empty is backed up before it is replaced', async () => {
  const source = await backup();
  const { id } = await addGuild(elsewhere.db, { name: 'In the way' });
  await expect(restore(source)).rejects.toThrow(/not empty/);
  const present = await rowHashes(elsewhere.db);
  const kept = path.join(scratch, 'kept-2');
  await restore(source, { keepPresentIn: kept });
  const { rowCount } = await elsewhere.pool.query('select from guilds where id = $1', [id]);
  expect(rowCount).toBe(0);
  await restore(kept, { keepPresentIn: path.join(scratch, 'kept-3') });
  expect(await rowHashes(elsewhere.db)).toEqual(present);
});

test('an encrypted backup reveals nothing, and is restored only with its passphrase', async () => {
  const passphrase = 'пароль из многих слов';
  const source = await back(passphrase);
  const names = (await readdir(source, { recursive: true, withFileTypes: true })).filter((one) =>
    one.isFile(),
  );
  const contents = await Promise.all(names.map(async (one) => readFile(path.join(one.parentPath, one.name))));
  const text = Buffer.concat(contents).toString('latin1');
  for (const secret of ['the key', 'members', picture.toString('latin1', 0, 16)]) {
    expect(text).not.toContain(secret);
  }
  await expect(restore(source)).rejects.toThrow('Set BACKUP_PASSPHRASE');
  await expect(restore(source, { passphrase: 'another passphrase' })).rejects.toThrow(
    'Correct BACKUP_PASSPHRASE',
  );
  const newDir = await restore(source, { passphrase });
  expect(await rowHashes(elsewhere.db)).toEqual(await rowHashes(context.db));
  expect(await readFile(path.join(newDir, 'secret.key'), 'utf8')).toBe('the key');
  expect(picture.equals((await filesIn(newDir).get(key)) ?? Buffer.alloc(0))).toBe(true);
  expect((await readdir(newDir)).toSorted()).toEqual(['files', 'secret.key']);
  // A file that was changed, or replaced by another, does not decrypt.
  await cp(path.join(source, 'secret.key'), path.join(source, MANIFEST_FILE));
  await expect(restore(source, { passphrase })).rejects.toThrow('does not open');
});

test('a person who was forgotten after a backup is forgotten again when it is restored', async () => {
  const source = await backup();
  const kept = path.join(scratch, 'kept-4');
  const { rows: known } = await context.db.execute<{ id: string }>(sql`select id::text from users`);
  expect(known).toHaveLength(1);
  const userId = await addUser(elsewhere.db, known[0]?.id);
  const there = { ...context, db: elsewhere.db, clock: () => new Date() };
  await forgetPerson(there, (await beginForgetting(there, elsewhere.db, userId)).id);
  await restore(source, { keepPresentIn: kept });
  expect((await elsewhere.pool.query('select from users where id = $1', [userId])).rowCount).toBe(0);
  const { rows: ledger } = await elsewhere.pool.query('select from reputation_entries where user_id = $1', [
    userId,
  ]);
  expect(ledger).toEqual([]);
  // The next restore does not bring them back either.
  await restore(source, { keepPresentIn: path.join(scratch, 'kept-5') });
  expect((await elsewhere.pool.query('select from users where id = $1', [userId])).rowCount).toBe(0);
});
