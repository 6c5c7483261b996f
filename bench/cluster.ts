import { mkdir } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { freePort } from '../e2e/support/free-port.ts';
import { createStarter } from './cluster/cluster-processes.ts';
import type { Role } from './cluster/cluster-processes.ts';
import { comeAndGo } from './cluster/come-and-go.ts';
import { measureGuilds } from './cluster/measure-guilds.ts';
import { openTabs, signInOwners } from './cluster/panel-tabs.ts';
import { runStorm } from './cluster/sign-up-storm.ts';
import { startBalancer } from './cluster/start-balancer.ts';
import { startParts, untilMirrored } from './cluster/start-parts.ts';
import { watchGaps } from './cluster/watch-gaps.ts';
import { openContext } from './storm/open-context.ts';
import { measured } from './support/measured.ts';
import { withCleanup } from './support/with-cleanup.ts';

/**
 * Many processes that come and go: a load balancer in front of the API, workers, bots that share shards, one PostgreSQL, a
 * bucket, and a Discord of many guilds. Each process is killed once, one is added, PostgreSQL is restarted, and
 * nothing that was acknowledged may be lost. Then the cost of quiet guilds is measured. A small run:
 * `npm run bench cluster -- --guilds 50 --sockets 100 --sizes ""`; only the cost: `npm run bench cluster -- --guilds 0`.
 */
const { values } = parseArgs({
  options: {
    guilds: { type: 'string', default: '1000' },
    members: { type: 'string', default: '20' },
    sockets: { type: 'string', default: '2000' },
    storms: { type: 'string', default: '50' },
    seconds: { type: 'string', default: '180' },
    /** At how many guilds the cost of a quiet guild is measured; empty: not at all. */
    sizes: { type: 'string', default: '10,100,1000' },
    /** Without nginx, also where it is installed. */
    plain: { type: 'boolean', default: false },
    /** A directory in which the processes’ logs are kept. */
    logs: { type: 'string' },
  },
});
const [guildCount, members, sockets, storms] = [
  values.guilds,
  values.members,
  values.sockets,
  values.storms,
].map(Number) as [number, number, number, number];
const durationMs = Number(values.seconds) * 1000;
const sizes = values.sizes === '' ? [] : values.sizes.split(',').map(Number);

const ROLES: readonly Role[] = ['api', 'api', 'api', 'worker', 'worker', 'bot', 'bot', 'bot'];
const SHARDS = 6;
const MIRROR_MS = 900_000;
const MAX_GAP_S = 15;
const MIN_SHARE_IN_TIME = 0.99;
/** By how much the cost may grow with quiet guilds: CPU time a second of all together, memory of each. */
const MAX_CPU_MS = 1;
const MAX_KB = 100;

if (values.logs !== undefined) await mkdir(values.logs, { recursive: true });
if (guildCount > 0)
  await withCleanup(async (defer) => {
    const began = performance.now();
    const sinceBegin = (): string => `after ${((performance.now() - began) / 1000).toFixed(0)} s`;
    const port = await freePort();
    const publicUrl = `http://127.0.0.1:${port}`;
    const parts = await startParts({ guilds: guildCount, members, shards: SHARDS, publicUrl }, defer);
    const { sandbox, guilds, connectionString } = parts;
    const start = createStarter(parts.settings, defer, values.logs);
    const processes = await Promise.all(ROLES.map(async (role) => start(role)));
    console.log(`${processes.length} processes are ready ${sinceBegin()}`);
    const balancer = await startBalancer(
      port,
      processes.filter(({ role }) => role === 'api').map((one) => one.port),
      { nginx: !values.plain, logs: values.logs },
      defer,
    );
    await untilMirrored(connectionString, guilds, MIRROR_MS);
    console.log(`${guilds.length} guilds with ${members + 1} members each are mirrored ${sinceBegin()}`);
    const { context, close } = await openContext(connectionString);
    defer(close);
    const tabs = await openTabs(balancer.url, await signInOwners(context.db, guilds), sockets);
    defer(tabs.close);
    console.log(`${tabs.watchingCount()} panels are open behind ${balancer.kind} ${sinceBegin()}`);

    let lastStep = 'the beginning';
    const gaps = watchGaps(sandbox, SHARDS, () => lastStep);
    const [storm] = await Promise.all([
      runStorm(context, sandbox, guilds.slice(0, storms), { durationMs, shards: SHARDS }),
      comeAndGo({ processes, add: async () => start('bot'), parts, durationMs }, (step) => (lastStep = step)),
    ]);
    const [longest, ...others] = gaps.stop();
    const { clicks, inTime, clicksConnected, inTimeConnected, acknowledged, lost, wrongMessages } = storm;
    console.log(
      `${acknowledged} sign-ups were acknowledged, ${tabs.told.heard} messages sent to open panels`,
    );
    measured('acknowledged sign-ups that are missing', lost.length, 'sign-ups', { most: 0 });
    for (const one of lost.slice(0, 5)) console.log(`  missing: ${one}`);
    measured(`of ${storms} lists not shown exactly once`, wrongMessages.length, 'lists', { most: 0 });
    for (const one of wrongMessages.slice(0, 5)) console.log(`  shown: ${one}`);
    measured('a guild without its shard', (longest?.ms ?? 0) / 1000, 's', { most: MAX_GAP_S });
    for (const { shard, ms, after } of [longest, ...others].slice(0, 5).filter((gap) => gap !== undefined))
      console.log(`  shard ${shard} was away for ${(ms / 1000).toFixed(1)} s after: ${after}`);
    measured('messages of another guild', tabs.told.strays, 'messages', { most: 0 });
    measured('panels connected at the end', tabs.watchingCount(), 'panels', { least: sockets });
    for (const [reason, times] of tabs.reconnects)
      console.log(`  panels connected again after ${reason}: ${times}`);
    console.log(`${((inTime / clicks) * 100).toFixed(1)} % of all ${clicks} clicks answered within 3 s`);
    measured(
      'clicks answered within 3 s while the shard was connected',
      inTimeConnected / clicksConnected,
      'of all',
      {
        least: MIN_SHARE_IN_TIME,
      },
    );
    console.log(`the cluster is done ${sinceBegin()}`);
  });

const costs = sizes.length === 0 ? [] : await measureGuilds(sizes, { members, shards: SHARDS });
for (const { guilds, cpuMs, megabytes, parts } of costs)
  console.log(
    `${guilds} quiet guilds: ${cpuMs.toFixed(1)} ms of CPU a second, ${megabytes.toFixed(0)} MB (${parts})`,
  );
// Compares the smallest with the largest number of guilds: differences between two starts, divided by few guilds, would
// be large.
const [fewest, most] = [costs[0], costs.at(-1)];
if (fewest !== undefined && most !== undefined && most.guilds > fewest.guilds) {
  const cpuMs = most.cpuMs - fewest.cpuMs;
  const kilobytes = ((most.megabytes - fewest.megabytes) * 1000) / (most.guilds - fewest.guilds);
  const from = `from ${fewest.guilds} to ${most.guilds} quiet guilds`;
  measured(`${from}, more CPU time`, cpuMs, 'ms a second', { most: MAX_CPU_MS });
  measured(`${from}, more memory`, kilobytes, 'KB per guild', { most: MAX_KB });
}
