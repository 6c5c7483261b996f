import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';

export const CDN_URL = 'http://cdn.bench';
export const connectionString = process.env['BENCH_DATABASE_URL'] ?? '';

/** Called by a server's process: sends its address. */
export const tellPort = (address: AddressInfo | string | null): void => {
  if (address === null || typeof address === 'string')
    throw new Error('the server does not listen on a port');
  process.send?.(address.port);
  // The measurement has ended.
  process.once('disconnect', () => process.exit());
};

export interface Usage {
  /** CPU time since it began. */
  cpuMs: number;
  /** Memory in use. */
  bytes: number;
}

export interface ServedProcess {
  url: string;
  /** Only of a server that reports it. */
  usage: () => Promise<Usage>;
  stop: () => Promise<void>;
}

/** A server in its own process, as in production. */
export const serveInProcess = async (file: string, databaseUrl: string): Promise<ServedProcess> => {
  const child = fork(fileURLToPath(new URL(file, import.meta.url)), {
    env: { ...process.env, NODE_ENV: 'production', BENCH_DATABASE_URL: databaseUrl },
  });
  const [port] = (await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => Promise.reject(new Error(`${file} did not start`))),
  ])) as [number];
  return {
    url: `http://127.0.0.1:${port}`,
    usage: async () => {
      const told = once(child, 'message');
      child.send('usage');
      const [usage] = (await told) as [Usage];
      return usage;
    },
    stop: async () => {
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      await exited;
    },
  };
};
