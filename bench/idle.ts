import { setTimeout as sleep } from 'node:timers/promises';
import { startPostgresBus } from '@famiglia/core/platform/bus/postgres-bus';
import { connectDatabase } from '@famiglia/core/platform/db/connect-database';
import { startJobs } from '@famiglia/core/platform/jobs/start-jobs';
import { silentLogger } from '@famiglia/core/platform/log/logger';
import { newPlace, startProcess } from '../e2e/support/famiglia-process.ts';
import { temporaryData } from '../e2e/support/temporary-data.ts';
import { findPostmaster, measureUsage, readUsage, readWakeUps } from './support/process-usage.ts';
import { measured } from './support/measured.ts';
import { withCleanup } from './support/with-cleanup.ts';
import { withPostgres } from './support/with-postgres.ts';
import { JOBS } from '@famiglia/core/jobs';
import { ingestScreenshotsJob } from '@famiglia/core/screenshots/intake/ingest-screenshots';

/** Node and PostgreSQL together, with the demo family and nobody there. */
const MAX_CPU_PERCENT = 0.7;
const MAX_WAKE_UPS = 4;
const MAX_MB = 150;
const MAX_START_MS = 2500;
/** Polling each queue twice a second would find a job after this time on average. */
const MAX_JOB_MS = 250;
const SENT_JOBS = 50;
/** Until the history of the demo family is made, connections of the start are closed and memory is collected. */
const SETTLE_MS = 60_000;

/** A family's bot lives on the smallest machine that one can rent. */
await withCleanup(async (defer) => {
  const data = await temporaryData();
  defer(data.remove);
  const place = {
    ...(await newPlace(data.dataDir)),
    // The options of `npm start`.
    settings: { NODE_OPTIONS: process.env['NODE_OPTIONS'] ?? '' },
  };
  const first = await startProcess({ ...place, settings: { ...place.settings, LOG_LEVEL: 'debug' } });
  defer(first.stop);
  await first.says('the demo family has its history');
  await first.stop();

  const began = performance.now();
  const later = await startProcess(place);
  defer(later.stop);
  measured('a later start', performance.now() - began, 'ms', { most: MAX_START_MS });
  await sleep(SETTLE_MS);
  const pids = [later.pid, await findPostmaster(data.dataDir)];
  const wokenBefore = await readWakeUps(later.pid);
  const { cpuMs, bytes, mostBytes } = await measureUsage(pids, 1);
  measured('Node is woken', ((await readWakeUps(later.pid)) - wokenBefore) / 60, 'times a second', {
    most: MAX_WAKE_UPS,
  });
  measured('CPU time', cpuMs / 10, '% of a core', { most: MAX_CPU_PERCENT });
  measured('memory', bytes / 1e6, 'MB', { most: MAX_MB });
  const node = await readUsage([later.pid], { children: false });
  console.log(
    `idle: of this memory Node has ${(node.bytes / 1e6).toFixed(0)} MB; at most it was ${(mostBytes / 1e6).toFixed(0)} MB`,
  );
});

/** Saving must not make anybody wait: the time from the commit to the first line of a job's handler. */
await withPostgres(async (connectionString) => {
  const { db, close } = connectDatabase(connectionString);
  const bus = await startPostgresBus(connectionString, silentLogger);
  const jobs = await startJobs(connectionString, silentLogger, { jobs: JOBS, keeper: true, bus });
  const begun = new Map<string, number>();
  await jobs.work(ingestScreenshotsJob, async ({ sourceId }) => {
    begun.set(sourceId, performance.now());
    return Promise.resolve();
  });
  const waits: number[] = [];
  for (let index = 0; index < SENT_JOBS; index += 1) {
    const sourceId = String(index);
    await jobs.send(db, ingestScreenshotsJob, { guildId: '1', sourceId });
    const sent = performance.now();
    while (!begun.has(sourceId)) await sleep(1);
    waits.push((begun.get(sourceId) ?? 0) - sent);
  }
  const mean = waits.reduce((sum, wait) => sum + Math.max(0, wait), 0) / waits.length;
  measured('a job begins after', mean, 'ms', { most: MAX_JOB_MS });
  await jobs.stop();
  await bus.stop();
  await close();
});
