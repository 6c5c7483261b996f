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
}

/** What an api, a worker and a bot cost with their PostgreSQL, with this many quiet guilds. */
export const measureGuilds = async (guilds: number, members: number): Promise<GuildsCost> => {
  let cost: GuildsCost | undefined;
  await withCleanup(async (defer) => {
    const publicUrl = `http://127.0.0.1:${await freePort()}`;
    const parts = await startParts({ guilds, members, shards: 1, publicUrl }, defer);
    const start = createStarter(parts.settings, defer);
    const pids: number[] = [];
    for (const role of ['api', 'worker', 'bot'] as const) pids.push((await start(role)).pid);
    await untilMirrored(parts.connectionString, parts.guilds, MIRROR_MS);
    await sleep(SETTLE_MS);
    pids.push(await parts.postmaster());
    const before = await readUsage(pids);
    await sleep(MEASURE_MS);
    const after = await readUsage(pids);
    cost = {
      guilds,
      cpuMs: ((after.cpuMs - before.cpuMs) / MEASURE_MS) * 1000,
      megabytes: after.bytes / 1e6,
    };
  });
  if (cost === undefined) throw new Error('the cost was not measured');
  return cost;
};
