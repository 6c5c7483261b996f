import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { spawnProgram } from '@famiglia/core/testing/spawn-program';

const program = new URL('bot-program.ts', import.meta.url);

export interface BotProcess {
  /** Resolves when the bot is connected and has mirrored its guilds. */
  ready: Promise<void>;
  /** Kills the process without warning. */
  kill: () => Promise<void>;
}

interface BotProcessOptions {
  connectionString: string;
  apiUrl: string;
  token: string;
  /** How long a killed process keeps its shard from the next one. */
  leaseMs?: number;
  shards?: number;
}

/** The real bot in a process of its own. */
export const startBotProcess = async ({
  connectionString,
  apiUrl,
  token,
  leaseMs = 10_000,
  shards = 1,
}: BotProcessOptions): Promise<BotProcess> => {
  const told = [connectionString, apiUrl, token, String(leaseMs), String(shards)];
  const child = await spawnProgram(program, told);
  const gone = once(child, 'exit');
  const ready = Promise.race([
    once(createInterface(child.stdout), 'line').then(() => undefined),
    gone.then(() => Promise.reject(new Error('the bot did not start'))),
  ]);
  ready.catch(() => undefined);
  return {
    ready,
    kill: async () => {
      child.kill('SIGKILL');
      await gone;
    },
  };
};
