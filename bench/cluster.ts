import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { freePort } from '../e2e/support/free-port.ts';
import { createStarter } from './cluster/cluster-processes.ts';
import type { ClusterProcess, Role } from './cluster/cluster-processes.ts';
import { measureGuilds } from './cluster/measure-guilds.ts';
import type { GuildsCost } from './cluster/measure-guilds.ts';
import { openTabs, signInOwners } from './cluster/panel-tabs.ts';
import { runStorm } from './cluster/sign-up-storm.ts';
import { startBalancer } from './cluster/start-balancer.ts';
import { restartPostgres, startParts, untilMirrored } from './cluster/start-parts.ts';
import { watchGaps } from './cluster/watch-gaps.ts';
import { openContext } from './storm/open-context.ts';
import { withCleanup } from './support/with-cleanup.ts';

/**
 * Many processes that come and go: a load balancer in front of the API, workers, bots that share shards, one PostgreSQL, a
 * bucket, and a Discord of many guilds. Each process is killed once, one is added, PostgreSQL is restarted, and
 * nothing that was acknowledged may be lost. A small run: `npm run bench cluster -- --guilds 50 --sockets 100`.
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
const MOST_GAP_MS = 15_000;
const LEAST_IN_TIME = 0.99;
/** Per quiet guild. */
const MOST_CPU_MS = 1;
const MOST_KB = 100;

let failed = false;
const tell = (holds: boolean, text: string): void => {
  failed ||= !holds;
  console.log(`cluster: ${holds ? '' : 'NOT HELD: '}${text}`);
};

await withCleanup(async (defer) => {
  const port = await freePort();
  const publicUrl = `http://127.0.0.1:${port}`;
  const parts = await startParts({ guilds: guildCount, members, shards: SHARDS, publicUrl }, defer);
  const { sandbox, guilds, connectionString } = parts;
  const start = createStarter(parts.settings, defer);
  const processes = await Promise.all(ROLES.map(async (role) => start(role)));
  const balancer = await startBalancer(
    port,
    processes.filter(({ role }) => role === 'api').map((one) => one.port),
    defer,
  );
  await untilMirrored(connectionString, guilds, MIRROR_MS);
  const { context, close } = await openContext(connectionString);
  defer(close);
  const tabs = await openTabs(balancer.url, await signInOwners(context.db, guilds), sockets);
  defer(tabs.close);
  console.log(
    `${guilds.length} guilds with ${members + 1} members each, ${tabs.openCount()} open panels behind ${balancer.kind}`,
  );

  const gaps = watchGaps(sandbox, SHARDS);
  const [storm] = await Promise.all([
    runStorm(context, sandbox, guilds.slice(0, storms), { durationMs, shards: SHARDS }),
    comeAndGo(
      processes,
      async () => start('bot'),
      async () => restartPostgres(parts),
    ),
  ]);
  const { ms: gapMs, shard } = gaps.stop();
  const { clicks, inTime, clicksConnected, inTimeConnected, acknowledged, lost, wrongMessages } = storm;
  tell(lost.length === 0, `${acknowledged} sign-ups were acknowledged, ${lost.length} of them are missing`);
  for (const one of lost.slice(0, 5)) console.log(`  missing: ${one}`);
  tell(wrongMessages.length === 0, `${wrongMessages.length} of ${storms} lists are not shown exactly once`);
  for (const one of wrongMessages.slice(0, 5)) console.log(`  shown: ${one}`);
  tell(
    gapMs <= MOST_GAP_MS,
    `no guild was without its shard for longer than ${(gapMs / 1000).toFixed(1)} s (shard ${shard}), ${(gapMs / MOST_GAP_MS).toFixed(2)} of the limit`,
  );
  const { heard, strays } = tabs.told;
  tell(strays === 0, `${heard} messages to open panels, ${strays} of another guild`);
  for (const [reason, times] of tabs.reconnects)
    console.log(`  panels connected again after ${reason}: ${times}`);
  const share = inTimeConnected / clicksConnected;
  tell(
    share >= LEAST_IN_TIME,
    `${(share * 100).toFixed(1)} % of ${clicksConnected} clicks answered within 3 s while the shard was connected ` +
      `(at least ${LEAST_IN_TIME * 100} %), ${((inTime / clicks) * 100).toFixed(1)} % of all ${clicks}`,
  );
});

const costs: GuildsCost[] = [];
for (const size of sizes) {
  const cost = await measureGuilds(size, members);
  costs.push(cost);
  console.log(
    `${size} quiet guilds: ${cost.cpuMs.toFixed(1)} ms of CPU a second, ${cost.megabytes.toFixed(0)} MB`,
  );
}
for (const [index, cost] of costs.entries()) {
  const before = costs[index - 1];
  if (before === undefined) continue;
  const added = cost.guilds - before.guilds;
  const cpuMs = Math.max(0, cost.cpuMs - before.cpuMs) / added;
  const kilobytes = (Math.max(0, cost.megabytes - before.megabytes) * 1000) / added;
  tell(
    cpuMs <= MOST_CPU_MS && kilobytes <= MOST_KB,
    `from ${before.guilds} to ${cost.guilds} each guild adds ${cpuMs.toFixed(3)} ms a second ` +
      `(${(cpuMs / MOST_CPU_MS).toFixed(2)} of the limit) and ${kilobytes.toFixed(0)} KB (${(kilobytes / MOST_KB).toFixed(2)})`,
  );
}
if (failed) process.exitCode = 1;

/** Kills each process once, adds one and restarts PostgreSQL, spread over the time. */
async function comeAndGo(
  processes: readonly ClusterProcess[],
  add: () => Promise<unknown>,
  restart: () => Promise<void>,
): Promise<void> {
  const steps: { what: string; run: () => Promise<unknown> }[] = [
    ...processes.map((one) => ({ what: `${one.name} is killed`, run: one.killAndStart })),
    { what: 'a bot is added', run: add },
    { what: 'PostgreSQL is restarted', run: restart },
  ];
  // One after another through all roles, so that not all bots are killed in a row.
  const order = steps
    .map((_, index) => steps[(index * 3) % steps.length])
    .filter((step) => step !== undefined);
  const pauseMs = durationMs / (order.length + 1);
  for (const { what, run } of order) {
    const began = performance.now();
    await sleep(pauseMs);
    await run();
    console.log(
      `  ${what}; ready again after ${((performance.now() - began - pauseMs) / 1000).toFixed(1)} s`,
    );
  }
}
