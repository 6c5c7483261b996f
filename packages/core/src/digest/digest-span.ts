import { daysLater } from '@famiglia/contract/kit/zoned-time';
import type { DigestPeriod } from '@famiglia/contract/digest/digest';
import { beginningOf } from '../tops/spans.ts';

export interface DigestSpan {
  period: DigestPeriod;
  /** By the guild's calendar, both included. */
  firstDay: string;
  lastDay: string;
  from: Date;
  to: Date;
  timeZone: string;
}

/** The whole days before a day: seven of them, or the calendar month before. */
export const digestSpan = (period: DigestPeriod, day: string, timeZone: string): DigestSpan => {
  const until = period === 'week' ? day : `${day.slice(0, 7)}-01`;
  const lastDay = daysLater(until, -1);
  const firstDay = period === 'week' ? daysLater(until, -7) : `${lastDay.slice(0, 7)}-01`;
  return {
    period,
    firstDay,
    lastDay,
    from: beginningOf(firstDay, timeZone),
    to: beginningOf(until, timeZone),
    timeZone,
  };
};
