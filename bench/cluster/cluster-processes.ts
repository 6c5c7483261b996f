import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../e2e/support/free-port.ts';
import { untilReady } from '../../e2e/support/famiglia-process.ts';
import type { Defer } from '../support/with-cleanup.ts';

const program = fileURLToPath(new URL('../../packages/server/dist/program/main.js', import.meta.url));
const TIMEOUT_MS = 300_000;

export type Role = 'api' | 'worker' | 'bot';

export interface ClusterProcess {
  role: Role;
  name: string;
  port: number;
  readonly pid: number;
  /** kill -9, then a new one in its place, as a supervisor would start it. */
  killAndStart: () => Promise<void>;
}

/** Starts the built program with one service. All of them end with the measurement; what they wrote can be kept in a directory. */
export const createStarter = (settings: Record<string, string>, defer: Defer, logs?: string) => {
  let count = 0;
  return async (role: Role, port?: number): Promise<ClusterProcess> => {
    count += 1;
    const name = `${role} ${count}`;
    const own = port ?? (await freePort());
    const dataDir = await mkdtemp(path.join(tmpdir(), 'famiglia-cluster-'));
    defer(async () => rm(dataDir, { recursive: true, force: true }));
    let output = '';
    const log = logs === undefined ? undefined : createWriteStream(path.join(logs, `${name}.log`));
    const launch = (): ChildProcess => {
      const child = spawn(process.execPath, [program], {
        stdio: ['ignore', 'pipe', 'pipe'],
        env: {
          PATH: process.env['PATH'],
          NODE_OPTIONS: process.env['NODE_OPTIONS'],
          ...settings,
          SERVICES: role,
          PORT: String(own),
          DATA_DIR: dataDir,
        },
      });
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (chunk: Buffer) => {
          output = (output + chunk.toString()).slice(-20_000);
          log?.write(chunk);
        });
      return child;
    };
    const ready = async (): Promise<void> =>
      untilReady(`http://127.0.0.1:${own}`, () => current.exitCode === null, TIMEOUT_MS).catch(
        (error: unknown) => {
          throw new Error(`${name} did not start:\n${output}`, { cause: error });
        },
      );
    let current = launch();
    defer(async () => end(current));
    await ready();
    return {
      role,
      name,
      port: own,
      get pid() {
        return current.pid ?? 0;
      },
      killAndStart: async () => {
        await end(current);
        current = launch();
        await ready();
      },
    };
  };
};

const end = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGKILL');
  await exited;
};
