import { median } from './http/median.ts';
import { measured } from './support/measured.ts';
import { buildWorld } from '@famiglia/sandbox/build-world';
import { startSandbox } from '@famiglia/sandbox/start-sandbox';
import { measureClicks } from '@famiglia/sandbox/testing/measure-clicks';

/** The sandbox's limits: a crowd of ten thousand does not slow it down, and it handles 500 clicks a second. */
const MIN_RATIO = 0.8;
const MIN_RATE = 500;
const CLICKS = 2000;
const ROUNDS = 3;
/** A world of a thousand guilds with 200,000 members starts in seconds and fits into the memory of a small machine. */
const GUILDS = 1000;
const MEMBERS = 199;
const MAX_START_SECONDS = 5;
const MAX_WORLD_MB = 250;

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
measured('clicks with 10,000 members / with 10', median(ratios), '×', { least: MIN_RATIO });
measured('clicks, bot and people included', median(rates), 'per processor second', { least: MIN_RATE });

const measureWorld = async (): Promise<{ seconds: number; megabytes: number }> => {
  const before = process.memoryUsage().heapUsed;
  const began = process.cpuUsage();
  const plan = { members: MEMBERS, channels: ['general', 'events'] };
  const { seed } = buildWorld({ guilds: Array.from({ length: GUILDS }, () => plan) });
  const sandbox = await startSandbox({ port: 0, redirectUris: [], world: seed });
  const { user, system } = process.cpuUsage(began);
  const megabytes = (process.memoryUsage().heapUsed - before) / 1e6;
  await sandbox.stop();
  return { seconds: (user + system) / 1e6, megabytes };
};

const world = await measureWorld();
measured(`a world of ${GUILDS} guilds starts in`, world.seconds, 's of CPU', { most: MAX_START_SECONDS });
measured(`a world of ${GUILDS} guilds takes`, world.megabytes, 'MB', { most: MAX_WORLD_MB });
