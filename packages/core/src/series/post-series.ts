import { eventRoutes } from '@famiglia/contract/events/event-routes';
import { findSettings } from '../settings/settings.queries.ts';
import type { Context } from '../platform/context.ts';
import { defineJob } from '../platform/define-job.ts';
import type { Queryable } from '../platform/db/database.ts';
import { postponeIfOver } from '../platform/jobs/job-postponed.ts';
import { toUseCaseInput } from '../platform/use-case-input.ts';
import { eventIdOf } from '../events/event-id-of.ts';
import { existingPicture } from '../rosters/event-picture.queries.ts';
import { openEvent } from '../events/open-event.ts';
import { currentSquads } from '../rosters/check-squads.ts';
import { nextDates } from './read-series.ts';
import { findOccurrences, findRunningSeries, lockSeries, storeOccurrence } from './series.queries.ts';
import type { SeriesRow } from './series.queries.ts';

/** No more dates can be due at once: sign-up opens at most two weeks before the start. */
const MAX_DUE_DATES = 15;

/**
 * Posts the sign-up of each due date once, even if this runs repeatedly, late, or in several processes. Dates that
 * have already begun are left out: nobody can sign up for them.
 */
export const postSeries = async (context: Context, signal?: AbortSignal): Promise<void> => {
  const failures: unknown[] = [];
  for (const series of await findRunningSeries(context.db)) {
    postponeIfOver(signal);
    if ((await dueDates(context.db, series, context.clock())).length === 0) continue;
    // An error in one series must not prevent the others.
    await postDue(context, series).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, 'some series could not be posted');
};

export const postSeriesJob = defineJob({
  name: 'post-series',
  title: { en: 'Posting recurring events', ru: 'Публикация серий' },
  schedule: '* * * * *',
  run: postSeries,
});

const dueDates = async (db: Queryable, series: SeriesRow, now: Date) => {
  const { time_zone: zone } = await findSettings(db, series.guildId);
  const rows = await findOccurrences(db, series.guildId, [series.id], now);
  return nextDates(series, rows, { zone, now, count: MAX_DUE_DATES }).filter(
    ({ posts_at, state }) => new Date(posts_at) <= now && (state === 'planned' || state === 'changed'),
  );
};

const postDue = async (context: Context, { guildId, id }: SeriesRow): Promise<void> =>
  context.db.transaction(async (tx) => {
    const series = await lockSeries(tx, guildId, id);
    if (series === null || series.pausedAt !== null) return;
    // Checked again under the lock: another process may have posted meanwhile.
    for (const { day, starts_at, plan } of await dueDates(tx, series, context.clock())) {
      const squads = await currentSquads(tx, guildId, plan.squads ?? []);
      const picture_id = await existingPicture(tx, guildId, plan.picture_id ?? null);
      const eventId = eventIdOf(guildId, `series:${id}:${day}`);
      await openEvent(context, tx, {
        ...toUseCaseInput(eventRoutes.create, { guildId, ...plan, squads, picture_id, starts_at }),
        ...(series.channelId === null ? {} : { channelId: series.channelId }),
        id: eventId,
        createdBy: series.createdBy,
        actorId: null,
      });
      await storeOccurrence(tx, { seriesId: id, guildId, day, eventId });
    }
    await context.bus.publish(tx, { type: 'series.changed', guildId });
  });
