import { buildWorld } from '@famiglia/sandbox/build-world';
import { startSandbox } from '@famiglia/sandbox/start-sandbox';
import { measureClicks } from '@famiglia/sandbox/testing/measure-clicks';

/** The sandbox's limits: a crowd of ten thousand does not slow it down, and it handles 500 clicks a second. */
const LEAST_RATIO = 0.8;
const LEAST_RATE = 500;
const CLICKS = 2000;
const ROUNDS = 3;
/** A world of a thousand guilds with 200,000 members starts in seconds and fits into the memory of a small machine. */
const GUILDS = 1000;
const MEMBERS = 199;
const MOST_START_SECONDS = 5;
const MOST_WORLD_MB = 250;

await measureClicks(10, CLICKS);
const ratios: number[] = [];
const rates: number[] = [];
for (let round = 1; round <= ROUNDS; round += 1) {
  const few = await measureClicks(10, CLICKS);
  const many = await measureClicks(10_000, CLICKS);
  ratios.push(many / few);
  rates.push(many);
  console.log(
    `round ${round}: ${few.toFixed(0)} clicks per processor second with 10 members, ${many.toFixed(0)} with 10,000`,
  );
}
const ratio = median(ratios);
const rate = median(rates);
console.log(`sandbox: 10,000 members / 10 members = ${ratio.toFixed(2)} (at least ${LEAST_RATIO})`);
console.log(
  `sandbox: ${rate.toFixed(0)} clicks per processor second, bot and people included (at least ${LEAST_RATE})`,
);
const world = await measureWorld();
console.log(
  `sandbox: ${GUILDS} guilds with ${GUILDS * (MEMBERS + 1)} members: ${world.seconds.toFixed(1)} s of CPU time ` +
    `(${(world.seconds / MOST_START_SECONDS).toFixed(2)} of the limit), ${world.megabytes.toFixed(0)} MB ` +
    `(${(world.megabytes / MOST_WORLD_MB).toFixed(2)} of the limit)`,
);
if (ratio < LEAST_RATIO || rate < LEAST_RATE) process.exitCode = 1;
if (world.seconds > MOST_START_SECONDS || world.megabytes > MOST_WORLD_MB) process.exitCode = 1;

async function measureWorld(): Promise<{ seconds: number; megabytes: number }> {
  const before = process.memoryUsage().heapUsed;
  const began = process.cpuUsage();
  const plan = { members: MEMBERS, channels: ['general', 'events'] };
  const { seed } = buildWorld({ guilds: Array.from({ length: GUILDS }, () => plan) });
  const sandbox = await startSandbox({ port: 0, redirectUris: [], world: seed });
  const { user, system } = process.cpuUsage(began);
  const megabytes = (process.memoryUsage().heapUsed - before) / 1e6;
  await sandbox.stop();
  return { seconds: (user + system) / 1e6, megabytes };
}

function median(values: number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}
