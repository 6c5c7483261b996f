import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('gungame-program.ts', import.meta.url));

interface Answer {
  items?: { id: string; status: string; moderated_by: string }[];
  refused?: string[];
}

/** A moderator in a separate process, which shares only the database with this one. */
export const startGungameProcess = async (connectionString: string) => {
  const args = ['--conditions=source', '--import', 'tsx', program, connectionString];
  const child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] });
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
