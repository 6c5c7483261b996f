import { measureEngine } from './storm/measure-engine.ts';
import { measureGateway } from './storm/measure-gateway.ts';
import { withStormDatabase } from './storm/with-storm-database.ts';

/** Two thousand people click Join twice on an event of 50 places, among leaves, pins and changes of places. */
const PEOPLE = 2000;
const LEAST_RATIO = 0.3;
const SLOWEST_MS = 2500;

await withStormDatabase(async (connectionString) => {
  const { ratio, clicksPerSecond, rowsPerSecond } = await measureEngine(connectionString, PEOPLE);
  console.log(
    `engine: ${clicksPerSecond.toFixed(0)} clicks/s, plain batched inserts of the same rows ${rowsPerSecond.toFixed(0)} clicks/s`,
  );
  console.log(`engine: share of plain batched inserts ${ratio.toFixed(2)} (at least ${LEAST_RATIO})`);
  const { slowestMs, clicks, late, seconds, redrawMs } = await measureGateway(connectionString, PEOPLE);
  console.log(
    `gateway: ${clicks} clicks sent within 2 s and answered in ${seconds.toFixed(1)} s; the slowest answer took ${slowestMs.toFixed(0)} ms (at most ${SLOWEST_MS})`,
  );
  console.log(
    `gateway: the message was right ${redrawMs.toFixed(0)} ms after the last answer (at most 2000)`,
  );
  if (ratio < LEAST_RATIO || late > 0 || slowestMs > SLOWEST_MS || redrawMs > 2000) process.exitCode = 1;
});
