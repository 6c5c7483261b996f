import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { buildWorld } from '@famiglia/sandbox/build-world';
import { startSandbox } from '@famiglia/sandbox/start-sandbox';
import { createClicker } from './clicker.ts';
import { storm, warmUp } from './run-storm.ts';

const program = fileURLToPath(new URL('bare-bot.ts', import.meta.url));

/** The same crowd against a bot that answers without doing anything: what the crowd, Discord's stand-in and discord.js cost by themselves. */
export const measureBareBot = async ({ people, clicks }: { people: number; clicks: number }) => {
  const { seed, guilds } = buildWorld({ guilds: [{ members: people, channels: ['events'] }] });
  const [guild] = guilds;
  const sandbox = await startSandbox({ port: 0, redirectUris: [], world: seed });
  const child = spawn(process.execPath, [...process.execArgv, program], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      ...process.env,
      DISCORD_API_URL: sandbox.apiUrl,
      DISCORD_BOT_TOKEN: sandbox.botToken,
      CHANNEL_ID: guild.channels['events'] ?? '',
    },
  });
  const gone = once(child, 'exit');
  try {
    const [messageId] = (await Promise.race([once(child, 'message'), gone])) as [string];
    const clicker = createClicker(sandbox, messageId, 'bare');
    await warmUp(clicker, guild.memberIds);
    const { times: before } = clicker.results();
    const warm = before.length;
    const began = process.cpuUsage();
    await storm([{ memberIds: guild.memberIds, clicker }], clicks);
    const { user, system } = process.cpuUsage(began);
    return { times: clicker.results().times.slice(warm), crowdMs: (user + system) / 1000 };
  } finally {
    child.kill('SIGKILL');
    await gone;
    await sandbox.stop();
  }
};
