import type { WarMonitorName } from '@famiglia/contract/wars/war-feeds';
import type { Context } from '../../platform/context.ts';
import { defineJob } from '../../platform/define-job.ts';
import { JobPostponed } from '../../platform/jobs/job-postponed.ts';
import { backoff } from '../../platform/retry/backoff.ts';
import { MonitorFailed } from './ask-monitor.ts';
import { pollFeed } from './poll-feed.ts';
import { dropOtherFeeds, openFeed, updateFeed } from './war-feed.queries.ts';
import type { WarFeedRow } from './war-feed.queries.ts';

const LONGEST_PAUSE_MS = 15 * 60_000;

/**
 * Asks one monitor if it is due, and stores how that went. Returns in how many milliseconds it is due again; null where it is
 * not configured.
 */
export const pollWarFeed = async (
  context: Context,
  name: WarMonitorName,
  signal: AbortSignal,
): Promise<number | null> => {
  const { db, clock, config, log } = context;
  const feed = config.warFeeds?.feeds.find((one) => one.name === name);
  if (config.warFeeds === undefined || feed === undefined) return null;
  const everyMs = config.warFeeds.seconds * 1000;
  const row = await openFeed(db, name, feed.address, clock());
  const wait = row.nextAt.getTime() - clock().getTime();
  if (wait > 0) return wait;
  try {
    const polled = await pollFeed({ context, feed, row, signal });
    const good = polled === null ? {} : { ...polled, goodAt: clock() };
    if (row.failures > 0) log.info({ feed: name }, 'a monitor of wars answers again');
    return await storeNext(context, name, everyMs, { ...good, ...NO_FAILURE });
  } catch (error) {
    if (!(error instanceof MonitorFailed)) throw error;
    // The process stops, or the time of this run is over: that is not the monitor's fault.
    if (signal.aborted) throw new JobPostponed(0, { cause: error });
    if (row.failures === 0)
      log.warn({ feed: name, failure: error.failure, status: error.status }, 'a monitor of wars fails');
    return storeNext(context, name, pauseAfter(row, error, everyMs), failureAfter(row, error, clock()));
  }
};

const NO_FAILURE = { failures: 0, failure: null, failureStatus: null, failedSince: null };

const failureAfter = (row: WarFeedRow, { failure, status }: MonitorFailed, now: Date) => ({
  failures: row.failures + 1,
  failure,
  failureStatus: status,
  failedSince: row.failedSince ?? now,
});

const pauseAfter = ({ failures }: WarFeedRow, { retryAfterMs }: MonitorFailed, everyMs: number): number =>
  Math.max(retryAfterMs, backoff(failures, everyMs, LONGEST_PAUSE_MS));

const storeNext = async (
  { db, clock }: Context,
  name: WarMonitorName,
  pauseMs: number,
  change: Parameters<typeof updateFeed>[2],
): Promise<number> => {
  await updateFeed(db, name, { ...change, nextAt: new Date(clock().getTime() + pauseMs) });
  return pauseMs;
};

/** What is due later is left to the schedule. */
const MINUTE_MS = 60_000;

/** Merged: however many processes there are, one of them asks, for all guilds. */
export const pollWarFeedJob = defineJob<{ feed: WarMonitorName }>({
  name: 'poll-war-feed',
  title: { en: 'Asking a monitor of wars', ru: 'Запрос к монитору войн' },
  merged: true,
  atOnce: 2,
  run: async (context, signal, { feed }) => {
    const wait = await pollWarFeed(context, feed, signal);
    if (wait !== null && wait < MINUTE_MS) throw new JobPostponed(wait);
  },
});

/** Begins the asking, and again where it broke off. */
export const watchWarFeedsJob = defineJob({
  name: 'watch-war-feeds',
  title: { en: 'Scheduling the monitors of wars', ru: 'Расписание мониторов войн' },
  schedule: '* * * * *',
  merged: true,
  run: async ({ db, jobs, config }) => {
    const names = config.warFeeds?.feeds.map(({ name }) => name) ?? [];
    await dropOtherFeeds(db, names);
    for (const feed of names) await jobs.send(db, pollWarFeedJob, { feed });
  },
});
