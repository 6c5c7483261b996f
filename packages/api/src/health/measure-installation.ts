import { BILLING_PROBLEMS } from '@famiglia/contract/admin/admin-billing';
import { findProblems } from '@famiglia/core/billing/problems/find-problems';
import { countOverdueRenewals } from '@famiglia/core/billing/subscriptions/renewal.queries';
import { measureMirror } from '@famiglia/core/mirror/rights-age.queries';
import { countGivenUp, measureWaiting } from '@famiglia/core/undelivered/undelivered.queries';
import type { Context } from '@famiglia/core/platform/context';
import { METRICS } from '@famiglia/core/platform/metrics/metrics';
import { measureShards } from '@famiglia/core/platform/shards/shard.queries';
import { findFeeds } from '@famiglia/core/wars/monitors/war-feed.queries';
import { readScreenshotSpace } from '@famiglia/core/screenshots/intake/screenshot-quota';

export type MeasuredContext = Pick<Context, 'db' | 'files' | 'bus' | 'jobs' | 'clock'>;

/**
 * Registers readers for what this process knows and what all processes share through the database. Every process
 * answers for all, so the figures remain while any of them runs. Returns a function that ends it.
 */
export const measureInstallation = ({ db, files, bus, jobs, clock }: MeasuredContext): (() => void) => {
  const { $client: pool } = db;
  const space = shareQuery(async () => readScreenshotSpace({ db, files }));
  const waiting = shareQuery(async () => measureWaiting(db));
  const queues = shareQuery(async () => jobs.measure());
  const shards = shareQuery(async () => measureShards(db));
  const mirror = shareQuery(async () => measureMirror(db, clock()));

  const feeds = shareQuery(async () => findFeeds(db));
  const problems = shareQuery(async () => findProblems({ db, clock }));

  const readers = [
    METRICS.databaseConnections.readBy(() => [
      { labels: { state: 'idle' }, value: pool.idleCount },
      { labels: { state: 'used' }, value: pool.totalCount - pool.idleCount },
    ]),
    METRICS.databaseWaiting.readBy(() => [{ value: pool.waitingCount }]),
    METRICS.busUp.readBy(() => [{ value: bus.isLive() ? 1 : 0 }]),
    METRICS.busLagSeconds.readBy(async () => [{ value: await bus.measureLag(db) }]),
    METRICS.storageFailures.readBy(() =>
      Object.entries(files.failures).map(([kind, value]) => ({ labels: { kind }, value })),
    ),
    METRICS.pictures.readBy(async () => [{ value: (await space()).pictures }]),
    METRICS.picturesBytes.readBy(async () => [{ value: (await space()).bytes }]),
    METRICS.diskFreeBytes.readBy(async () => figure((await space()).freeBytes)),
    METRICS.deliveriesWaiting.readBy(async () => [{ value: (await waiting()).waiting }]),
    METRICS.deliveriesOldestSeconds.readBy(async () => [{ value: (await waiting()).oldestSeconds }]),
    METRICS.jobsWaiting.readBy(async () =>
      (await queues()).queues.map(({ name, waiting: value }) => ({ labels: { queue: name }, value })),
    ),
    METRICS.jobsOldestSeconds.readBy(async () =>
      (await queues()).queues.map(({ name, oldestSeconds: value }) => ({ labels: { queue: name }, value })),
    ),
    METRICS.deadLetters.readBy(async () => [
      { labels: { kind: 'job' }, value: (await queues()).deadLetters },
      { labels: { kind: 'delivery' }, value: await countGivenUp(db) },
    ]),
    METRICS.billingProblems.readBy(async () => {
      const found = await problems();
      return BILLING_PROBLEMS.map((kind) => ({
        labels: { kind },
        value: found.filter((problem) => problem.kind === kind).length,
      }));
    }),
    METRICS.billingProblemOldestSeconds.readBy(async () => {
      const [oldest] = await problems();
      return [{ value: oldest ? (clock().getTime() - Date.parse(oldest.at)) / 1000 : 0 }];
    }),
    METRICS.renewalsOverdue.readBy(async () => [{ value: await countOverdueRenewals(db, clock()) }]),
    METRICS.shardsPlanned.readBy(async () => figure((await shards())?.planned)),
    METRICS.shardsLeased.readBy(async () => figure((await shards())?.leased)),
    METRICS.mirrorAgeSeconds.readBy(async () => [{ value: (await mirror()).oldestSeconds }]),
    METRICS.warFeedUp.readBy(async () =>
      (await feeds()).map(({ name, failures }) => ({
        labels: { feed: name },
        value: failures === 0 ? 1 : 0,
      })),
    ),
    METRICS.warFeedAgeSeconds.readBy(async () =>
      (await feeds()).flatMap(({ name, goodAt }) =>
        goodAt === null
          ? []
          : [{ labels: { feed: name }, value: (clock().getTime() - goodAt.getTime()) / 1000 }],
      ),
    ),
    METRICS.guildsIncomplete.readBy(async () => [{ value: (await mirror()).incomplete }]),
  ];
  return () => {
    for (const stop of readers) stop();
  };
};

/** A figure that may not exist is left out. */
const figure = (value: number | null | undefined) =>
  value === null || value === undefined ? [] : [{ value }];

/** One query for all figures that need it at the same moment. */
const shareQuery = <Answer>(ask: () => Promise<Answer>): (() => Promise<Answer>) => {
  let asking: Promise<Answer> | undefined;
  return async () => {
    asking ??= ask().finally(() => {
      asking = undefined;
    });
    return asking;
  };
};
