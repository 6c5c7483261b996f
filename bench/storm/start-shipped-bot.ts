import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('../../packages/server/dist/program/main.js', import.meta.url));

interface Discord {
  connectionString: string;
  apiUrl: string;
  token: string;
}

/** The bot as it ships: built, in a process that runs nothing else. */
export const startShippedBot = async ({ connectionString, apiUrl, token }: Discord) => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'famiglia-storm-bot-'));
  const child = spawn(process.execPath, [program], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      SERVICES: 'bot',
      DATA_DIR: dataDir,
      DATABASE_URL: connectionString,
      SECRET_KEY: 'the secret key of a bench, 32 characters and more',
      DISCORD_API_URL: apiUrl,
      DISCORD_BOT_TOKEN: token,
      DISCORD_CLIENT_ID: '100000000000000001',
      DISCORD_CLIENT_SECRET: 'bench',
    },
  });
  const gone = once(child, 'exit');
  return {
    gone,
    pid: child.pid ?? 0,
    stop: async (): Promise<void> => {
      child.kill('SIGKILL');
      await gone;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};
