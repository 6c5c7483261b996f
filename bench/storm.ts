import { percentile } from './http/percentile.ts';
import { measureBareBot } from './storm/measure-bare-bot.ts';
import { measureEngine } from './storm/measure-engine.ts';
import { measureGateway } from './storm/measure-gateway.ts';
import { measured } from './support/measured.ts';
import { withPostgres } from './support/with-postgres.ts';

/** People click Join within two seconds, twice if not said otherwise, on events of 50 places, among leaves, pins and changes of slots. */
const PEOPLE = 2000;
const MIN_RATIO = 0.5;
/**
 * Ten messages in one channel are redrawn as fast as Discord allows: five edits in five seconds. 5,000 people are more than can be
 * answered at once: they are told that it takes longer, and all are answered.
 */
const STORMS = [
  { people: PEOPLE, events: 1, clicks: 2, slowestMs: 2000, rightMs: 5000, redrawMs: 2000 },
  { people: PEOPLE, events: 10, clicks: 2, slowestMs: 2000, rightMs: 5000, redrawMs: 15_000 },
  { people: 5000, events: 1, clicks: 1, slowestMs: 15_000, rightMs: 15_000, redrawMs: 2000 },
];

const measureStorm = async (
  connectionString: string,
  { people, events, clicks, ...most }: (typeof STORMS)[number],
): Promise<void> => {
  const found = await measureGateway(connectionString, { people, events, clicks });
  const { times, unanswered, leaderTimes, sentMs, seconds, rightMs, redrawMs, cpuMs } = found;
  const name = `gateway, ${people} people, ${events === 1 ? 'one event' : `${events} events`}`;
  console.log(
    `${name}: ${times.length} clicks sent within ${(sentMs / 1000).toFixed(1)} s (2.0 wanted) and answered in ${seconds.toFixed(1)} s; half of the answers took ${percentile(times, 50).toFixed(0)} ms, 99 % at most ${percentile(times, 99).toFixed(0)} ms`,
  );
  console.log(
    `${name}: CPU time of the bot ${tellSeconds(cpuMs.bot)}, of the database ${tellSeconds(cpuMs.database)}, of the crowd and Discord’s stand-in ${tellSeconds(cpuMs.crowd)}`,
  );
  measured(`${name}, without their place`, unanswered, 'clicks', { most: 0 });
  measured(`${name}, slowest answer`, percentile(times, 100), 'ms', { most: most.slowestMs });
  measured(`${name}, slowest answer to a leader`, percentile(leaderTimes, 100), 'ms', {
    most: most.slowestMs,
  });
  measured(`${name}, right places after`, rightMs, 'ms', { most: most.rightMs });
  measured(`${name}, right messages after the last answer`, redrawMs, 'ms', { most: most.redrawMs });
};

const tellSeconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

await withPostgres(async (connectionString) => {
  const { ratio, clicksPerSecond, rowsPerSecond } = await measureEngine(connectionString, PEOPLE);
  console.log(
    `engine: ${clicksPerSecond.toFixed(0)} clicks/s, plain batched inserts of the same rows into bare tables ${rowsPerSecond.toFixed(0)} clicks/s`,
  );
  measured('engine, share of plain batched inserts', ratio, '', { least: MIN_RATIO });
});
const bare = await measureBareBot({ people: PEOPLE, clicks: 2 });
console.log(
  `a bare bot that answers ${bare.times.length} clicks with one text: half of the answers took ${percentile(bare.times, 50).toFixed(0)} ms, the slowest ${percentile(bare.times, 100).toFixed(0)} ms; CPU time of the crowd and Discord’s stand-in ${tellSeconds(bare.crowdMs)}`,
);
for (const storm of STORMS) {
  await withPostgres(async (connectionString) => measureStorm(connectionString, storm));
}
