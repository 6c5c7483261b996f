import { monthsLater } from './months-later.ts';

interface Period {
  periodStart: Date;
  periodEnd: Date;
}

/** The day of the month that a row of periods, each beginning where another ends, began on. */
const anchorDay = (start: Date, earlier: readonly Period[]): number => {
  const before = earlier.find((period) => period.periodEnd.getTime() === start.getTime());
  return before === undefined ? start.getUTCDate() : anchorDay(before.periodStart, earlier);
};

/** What some months buy: from the end of what runs already, or from now. */
export const paidPeriod = (
  months: number,
  { now, runsUntil, earlier }: { now: Date; runsUntil: Date | null; earlier: readonly Period[] },
): Period => {
  const periodStart = runsUntil !== null && runsUntil > now ? runsUntil : now;
  return { periodStart, periodEnd: monthsLater(periodStart, months, anchorDay(periodStart, earlier)) };
};
