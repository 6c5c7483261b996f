import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import path from 'node:path';
import { scratchDataDir } from '@famiglia/core/platform/postgres/testing/scratch-directory';
import { createSandboxClient } from '@famiglia/sandbox/client';
import { MORETTI_CHANNELS } from '@famiglia/sandbox/demo-ids';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { freePorts, startMain, type MainProcess } from '../testing/main-process.ts';

// Whole processes are started and stopped here, while other tests use the machine.
vi.setConfig({ testTimeout: 300_000 });
const PATIENT = { timeout: 120_000, interval: 10 };

/** A log line of a problem, or the stack of an error. */
const TROUBLE = /^\S+ {2}(warn|error|fatal) |[Ff]ailed|^ +at /m;

let dataDir: string;
let ports: Awaited<ReturnType<typeof freePorts>>;
beforeAll(async () => {
  dataDir = await scratchDataDir({ removeIn: afterAll });
  ports = await freePorts();
});

/** The tests share one data directory, so each start continues where the last one stopped. */
const start = (): MainProcess => startMain({ ...ports, DATA_DIR: dataDir, LOG_LEVEL: 'debug' });

const expectQuietEnd = async (famiglia: MainProcess): Promise<void> => {
  expect(await famiglia.ended).toBe(0);
  expect(famiglia.output()).toContain('stopping; once more to stop at once');
  expect(famiglia.output()).not.toMatch(TROUBLE);
};

const home = (): string => path.join(dataDir, 'postgres');
const makesDatabase = async (): Promise<boolean> => {
  const names = existsSync(home()) ? await readdir(home()) : [];
  return names.some((name) => existsSync(path.join(home(), name, 'PG_VERSION')));
};

test('a stop before PostgreSQL runs logs no problem, and leaves no partial database', async () => {
  const famiglia = start();
  await vi.waitUntil(makesDatabase, PATIENT);
  famiglia.signal('SIGINT');
  await expectQuietEnd(famiglia);
  expect(existsSync(path.join(home(), 'data'))).toBe(false);
});

test.each([
  ['the schema is made', 'private PostgreSQL: '],
  ['the bot connects', 'API: '],
])('a stop while %s logs no problem', async (_, words) => {
  const famiglia = start();
  await famiglia.says(words);
  famiglia.signal('SIGTERM');
  await expectQuietEnd(famiglia);
  expect(famiglia.output().split('stopping;')[1]).not.toContain('Famiglia runs');
});

/** The first days of the history are told in the family's log, and most of them are not written yet. */
const logIsTold = async (): Promise<boolean> => {
  const messages = await createSandboxClient(`http://127.0.0.1:${ports.SANDBOX_PORT}`).messages(
    MORETTI_CHANNELS.logs,
  );
  return messages.length > 0;
};

test('a stop while the demo’s history is written logs no problem; the next test’s start continues it', async () => {
  const famiglia = start();
  await famiglia.says('Famiglia runs');
  await vi.waitUntil(logIsTold, PATIENT);
  expect(famiglia.output()).not.toContain('has its history');
  famiglia.signal('SIGINT');
  await expectQuietEnd(famiglia);
});

/**
 * A request whose body never arrives, so that it is never answered. If the server is still too busy, it is sent again.
 */
const requestWithoutEnd = async (): Promise<Socket> => {
  for (;;) {
    const request = connect(Number(ports.PORT), '127.0.0.1');
    request.on('error', () => undefined);
    request.write(
      'POST /api/auth/logout HTTP/1.1\r\nhost: 127.0.0.1\r\nexpect: 100-continue\r\ncontent-length: 9\r\n\r\n',
    );
    let answer = '';
    request.on('data', (chunk) => (answer += String(chunk)));
    await once(request, 'data');
    // A server under pressure refuses right after the first line.
    await once(request, 'data', { signal: AbortSignal.timeout(500) }).catch(() => undefined);
    if (!answer.includes(' 503 ')) return request;
    request.destroy();
  }
};

test('a stop that has to wait logs what for, and a second signal ends it at once', async () => {
  const famiglia = start();
  await famiglia.says('Famiglia runs');
  const request = await requestWithoutEnd();
  famiglia.signal('SIGINT');
  await famiglia.says('stopping; waiting for requests that are being answered');
  famiglia.signal('SIGINT');
  expect(await famiglia.ended).toBe(1);
  expect(famiglia.output().split('stopping; once more')[1]).not.toMatch(TROUBLE);
  request.destroy();

  // The PostgreSQL that it left running is found by the next process, which stops with it as soon as it runs.
  const next = start();
  await next.says('Famiglia runs');
  next.signal('SIGINT');
  await expectQuietEnd(next);
});
