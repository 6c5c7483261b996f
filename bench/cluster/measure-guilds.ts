import { setTimeout as sleep } from 'node:timers/promises';
import { measureUsage } from '../support/process-usage.ts';
import { withCleanup } from '../support/with-cleanup.ts';
import type { Defer } from '../support/with-cleanup.ts';
import { freePort } from '../../e2e/support/free-port.ts';
import { createStarter } from './cluster-processes.ts';
import { startParts, untilMirrored } from './start-parts.ts';

/** A start costs more than minutes of idling: what it leaves behind must be over. */
const SETTLE_MS = 120_000;
const MINUTES = 3;
const MIRROR_MS = 900_000;

interface World {
  guilds: number;
  /** The process ids of its parts, by their names. */
  pids: Map<string, number>;
}

export interface GuildsCost {
  guilds: number;
  /** Milliseconds of CPU time a second. */
  cpuMs: number;
  megabytes: number;
  /** The same of each process. */
  parts: string;
}

/**
 * What an api, a worker and a bot cost with their PostgreSQL, for each of these numbers of quiet guilds. All are measured at the
 * same time, so that a machine whose speed changes changes all figures alike.
 */
export const measureGuilds = async (
  sizes: readonly number[],
  world: { members: number; shards: number },
): Promise<GuildsCost[]> => {
  const costs: GuildsCost[] = [];
  await withCleanup(async (defer) => {
    const worlds: World[] = [];
    for (const guilds of sizes) worlds.push(await startWorld(guilds, world, defer));
    await sleep(SETTLE_MS);
    costs.push(...(await Promise.all(worlds.map(measureWorld))));
  });
  return costs;
};

const startWorld = async (
  guilds: number,
  { members, shards }: { members: number; shards: number },
  defer: Defer,
): Promise<World> => {
  const publicUrl = `http://127.0.0.1:${await freePort()}`;
  const parts = await startParts({ guilds, members, shards, publicUrl }, defer);
  const start = createStarter(parts.settings, defer);
  const roles = ['api', 'worker', 'bot'] as const;
  const processes = await Promise.all(roles.map(async (role) => start(role)));
  await untilMirrored(parts.connectionString, parts.guilds, MIRROR_MS);
  const pids = new Map<string, number>(processes.map(({ role, pid }) => [role, pid]));
  return { guilds, pids: pids.set('PostgreSQL', await parts.postmaster()) };
};

const measureWorld = async ({ guilds, pids }: World): Promise<GuildsCost> => {
  const used = await Promise.all(
    [...pids].map(async ([name, pid]) => {
      const { cpuMs, bytes } = await measureUsage([pid], MINUTES);
      return { name, cpuMs, megabytes: bytes / 1e6 };
    }),
  );
  return {
    guilds,
    cpuMs: used.reduce((sum, part) => sum + part.cpuMs, 0),
    megabytes: used.reduce((sum, part) => sum + part.megabytes, 0),
    parts: used
      .map((part) => `${part.name} ${part.cpuMs.toFixed(1)} ms, ${part.megabytes.toFixed(0)} MB`)
      .join('; '),
  };
};
