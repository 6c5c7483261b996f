import { daysLater } from '@famiglia/contract/kit/zoned-time';
import type { Phrase, TypedDate } from './phrase.ts';

/** The days that a phrase may mean; the first one that is not over is taken. */
export interface DayOption {
  days: readonly string[];
  /** Whether to ask before a later day than the first is taken, because the first is the literal meaning. */
  asks: boolean;
}

/** One option, or two if day and month are ambiguous. A phrase without a day means today or tomorrow. */
export const daysOf = (phrase: Phrase, today: string): readonly DayOption[] => {
  const { dates, daysAhead, weekday } = phrase;
  const ahead = daysAhead === undefined ? undefined : daysLater(today, daysAhead);
  const fits = (day: string): boolean =>
    (ahead === undefined || day === ahead) && (weekday === undefined || weekdayOf(day) === weekday.day);
  if (dates !== undefined) {
    return dates.map((date) => ({ days: daysOfDate(date, today).filter(fits), asks: true }));
  }
  if (ahead !== undefined) return [{ days: [ahead].filter(fits), asks: false }];
  if (weekday !== undefined) return [{ days: daysOfWeekday(weekday, today), asks: false }];
  return [{ days: [today, daysLater(today, 1)], asks: false }];
};

/** Monday is 1, as in ISO 8601. */
const weekdayOf = (day: string): number => new Date(day).getUTCDay() || 7;

const daysOfWeekday = ({ day, week }: NonNullable<Phrase['weekday']>, today: string): string[] => {
  const distance = day - weekdayOf(today);
  if (week === 'this') return [daysLater(today, distance)];
  if (week === 'next') return [daysLater(today, distance + 7)];
  const coming = daysLater(today, (distance + 7) % 7);
  return [coming, daysLater(coming, 7)];
};

/**
 * A date without a year is in this or the next year; a day without a month is in this or one of the next two months.
 */
const daysOfDate = ({ day, month, year }: TypedDate, today: string): string[] => {
  const [thisYear = 0, thisMonth = 0] = today.split('-').map(Number);
  if (month === undefined) {
    return [0, 1, 2].map((later) => {
      const wanted = thisMonth + later;
      return wanted > 12 ? isoDay(thisYear + 1, wanted - 12, day) : isoDay(thisYear, wanted, day);
    });
  }
  if (year !== undefined) return [isoDay(year, month, day)];
  return [isoDay(thisYear, month, day), isoDay(thisYear + 1, month, day)];
};

const isoDay = (year: number, month: number, day: number): string =>
  `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
