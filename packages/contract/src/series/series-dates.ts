import { daysLater, momentOf, wallTimeAt } from '../kit/zoned-time.ts';

/** When a series takes place: a wall-clock time on some days of every N-th week. Weeks begin on Monday. */
export interface SeriesRule {
  /** 1 is Monday, 7 is Sunday. */
  days: readonly number[];
  clock: string;
  every_weeks: number;
  /** The first day it may take place; the weeks are counted from the week of this day. */
  first_day: string;
  /** The last day; null where it goes on until somebody ends it. */
  until: string | null;
}

/** A date of a series that leaders may have moved, by the day that the rule gives. */
export interface OccurrenceChange {
  day: string;
  /** The start, if leaders moved it; null where the rule's start holds. */
  startsAt: Date | null;
}

export interface UpcomingOccurrence {
  day: string;
  startsAt: Date;
}

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7;

/** Days between the Mondays of two weeks, in weeks. */
const weeksBetween = (from: string, to: string): number => {
  const monday = (day: string): number => Date.parse(day) - (weekdayOf(day) - 1) * DAY_MS;
  return Math.round((monday(to) - monday(from)) / (7 * DAY_MS));
};

export const isSeriesDay = (rule: SeriesRule, day: string): boolean =>
  day >= rule.first_day &&
  (rule.until === null || day <= rule.until) &&
  rule.days.includes(weekdayOf(day)) &&
  weeksBetween(rule.first_day, day) % rule.every_weeks === 0;

/** The next days of a rule, beginning with `from`. */
const seriesDays = (rule: SeriesRule, from: string, count: number): string[] => {
  const found: string[] = [];
  const last = rule.until ?? '9999-12-31';
  let day = from > rule.first_day ? from : rule.first_day;
  // Every N weeks there is at least one.
  for (
    let left = (count + 1) * 7 * rule.every_weeks;
    left > 0 && day <= last && found.length < count;
    left -= 1
  ) {
    if (isSeriesDay(rule, day)) found.push(day);
    day = daysLater(day, 1);
  }
  return found;
};

/**
 * The dates of a series that have not begun, soonest first, skipped ones included. Each keeps its wall-clock time in the
 * guild's zone, also over a change of daylight saving time; a time that such a change skips moves forward by the gap.
 */
export const upcomingOccurrences = (
  rule: SeriesRule,
  changes: readonly OccurrenceChange[],
  { zone, now, count }: { zone: string; now: Date; count: number },
): UpcomingOccurrence[] => {
  const moved = new Map(
    changes.flatMap(({ day, startsAt }) => (startsAt === null ? [] : [[day, startsAt] as const])),
  );
  // A moved date may be before today by its rule and still ahead, or the other way round.
  const regular = seriesDays(rule, wallTimeAt(now, zone).day, count + moved.size + 1);
  const days = new Set([...regular, ...[...moved.keys()].filter((day) => isSeriesDay(rule, day))]);
  return [...days]
    .flatMap((day) => {
      const startsAt = moved.get(day) ?? momentOf({ day, clock: rule.clock }, zone);
      return startsAt !== null && startsAt > now ? [{ day, startsAt }] : [];
    })
    .toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime())
    .slice(0, count);
};

/** When the sign-up of a date is posted. */
export const postsAt = (startsAt: Date, hoursBefore: number): Date =>
  new Date(startsAt.getTime() - hoursBefore * HOUR_MS);
