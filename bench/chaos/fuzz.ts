import { ALL_ROUTES } from '@famiglia/contract/routes';
import { KnownThings } from '@famiglia/api/testing/fuzz/known-things';
import { runFuzz } from '@famiglia/api/testing/fuzz/run-fuzz';
import type { FuzzReport } from '@famiglia/api/testing/fuzz/run-fuzz';
import { GUILDS, PEOPLE } from '@famiglia/sandbox/demo-ids';
import { median } from '../http/median.ts';
import { MINUTES_MS, SEED } from './support/chaos-options.ts';
import { createSender } from './support/fuzz-sender.ts';
import { withVictim } from './support/with-victim.ts';

/** Several requests at once: some faults need two. */
const CONCURRENCY = 4;
/** Reported, but never a finding: on a busy machine any request may be slow once. */
const SLOW_RATIO = 50;
const SLOW_MS = 1000;

/** Requests that took far longer than others to the same route. */
const slowest = ({ durations }: FuzzReport): string[] =>
  [...durations].flatMap(([route, times]) => {
    const [typical, longest] = [median(times), Math.max(...times)];
    if (longest < SLOW_MS || longest < typical * SLOW_RATIO) return [];
    return `slow once: ${route} took ${Math.round(longest)} ms, usually ${Math.round(typical)} ms`;
  });

/** Sends valid, nearly valid and invalid requests to every route of the contract, as people of every kind. */
await withVictim({ TRUST_PROXY: '127.0.0.1' }, async ({ process: famiglia, findings }) => {
  const known = new KnownThings(new Date());
  known.prefer('guild', GUILDS.moretti);
  for (const id of Object.values(GUILDS)) known.add('guild', id);
  for (const id of Object.values(PEOPLE)) known.add('user', id);
  const { actors, send, restore } = await createSender(famiglia);
  const report = await runFuzz(
    { routes: ALL_ROUTES, actors, known, send, restore },
    {
      seed: SEED,
      requests: Number.MAX_SAFE_INTEGER,
      atOnce: CONCURRENCY,
      signal: AbortSignal.timeout(MINUTES_MS),
    },
  );
  console.log(`${report.requests} requests, by status: ${JSON.stringify(report.statuses)}`);
  for (const line of slowest(report)) console.log(line);
  for (const { what, asked } of report.findings) findings.add(`${what} ← ${asked}`);
  const health = await fetch(`${famiglia.url}/readyz`);
  findings.expect(health.ok, 'not ready after it was asked all that');
});
