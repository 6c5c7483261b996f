import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chmod, chown, mkdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { scratchDirectory } from './testing/scratch-directory.ts';
import { ask, startForTest } from './testing/start-for-test.ts';
import { isRoot, unprivilegedAccount } from './unprivileged-account.ts';

// On a busy machine creating a database takes long.
vi.setConfig({ testTimeout: 60_000 });

const scratch = path.join(tmpdir(), `famiglia-scratch-${randomUUID()}`);
const open = path.join(scratch, 'open');
const closed = path.join(scratch, 'checkout', 'data');
const location = path.join(closed, 'postgres.location');

const start = (dataDir: string) => startForTest(dataDir, { shelterRoots: [scratch] });

describe.runIf(isRoot())('as root', () => {
  beforeAll(async () => {
    for (const directory of [scratch, open, path.dirname(closed), closed]) {
      await mkdir(directory);
      await chmod(directory, 0o755);
    }
    await chmod(path.dirname(closed), 0o700);
  });
  afterAll(() => rm(scratch, { recursive: true }));

  it('runs as an unprivileged account', async () => {
    const { name, uid } = await unprivilegedAccount();
    const { where } = await start(open);
    const pid = Number.parseInt(await readFile(path.join(where.data, 'postmaster.pid'), 'utf8'), 10);
    expect((await stat(`/proc/${pid}`)).uid).toBe(uid);
    expect(where).toMatchObject({ account: name, data: path.join(open, 'postgres', 'data') });
  });

  it('starts on data that root restored from a backup', async () => {
    spawnSync('chown', ['-R', '0:0', path.join(open, 'postgres')]);
    const { connectionString } = await start(open);
    expect(await ask(connectionString, 'SELECT 1')).toBe(1);
  });

  it('runs as the owner of data that an ordinary user created', async () => {
    spawnSync('chown', ['-R', '12345:12345', path.join(open, 'postgres')]);
    const { where } = await start(open);
    expect(where.account).toBe('uid 12345');
  });

  it('reports that the account can no longer reach its data', async () => {
    await chmod(open, 0o700);
    await expect(start(open)).rejects.toThrow('can no longer reach it');
  });

  it('stores the data elsewhere when the account cannot reach DATA_DIR, logs where, and finds it again', async () => {
    const lines: string[] = [];
    const log = pino({}, { write: (line) => void lines.push(line) });
    const first = await startForTest(closed, { shelterRoots: [scratch], log });
    const home = path.dirname(first.where.data);
    expect(path.dirname(home)).toBe(path.join(scratch, 'famiglia'));
    expect(lines.join('')).toContain(`the database is kept in ${home}`);
    expect(await readFile(location, 'utf8')).toBe(`${home}\n`);
    await ask(first.connectionString, 'CREATE TABLE kept AS SELECT 42 AS answer');
    await first.stop();

    const second = await start(closed);
    expect(second.where.data).toBe(first.where.data);
    expect(await ask(second.connectionString, 'SELECT answer FROM kept')).toBe(42);
  });

  it('starts empty after DATA_DIR was deleted, and does not touch the old database', async () => {
    const old = (await readFile(location, 'utf8')).trim();
    await rm(closed, { recursive: true });
    const { connectionString, where } = await start(closed);
    expect(where.data).toBe(path.join(`${old}-2`, 'data'));
    expect(await ask(connectionString, `SELECT to_regclass('kept')`)).toBeNull();
    expect((await stat(path.join(old, 'data', 'PG_VERSION'))).isFile()).toBe(true);
  });

  it('does not silently start empty when the recorded directory is missing', async () => {
    await rm((await readFile(location, 'utf8')).trim(), { recursive: true });
    await expect(start(closed)).rejects.toThrow(`delete ${location} to start with an empty database`);
  });

  it('refuses a shelter that belongs to another account', async () => {
    const root = await scratchDirectory({ removeIn: onTestFinished });
    const dataDir = path.join(root, 'checkout', 'data');
    await mkdir(dataDir, { recursive: true });
    await chmod(path.dirname(dataDir), 0o700);
    await mkdir(path.join(root, 'famiglia'));
    await chown(path.join(root, 'famiglia'), 12_345, 12_345);
    await expect(startForTest(dataDir, { shelterRoots: [root] })).rejects.toThrow(
      /None of .* can hold a directory "famiglia"/,
    );
  });
});
