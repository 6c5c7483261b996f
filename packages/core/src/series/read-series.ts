import { SHOWN_DATES } from '@famiglia/contract/series/series';
import type { EventSeries, Occurrence } from '@famiglia/contract/series/series';
import { postsAt, upcomingOccurrences } from '@famiglia/contract/series/series-dates';
import type { SeriesRule } from '@famiglia/contract/series/series-dates';
import { AppError } from '../platform/app-error.ts';
import type { Queryable } from '../platform/db/database.ts';
import { findSettings } from '../settings/settings.queries.ts';
import { findOccurrences, findSeries, findSeriesOfGuild } from './series.queries.ts';
import type { OccurrenceRow, SeriesRow, SeriesWithCreator } from './series.queries.ts';

export const ruleOf = ({ days, clock, everyWeeks, firstDay, until }: SeriesRow): SeriesRule => ({
  days,
  clock,
  every_weeks: everyWeeks,
  first_day: firstDay,
  until,
});

/** The next dates of a series, each with its own changes. */
export const nextDates = (
  series: SeriesRow,
  rows: readonly OccurrenceRow[],
  at: { zone: string; now: Date; count: number },
): Occurrence[] => {
  const changes = rows.filter(({ seriesId }) => seriesId === series.id);
  return upcomingOccurrences(ruleOf(series), changes, at).map(({ day, startsAt }) => {
    const row = changes.find((one) => one.day === day);
    return {
      day,
      starts_at: startsAt.toISOString(),
      posts_at: postsAt(startsAt, series.hoursBefore).toISOString(),
      state: stateOf(row),
      plan: row?.plan ?? series.plan,
      event_id: row?.eventId ?? null,
    };
  });
};

const stateOf = (row: OccurrenceRow | undefined): Occurrence['state'] => {
  if (row === undefined) return 'planned';
  if (row.eventId !== null) return 'posted';
  if (row.skipped) return 'skipped';
  return row.plan === null ? 'planned' : 'changed';
};

/** The series of a guild with their next dates, soonest first; series without dates are last. */
export const readAllSeries = async (db: Queryable, guildId: string, now: Date): Promise<EventSeries[]> => {
  const shown = await present(db, guildId, await findSeriesOfGuild(db, guildId), now);
  return shown.toSorted((one, other) => soonest(one).localeCompare(soonest(other)));
};

const soonest = ({ next }: EventSeries): string => next[0]?.starts_at ?? '9999';

export const readSeries = async (
  db: Queryable,
  { guildId, seriesId }: { guildId: string; seriesId: string },
  now: Date,
): Promise<EventSeries> => {
  const row = await findSeries(db, guildId, seriesId);
  const [shown] = row === null ? [] : await present(db, guildId, [row], now);
  if (shown === undefined) throw new AppError('not_found');
  return shown;
};

const present = async (
  db: Queryable,
  guildId: string,
  all: readonly SeriesWithCreator[],
  now: Date,
): Promise<EventSeries[]> => {
  const { time_zone: zone } = await findSettings(db, guildId);
  const ids = all.map(({ id }) => id);
  const rows = await findOccurrences(db, guildId, ids, now);
  return all.map((series) => {
    const next = nextDates(series, rows, { zone, now, count: SHOWN_DATES });
    const running = series.pausedAt === null ? 'active' : 'paused';
    return {
      id: series.id,
      version: series.version,
      plan: series.plan,
      ...ruleOf(series),
      days: series.days,
      hours_before: series.hoursBefore,
      state: next.length === 0 ? 'over' : running,
      creator: { id: series.createdBy, name: series.creatorName ?? series.createdBy },
      next,
    };
  });
};
