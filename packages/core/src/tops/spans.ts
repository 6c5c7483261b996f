import { daysLater, momentOf, mondayOf, wallTimeAt } from '@famiglia/contract/kit/zoned-time';
import type { Season, TopPeriod } from '@famiglia/contract/tops/tops';
import type { Span } from './measured.ts';

/** Null for a season where the family has none. */
export const spanOf = (
  period: TopPeriod,
  season: Season | null,
  now: Date,
  timeZone: string,
): Span | null => {
  const { day } = wallTimeAt(now, timeZone);
  switch (period) {
    case 'all':
      return { from: null, to: null, timeZone };
    case 'week':
      return { from: beginningOf(mondayOf(day), timeZone), to: null, timeZone };
    case 'month':
      return { from: beginningOf(`${day.slice(0, 7)}-01`, timeZone), to: null, timeZone };
    case 'season':
      return season === null ? null : seasonSpan(season, timeZone);
  }
};

/** A day begins at midnight, or where a change of the clock skips that, right after. */
export const beginningOf = (day: string, timeZone: string): Date => {
  const moment = momentOf({ day, clock: '00:00' }, timeZone);
  if (moment === null) throw new Error(`there is no day ${day}`);
  return moment;
};

export const seasonSpan = ({ starts_on: first, ends_on: last }: Season, timeZone: string) => ({
  from: beginningOf(first, timeZone),
  to: beginningOf(daysLater(last, 1), timeZone),
  timeZone,
});
