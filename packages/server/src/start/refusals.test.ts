import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { scratchDataDir, scratchDirectory } from '@famiglia/core/platform/postgres/testing/scratch-directory';
import { startForTest } from '@famiglia/core/platform/postgres/testing/start-for-test';
import { StartRefused } from '@famiglia/core/platform/start-refused';
import { expect, onTestFinished, test, vi } from 'vitest';
import { freePorts, startMain } from '../testing/main-process.ts';
import { requireDataDir } from './require-data-dir.ts';
import { portRefusal, requireFreePorts } from './require-free-ports.ts';

// Whole processes are started here, while other tests use the machine.
vi.setConfig({ testTimeout: 180_000 });

/** The one line of a refused start, without its time and level. */
const refusalOf = async (settings: Record<string, string>): Promise<string> => {
  const famiglia = startMain(settings);
  expect(await famiglia.ended).toBe(1);
  const [line = '', ...more] = famiglia.output().trimEnd().split('\n');
  expect(more).toEqual([]);
  expect(line).toMatch(/^\d\d:\d\d:\d\d {2}fatal {2}/);
  return line.split('  ').slice(2).join('  ');
};

const newDataDir = async () => scratchDataDir({ removeIn: onTestFinished });

const listenOn = async (port: string): Promise<void> => {
  const server = createServer().listen(Number(port), '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
};

test('a taken port is reported with its setting and the next free port, before PostgreSQL starts', async () => {
  const [DATA_DIR, ports] = await Promise.all([newDataDir(), freePorts()]);
  await listenOn(ports.PORT);
  const refusal = await refusalOf({ DATA_DIR, ...ports });
  expect(refusal).toMatch(
    new RegExp(`^PORT ${ports.PORT} is taken by another program, .*Stop it, or start with PORT=\\d+\\.$`),
  );
  expect(Number(/PORT=(\d+)/.exec(refusal)?.[1])).toBeGreaterThan(Number(ports.PORT));
  expect(existsSync(path.join(DATA_DIR, 'postgres'))).toBe(false);
});

test('if the sandbox’s port is taken too, one line reports both', async () => {
  const [DATA_DIR, ports] = await Promise.all([newDataDir(), freePorts()]);
  await listenOn(ports.PORT);
  await listenOn(ports.SANDBOX_PORT);
  expect(await refusalOf({ DATA_DIR, ...ports })).toMatch(
    new RegExp(
      `^PORT ${ports.PORT} and SANDBOX_PORT ${ports.SANDBOX_PORT} are taken .* start with PORT=\\d+ SANDBOX_PORT=\\d+\\.$`,
    ),
  );
});

test('a port that is taken between the check and the listening is reported with the same words', async () => {
  const ports = await freePorts();
  const settings = {
    PORT: Number(ports.PORT),
    SANDBOX_PORT: Number(ports.SANDBOX_PORT),
    HOST: '127.0.0.1',
    DEMO: false,
    SERVICES: new Set(['api', 'sandbox'] as const),
  };
  await requireFreePorts(settings);
  for (const setting of ['PORT', 'SANDBOX_PORT'] as const) {
    await listenOn(ports[setting]);
    const late = await listenOn(ports[setting]).catch((error: unknown) => error);
    expect(await portRefusal(late, settings)).toMatchObject({
      name: 'StartRefused',
      message: expect.stringMatching(
        new RegExp(`^${setting} ${ports[setting]} is taken .* start with ${setting}=\\d+\\.$`),
      ),
    });
  }
  expect(await portRefusal(new Error('something else'), settings)).toBeUndefined();
});

test('an address that this machine does not have is reported', async () => {
  const settings = { DATA_DIR: await newDataDir(), ...(await freePorts()), HOST: '192.0.2.1' };
  expect(await refusalOf(settings)).toBe(
    'HOST 192.0.2.1 is no address of this machine (EADDRNOTAVAIL). Correct HOST.',
  );
});

test('a DATA_DIR that is a file, or inside of one, is refused', async () => {
  const file = path.join(await scratchDirectory({ removeIn: onTestFinished }), 'file');
  await writeFile(file, '');
  const ports = await freePorts();
  expect(await refusalOf({ DATA_DIR: file, ...ports })).toBe(
    `DATA_DIR is ${file}, which is a file. Set DATA_DIR to a directory.`,
  );
  const inside = path.join(file, 'data');
  expect(await refusalOf({ DATA_DIR: inside, ...ports })).toBe(
    `A part of the path ${inside} is a file. Move it away, or set DATA_DIR to another directory.`,
  );
});

test('a directory that the account cannot write to is reported', async () => {
  const directory = await scratchDirectory({ removeIn: onTestFinished });
  await chmod(directory, 0o555);
  const dataDir = path.join(directory, 'data');
  // Root can write everywhere, so the test switches to an account that owns nothing.
  const isRoot = process.getuid?.() === 0;
  if (isRoot) process.seteuid?.(65_534);
  const refused = await requireDataDir(dataDir).catch((error: unknown) => error);
  if (isRoot) process.seteuid?.(0);
  expect(refused).toBeInstanceOf(StartRefused);
  expect(refused).toHaveProperty(
    'message',
    `This account may not use ${dataDir}. Give it to the account that starts Famiglia, or set DATA_DIR to another directory.`,
  );
});

test('a data directory in use, a wrong password, a missing database and a silent server have different messages', async () => {
  const [inUse, DATA_DIR, ports] = await Promise.all([newDataDir(), newDataDir(), freePorts()]);
  const postgres = await startForTest(inUse, { socketRoots: [] });
  expect(await refusalOf({ DATA_DIR: inUse, ...ports })).toContain(
    `already in use by another Famiglia (process ${process.pid}). Stop that one first`,
  );

  const url = new URL(postgres.connectionString);
  const SECRET_KEY = 'k'.repeat(32);
  const where = url.host;
  url.pathname = '/nowhere';
  expect(await refusalOf({ DATA_DIR, ...ports, SECRET_KEY, DATABASE_URL: url.href })).toBe(
    `PostgreSQL at ${where} has no database nowhere. Create it, or name another one in DATABASE_URL.`,
  );
  url.password = 'wrong';
  expect(await refusalOf({ DATA_DIR, ...ports, SECRET_KEY, DATABASE_URL: url.href })).toBe(
    `PostgreSQL at ${where} does not accept the user name or the password. Correct them in DATABASE_URL.`,
  );
  await postgres.stop();
  expect(await refusalOf({ DATA_DIR, ...ports, SECRET_KEY, DATABASE_URL: url.href })).toBe(
    `No PostgreSQL answers at ${where} (ECONNREFUSED). Start it, or correct DATABASE_URL.`,
  );
});
