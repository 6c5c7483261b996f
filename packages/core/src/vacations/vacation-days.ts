import { LONGEST_VACATION_DAYS, VACATION_AHEAD_DAYS } from '@famiglia/contract/vacations/vacations';
import { daysLater, momentOf, wallTimeAt } from '@famiglia/contract/kit/zoned-time';
import { AppError } from '../platform/app-error.ts';

export interface Span {
  startsAt: Date;
  /** Exclusive: the first moment after the vacation. */
  endsAt: Date;
}

export const dayOf = (moment: Date, zone: string): string => wallTimeAt(moment, zone).day;

/** The first moment after a day. */
export const afterDay = (day: string, zone: string): Date =>
  momentOf({ day: daysLater(day, 1), clock: '00:00' }, zone) ?? invalid('until', 'no_such_day');

export const lastDayOf = ({ endsAt }: Pick<Span, 'endsAt'>, zone: string): string =>
  dayOf(new Date(endsAt.getTime() - 1), zone);

/** `2026-11-16` as people write it. */
const written = (day: string): string => day.split('-').toReversed().join('.');

/** Days as the activity stores them; English is written from it. */
export const daysText = (span: Span, zone: string): string => {
  const [first, last] = [dayOf(span.startsAt, zone), lastDayOf(span, zone)];
  return first === last ? written(first) : `${written(first)} – ${written(last)}`;
};

/** The span of these days, both included. One that begins today begins now. */
export const spanOfDays = (from: string, until: string, zone: string, now: Date): Span => {
  const today = dayOf(now, zone);
  if (from < today) invalid('from', 'in_past');
  if (from > daysLater(today, VACATION_AHEAD_DAYS)) invalid('from', 'too_far');
  if (until < from) invalid('until', 'before_start');
  if (until >= daysLater(from, LONGEST_VACATION_DAYS)) invalid('until', 'too_long');
  const begin = momentOf({ day: from, clock: '00:00' }, zone) ?? invalid('from', 'no_such_day');
  return { startsAt: from === today ? now : begin, endsAt: afterDay(until, zone) };
};

/** How many days of each month a span has: `2026-11` to 5. */
export const daysByMonth = (span: Span, zone: string): Map<string, number> => {
  const counts = new Map<string, number>();
  const last = lastDayOf(span, zone);
  for (let day = dayOf(span.startsAt, zone); day <= last; day = daysLater(day, 1)) {
    const month = day.slice(0, 7);
    counts.set(month, (counts.get(month) ?? 0) + 1);
  }
  return counts;
};

export const invalid = (field: string, message: string): never => {
  throw new AppError('validation_failed', { errors: [{ field, message }] });
};
