import { setTimeout as sleep } from 'node:timers/promises';
import { readUsage } from '../support/process-usage.ts';
import { withCleanup } from '../support/with-cleanup.ts';
import { freePort } from '../../e2e/support/free-port.ts';
import { createStarter } from './cluster-processes.ts';
import { startParts, untilMirrored } from './start-parts.ts';

const SETTLE_MS = 45_000;
const MEASURE_MS = 60_000;
const MIRROR_MS = 900_000;

export interface GuildsCost {
  guilds: number;
  /** Milliseconds of CPU time a second. */
  cpuMs: number;
  megabytes: number;
  /** The same of each process. */
  parts: string;
}

/** What an api, a worker and a bot cost with their PostgreSQL, with this many quiet guilds. */
export const measureGuilds = async (
  guilds: number,
  { members, shards }: { members: number; shards: number },
): Promise<GuildsCost> => {
  let cost: GuildsCost | undefined;
  await withCleanup(async (defer) => {
    const publicUrl = `http://127.0.0.1:${await freePort()}`;
    const parts = await startParts({ guilds, members, shards, publicUrl }, defer);
    const start = createStarter(parts.settings, defer);
    const roles = ['api', 'worker', 'bot'] as const;
    const processes = await Promise.all(roles.map(async (role) => start(role)));
    const pids = new Map<string, number>(processes.map(({ role, pid }) => [role, pid]));
    await untilMirrored(parts.connectionString, parts.guilds, MIRROR_MS);
    await sleep(SETTLE_MS);
    pids.set('PostgreSQL', await parts.postmaster());
    const read = async () =>
      Promise.all([...pids].map(async ([name, pid]) => ({ name, ...(await readUsage([pid])) })));
    const before = await read();
    await sleep(MEASURE_MS);
    const after = (await read()).map(({ name, cpuMs, bytes }, index) => ({
      name,
      cpuMs: ((cpuMs - (before[index]?.cpuMs ?? 0)) / MEASURE_MS) * 1000,
      megabytes: bytes / 1e6,
    }));
    cost = {
      guilds,
      cpuMs: after.reduce((sum, part) => sum + part.cpuMs, 0),
      megabytes: after.reduce((sum, part) => sum + part.megabytes, 0),
      parts: after
        .map((part) => `${part.name} ${part.cpuMs.toFixed(1)} ms, ${part.megabytes.toFixed(0)} MB`)
        .join('; '),
    };
  });
  if (cost === undefined) throw new Error('the cost was not measured');
  return cost;
};
