import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { onTestFinished, vi } from 'vitest';

const main = fileURLToPath(new URL('../../dist/program/main.js', import.meta.url));

export interface MainProcess {
  /** Everything written so far, to both outputs. */
  output: () => string;
  /** Waits until the output contains these words. */
  says: (words: string) => Promise<void>;
  signal: (signal: NodeJS.Signals) => void;
  /** Resolves with the exit code when it has ended. */
  ended: Promise<number | null>;
}

/** The built program as operators start it, in its own process and without the web pages. */
export const startMain = (settings: Record<string, string>): MainProcess => {
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env['PATH'], TMPDIR: process.env['TMPDIR'], SERVICES, DEMO_LANGUAGE, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  }
  const ended = once(child, 'close').then(([code]) => code as number | null);
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  return {
    output: () => output,
    says: async (words) => {
      const isSaid = (): boolean => output.includes(words) || child.exitCode !== null;
      await vi.waitUntil(isSaid, { timeout: 120_000, interval: 10 });
      if (!output.includes(words)) throw new Error(`It ended without saying “${words}”:\n${output}`);
    },
    signal: (signal) => child.kill(signal),
    ended,
  };
};

const SERVICES = 'api,bot,worker,sandbox';
/** Tests use this language, whatever the computer's. */
const DEMO_LANGUAGE = 'ru';

/** Two ports that are free at this moment. */
export const freePorts = async (): Promise<{ PORT: string; SANDBOX_PORT: string }> => {
  const probes = [createServer(), createServer()];
  const ports = await Promise.all(
    probes.map(async (probe) => {
      await once(probe.listen(0, '127.0.0.1'), 'listening');
      const address = probe.address();
      return String(typeof address === 'object' && address !== null ? address.port : 0);
    }),
  );
  await Promise.all(probes.map(async (probe) => once(probe.close(), 'close')));
  return { PORT: ports[0] ?? '', SANDBOX_PORT: ports[1] ?? '' };
};
