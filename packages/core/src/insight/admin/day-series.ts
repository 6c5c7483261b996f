import type { DayValue } from './admin-stats.queries.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

/** The last days up to today, oldest first. Days are UTC: no clock change makes one longer. */
export const lastDays = (now: Date, count: number): string[] =>
  Array.from({ length: count }, (_, index) => dayOf(new Date(now.getTime() - (count - 1 - index) * DAY_MS)));

/** What happened on each day; days without anything are zero. */
export const perDay = (days: readonly string[], values: readonly DayValue[]) => {
  const known = new Map(values.map(({ day, value }) => [day, value]));
  return days.map((date) => ({ date, value: known.get(date) ?? 0 }));
};

/** What there was at the end of each day. */
export const runningTotal = (days: readonly string[], values: readonly DayValue[]) => {
  let total = 0;
  return perDay(days, values).map(({ date, value }) => ({ date, value: (total += value) }));
};
