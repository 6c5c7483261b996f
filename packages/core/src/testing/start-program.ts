import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/**
 * A program of the tests in its own process, which shares only what its arguments name with this one. It takes core as it
 * was built, because that starts three times as fast as from the sources.
 */
export const startProgram = async <Answer>(program: URL, args: readonly string[]) => {
  const child = spawn(process.execPath, ['--import', 'tsx', fileURLToPath(program), ...args], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const gone = once(child, 'exit');
  const lines = createInterface(child.stdout);
  const next = async (): Promise<string> => String((await once(lines, 'line'))[0]);
  await next();
  return {
    send: (order: object): void => void child.stdin.write(`${JSON.stringify(order)}\n`),
    hear: async (): Promise<Answer> => JSON.parse(await next()) as Answer,
    /** Kills it, as a power cut would. */
    kill: async (): Promise<void> => {
      child.kill('SIGKILL');
      await gone;
    },
  };
};
