import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { spawnProgram } from './spawn-program.ts';

/** A program of the tests that obeys orders, and shares only what its arguments name with this process. */
export const startProgram = async <Answer>(program: URL, args: readonly string[]) => {
  const child = await spawnProgram(program, args);
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
