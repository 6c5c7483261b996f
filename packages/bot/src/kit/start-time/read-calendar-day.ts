import { daysLater } from '@famiglia/contract/kit/zoned-time';

/** The day that somebody typed in full, `01.12.2026` or `2026-12-01`, or without its year, which is then the nearest one. */
export const readCalendarDay = (typed: string, today: string): string | null => {
  const words = typed.trim();
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(words);
  if (iso !== null) return existing(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const [, day, month, year] = /^(\d{1,2})[./](\d{1,2})(?:[./](\d{4}|\d{2}))?\.?$/.exec(words) ?? [];
  if (day === undefined || month === undefined) return null;
  if (year !== undefined) return existing((Number(year) % 2000) + 2000, Number(month), Number(day));
  const thisYear = Number(today.slice(0, 4));
  const [halfBefore, halfAfter] = [daysLater(today, -182), daysLater(today, 183)];
  const near = [thisYear - 1, thisYear, thisYear + 1].map((one) => existing(one, Number(month), Number(day)));
  return near.find((one) => one !== null && one > halfBefore && one <= halfAfter) ?? null;
};

/** Null for a 31st of February. */
const existing = (year: number, month: number, day: number): string | null => {
  const iso = [String(year).padStart(4, '0'), month, day]
    .map((one) => String(one).padStart(2, '0'))
    .join('-');
  const moment = new Date(`${iso}T00:00:00Z`);
  return Number.isNaN(moment.getTime()) || moment.toISOString().slice(0, 10) !== iso ? null : iso;
};

/** As people write it: `01.12.2026`. */
export const writeCalendarDay = (day: string): string => day.split('-').toReversed().join('.');
