import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { freePort } from '../e2e/support/free-port.ts';
import { createStarter } from './cluster/cluster-processes.ts';
import type { ClusterProcess } from './cluster/cluster-processes.ts';
import { openTabs, signInOwners } from './cluster/panel-tabs.ts';
import { runStorm } from './cluster/sign-up-storm.ts';
import { restartPostgres, startParts, untilMirrored } from './cluster/start-parts.ts';
import { readQueries } from './dashboard/read-queries.ts';
import { startPrometheus } from './dashboard/start-prometheus.ts';
import { openContext } from './storm/open-context.ts';
import { measured } from './support/measured.ts';
import { withCleanup } from './support/with-cleanup.ts';
import { forgetPersonJob } from '@famiglia/core/privacy/forget-person';

/**
 * Whether the dashboard and the alerts in `deploy` show something: a real Prometheus reads an api, a worker and a bot
 * process while people use them, a job fails and PostgreSQL is restarted. Then every query must have an answer with every
 * label that its legend or its text names. It needs Debian's `prometheus`.
 */
const { values } = parseArgs({ options: { seconds: { type: 'string', default: '150' } } });
const durationMs = Number(values.seconds) * 1000;
const SHARDS = 2;
const MIRROR_MS = 300_000;
/** Alerts whose series may not exist, because nothing of the kind happened. */
const MAY_BE_EMPTY = new Set(['FamigliaInteractionsLate']);

/** Opens pages until the given time, also while the database is unavailable. */
const browse = async ({ port }: ClusterProcess, until: number): Promise<void> => {
  while (performance.now() < until) {
    for (const page of ['/', '/api/session', '/readyz', '/nowhere'])
      await fetch(`http://127.0.0.1:${port}${page}`).catch(() => undefined);
    await sleep(200);
  }
};

await withCleanup(async (defer) => {
  const publicUrl = `http://127.0.0.1:${await freePort()}`;
  const parts = await startParts({ guilds: 4, members: 12, shards: SHARDS, publicUrl }, defer);
  const { connectionString, guilds, sandbox } = parts;
  // Files on a disk, whose free room is one of the figures.
  const { STORAGE_URL: _bucket, ...settings } = parts.settings;
  const start = createStarter(settings, defer);
  const [api, worker, bot] = await Promise.all([start('api'), start('worker'), start('bot')]);
  const prometheus = await startPrometheus(
    [api, worker, bot].map(({ port }) => port),
    defer,
  );
  await untilMirrored(connectionString, guilds, MIRROR_MS);
  const { context, close } = await openContext(connectionString);
  defer(close);
  const url = `http://127.0.0.1:${api.port}`;
  const tabs = await openTabs(url, await signInOwners(context.db, guilds), guilds.length);
  defer(tabs.close);

  const until = performance.now() + durationMs;
  const browsing = browse(api, until);
  await context.jobs.send(context.db, forgetPersonJob, { forgettingId: 'nobody' });
  await context.db.$client.query(`update pgboss.job set retry_limit = 0 where name = 'forget-person'`);
  await runStorm(context, sandbox, guilds, { durationMs: durationMs / 3, shards: SHARDS });
  await restartPostgres(parts);
  await browsing;

  let empty = 0;
  for (const { from, expr, labels } of await readQueries()) {
    const series = await prometheus.ask(expr);
    const missing = labels.filter((label) => !series.some(({ metric }) => label in metric));
    const isEmpty = series.length === 0 && !MAY_BE_EMPTY.has(from);
    const holds = !isEmpty && (series.length === 0 || missing.length === 0);
    if (!holds) empty += 1;
    const found = series
      .slice(0, 4)
      .map(({ metric, value: [, value] }) => `${Object.values(metric).join(' ')} ${value}`.trim());
    console.log(
      `${holds ? '' : 'NOT HELD: '}${from}: ${series.length} series${missing.length > 0 ? `, without ${missing.join(', ')}` : ''}; ${found.join(', ')}`,
    );
  }
  const [failures] = await prometheus.ask('sum(rate(famiglia_job_seconds_count{outcome="failed"}[5m]))');
  if (!(Number(failures?.value[1]) > 0)) {
    empty += 1;
    console.log('NOT HELD: the job that failed is not seen');
  }
  for (const { name, health, state, lastError = '' } of await prometheus.alerts()) {
    if (health !== 'ok') empty += 1;
    if (health !== 'ok' || state !== 'inactive')
      console.log(`alert ${name}: ${health}, ${state} ${lastError}`);
  }
  measured('queries without an answer', empty, 'queries', { most: 0 });
});
