import { percentile } from './http/percentile.ts';
import { measureEngine } from './storm/measure-engine.ts';
import { measureGateway } from './storm/measure-gateway.ts';
import { withPostgres } from './support/with-postgres.ts';

/** Two thousand people click Join twice on an event of 50 places, among leaves, pins and changes of slots. */
const PEOPLE = 2000;
const LEAST_RATIO = 0.3;
const SLOWEST_MS = 2500;
const REDRAW_MS = 2000;

await withPostgres(async (connectionString) => {
  const { ratio, clicksPerSecond, rowsPerSecond } = await measureEngine(connectionString, PEOPLE);
  console.log(
    `engine: ${clicksPerSecond.toFixed(0)} clicks/s, plain batched inserts of the same rows ${rowsPerSecond.toFixed(0)} clicks/s`,
  );
  console.log(`engine: share of plain batched inserts ${ratio.toFixed(2)} (at least ${LEAST_RATIO})`);
  const { times, unanswered, leaderTimes, sentMs, seconds, redrawMs } = await measureGateway(
    connectionString,
    PEOPLE,
  );
  const slowestMs = percentile(times, 100);
  console.log(
    `gateway: ${times.length} clicks sent within ${(sentMs / 1000).toFixed(1)} s (2.0 wanted) and answered in ${seconds.toFixed(1)} s, ${unanswered} without their place (at most 0)`,
  );
  console.log(
    `gateway: half of the answers took ${percentile(times, 50).toFixed(0)} ms, 99 % at most ${percentile(times, 99).toFixed(0)} ms, the slowest ${slowestMs.toFixed(0)} ms (at most ${SLOWEST_MS})`,
  );
  const leaderMs = percentile(leaderTimes, 100);
  console.log(
    `gateway: a leader's ${leaderTimes.length} answers amid them took at most ${leaderMs.toFixed(0)} ms (at most ${SLOWEST_MS})`,
  );
  console.log(
    `gateway: the message was right ${redrawMs.toFixed(0)} ms after the last answer (at most ${REDRAW_MS})`,
  );
  const tooSlow = unanswered > 0 || Math.max(slowestMs, leaderMs) > SLOWEST_MS || redrawMs > REDRAW_MS;
  if (ratio < LEAST_RATIO || tooSlow) process.exitCode = 1;
});
