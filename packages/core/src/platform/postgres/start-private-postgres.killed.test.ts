import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, expect, it, onTestFinished, vi } from 'vitest';
import { isAlive } from './is-alive.ts';
import { scratchDataDir } from './testing/scratch-directory.ts';
import { ask, startForTest } from './testing/start-for-test.ts';
import { startInChild } from './testing/start-in-child.ts';

// On a busy machine creating a database takes long.
vi.setConfig({ testTimeout: 60_000 });

// Creating a database takes a second: tests that can share one do.
const shared = await scratchDataDir({ removeIn: afterAll });

const until = async (condition: () => Promise<boolean>) => {
  while (!(await condition())) await delay(5);
};

const serverPid = (connectionString: string) =>
  ask(connectionString, `SELECT split_part(pg_read_file('postmaster.pid'), E'\\n', 1)::int`);

it('attaches to the server of a killed process, and can stop it', async () => {
  const killed = await startInChild(shared);
  const { connectionString = '' } = await killed.answer;
  const pid = await serverPid(connectionString);
  await ask(connectionString, 'CREATE TABLE attached AS SELECT 42 AS answer');
  await killed.kill();

  const next = await startForTest(shared);
  expect(await serverPid(next.connectionString)).toBe(pid);
  expect(await ask(next.connectionString, 'SELECT answer FROM attached')).toBe(42);
  await next.stop();
  await vi.waitFor(() => expect(isAlive(Number(pid))).toBe(false), { timeout: 20_000 });
});

it('refuses a second process while the first one lives, and names it', async () => {
  const first = await startForTest(shared);
  const { error } = await (await startInChild(shared)).answer;
  expect(error).toContain(`already in use by another Famiglia (process ${process.pid})`);
  expect(error).toContain('DATA_DIR');
  expect(await ask(first.connectionString, 'SELECT 1')).toBe(1);
});

it('lets exactly one of two processes start on a new directory', async () => {
  const dataDir = await scratchDataDir({ removeIn: onTestFinished });
  const both = await Promise.all([startInChild(dataDir), startInChild(dataDir)]);
  const answers = await Promise.all(both.map(async ({ answer }) => answer));
  expect(answers.filter(({ connectionString }) => connectionString)).toHaveLength(1);
  expect(answers.find(({ error }) => error)?.error).toContain('already in use');
});

it('starts over after it was killed while creating the database', async () => {
  const dataDir = await scratchDataDir({ removeIn: onTestFinished });
  const home = path.join(dataDir, 'postgres');
  const killed = await startInChild(dataDir);
  await until(async () => {
    const unfinished = existsSync(home) && (await readdir(home)).find((name) => name.startsWith('data.new-'));
    return Boolean(unfinished) && existsSync(path.join(home, String(unfinished), 'PG_VERSION'));
  });
  await killed.kill();
  expect(existsSync(path.join(home, 'data'))).toBe(false);

  const { connectionString } = await startForTest(dataDir);
  expect(await ask(connectionString, 'SELECT 1')).toBe(1);
});

it('restarts a killed server at the same address and with all committed data', async () => {
  const { connectionString, onExit } = await startForTest(shared);
  const ended = vi.fn<(reason: Error) => void>();
  onExit(ended);
  await ask(connectionString, 'CREATE TABLE recovered AS SELECT 42 AS answer');
  const killed = await serverPid(connectionString);
  process.kill(Number(killed), 'SIGKILL');
  await vi.waitFor(async () => expect(await ask(connectionString, 'SELECT answer FROM recovered')).toBe(42), {
    timeout: 30_000,
  });
  expect(await serverPid(connectionString)).not.toBe(killed);
  expect(ended).not.toHaveBeenCalled();
});

it('gives up with one line if the server cannot start on its data', async () => {
  const dataDir = await scratchDataDir({ removeIn: onTestFinished });
  const patience = { firstPauseMs: 1, longestPauseMs: 10, attempts: 3 };
  const { connectionString, where, onExit } = await startForTest(dataDir, { patience });
  const ended = vi.fn<(reason: Error) => void>();
  onExit(ended);
  const pid = Number(await serverPid(connectionString));
  await rm(path.join(where.data, 'global', 'pg_control'));
  process.kill(pid, 'SIGKILL');
  await vi.waitFor(() => expect(ended).toHaveBeenCalledOnce(), { timeout: 30_000 });
  const [reason] = ended.mock.calls[0] ?? [];
  expect(reason?.message).toMatch(/^The PostgreSQL server on .* does not start again \(tried 3 times\).*$/);
});

it('stays the owner when PostgreSQL restarts itself after one of its processes died', async () => {
  const { connectionString, onExit } = await startForTest(shared);
  const ended = vi.fn<(reason: Error) => void>();
  onExit(ended);
  const owner = `SELECT pid FROM pg_stat_activity WHERE application_name LIKE 'famiglia owner%'`;
  const before = Number(await ask(connectionString, owner));
  process.kill(before, 'SIGKILL');
  await vi.waitFor(async () => expect(await ask(connectionString, owner)).toBeGreaterThan(0), {
    timeout: 20_000,
  });
  expect(await ask(connectionString, owner)).not.toBe(before);
  expect(ended).not.toHaveBeenCalled();
});

it('is not confused by another process with the id of a dead server', async () => {
  const { where, stop } = await startForTest(shared);
  const pidFile = path.join(where.data, 'postmaster.pid');
  const stale = await readFile(pidFile, 'utf8');
  await stop();
  const stranger = spawn('sleep', ['60'], { stdio: 'ignore' });
  onTestFinished(() => void stranger.kill());
  await writeFile(pidFile, stale.replace(/^\d+/, String(stranger.pid)));

  const { connectionString } = await startForTest(shared);
  expect(await ask(connectionString, 'SELECT 1')).toBe(1);
});
