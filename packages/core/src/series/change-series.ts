import { seriesRoutes } from '@famiglia/contract/series/series';
import type { EventSeries } from '@famiglia/contract/series/series';
import type { ActivityType } from '@famiglia/contract/activity/activity-types';
import { requireGuildAccess } from '../access/require-guild-access.ts';
import { recordActivity } from '../activity/record-activity.ts';
import { requireVersion } from '../activity/require-version.ts';
import { requireSignedIn } from '../platform/actor.ts';
import type { Actor } from '../platform/actor.ts';
import { AppError } from '../platform/app-error.ts';
import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/db/database.ts';
import { readSeries } from './read-series.ts';
import { lockSeries } from './series.queries.ts';
import type { SeriesRow } from './series.queries.ts';

interface Done {
  type: ActivityType;
  title: string;
  /** The date that the change is about, if any. */
  startsAt?: Date;
}

/**
 * The common part of every change of a series: the permission check, the series' lock, the activity and the
 * announcement. A change that has nothing to do returns null, and nothing is logged or announced.
 */
export const changeSeries = async (
  context: Context,
  actor: Actor,
  { guildId, seriesId }: { guildId: string; seriesId: string },
  change: (tx: Transaction, current: SeriesRow, userId: string) => Promise<Done | null>,
): Promise<void> => {
  await requireGuildAccess(context, actor, guildId, seriesRoutes.update.access);
  const { userId } = requireSignedIn(actor);
  await context.db.transaction(async (tx) => {
    const current = await lockSeries(tx, guildId, seriesId);
    if (current === null) throw new AppError('not_found');
    const done = await change(tx, current, userId);
    if (done === null) return;
    const { type, title, startsAt } = done;
    const date = startsAt === undefined ? {} : { starts_at: startsAt.toISOString() };
    await recordActivity(context, tx, {
      guildId,
      type,
      actorId: userId,
      data: { title, series_id: seriesId, ...date },
    });
    await context.bus.publish(tx, { type: 'series.changed', guildId });
  });
};

export const requireSeriesVersion = async (
  context: Context,
  tx: Transaction,
  { id: seriesId, guildId, version: stored }: SeriesRow,
  seen: number | undefined,
): Promise<void> =>
  requireVersion(tx, {
    seen,
    stored,
    changes: { guildId, noted: { series_id: seriesId } },
    read: async () => readSeries(tx, { guildId, seriesId }, context.clock()),
  });

/** The same, and returns the series after the change. */
export const changeAndReadSeries = async (
  context: Context,
  actor: Actor,
  series: { guildId: string; seriesId: string },
  change: (tx: Transaction, current: SeriesRow, userId: string) => Promise<Done | null>,
): Promise<EventSeries> => {
  await changeSeries(context, actor, series, change);
  return readSeries(context.db, series, context.clock());
};
