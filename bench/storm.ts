import { percentile } from './http/percentile.ts';
import { measureEngine } from './storm/measure-engine.ts';
import { measureGateway } from './storm/measure-gateway.ts';
import { withPostgres } from './support/with-postgres.ts';

/** People click Join within two seconds, twice if not said otherwise, on events of 50 places, among leaves, pins and changes of slots. */
const PEOPLE = 2000;
const LEAST_RATIO = 0.5;
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
  const { times, unanswered, leaderTimes, sentMs, seconds, rightMs, redrawMs } = found;
  const name = `gateway, ${people} people, ${events === 1 ? 'one event' : `${events} events`}`;
  const slowestMs = percentile(times, 100);
  const leaderMs = percentile(leaderTimes, 100);
  console.log(
    `${name}: ${times.length} clicks sent within ${(sentMs / 1000).toFixed(1)} s (2.0 wanted) and answered in ${seconds.toFixed(1)} s, ${unanswered} without their place (at most 0)`,
  );
  console.log(
    `${name}: half of the answers took ${percentile(times, 50).toFixed(0)} ms, 99 % at most ${percentile(times, 99).toFixed(0)} ms, the slowest ${slowestMs.toFixed(0)} ms (at most ${most.slowestMs})`,
  );
  console.log(
    `${name}: a leader's ${leaderTimes.length} answers amid them took at most ${leaderMs.toFixed(0)} ms (at most ${most.slowestMs})`,
  );
  console.log(
    `${name}: everybody had the right place ${(rightMs / 1000).toFixed(1)} s after the first click (at most ${most.rightMs / 1000}), and the messages ${redrawMs.toFixed(0)} ms after the last answer (at most ${most.redrawMs})`,
  );
  const tooSlow = Math.max(slowestMs, leaderMs) > most.slowestMs;
  if (unanswered > 0 || tooSlow || rightMs > most.rightMs || redrawMs > most.redrawMs) process.exitCode = 1;
};

await withPostgres(async (connectionString) => {
  const { ratio, clicksPerSecond, rowsPerSecond } = await measureEngine(connectionString, PEOPLE);
  console.log(
    `engine: ${clicksPerSecond.toFixed(0)} clicks/s, plain batched inserts of the same rows into bare tables ${rowsPerSecond.toFixed(0)} clicks/s`,
  );
  console.log(`engine: share of plain batched inserts ${ratio.toFixed(2)} (at least ${LEAST_RATIO})`);
  if (ratio < LEAST_RATIO) process.exitCode = 1;
});
for (const storm of STORMS) {
  await withPostgres(async (connectionString) => measureStorm(connectionString, storm));
}
