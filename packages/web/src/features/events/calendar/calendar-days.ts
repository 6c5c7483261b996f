import type { Language } from '@famiglia/contract/kit/language';
import { daysLater } from '@famiglia/contract/kit/zoned-time';

/** 0 for Monday, the first day of the week. */
const weekday = (day: string): number => (new Date(day).getUTCDay() + 6) % 7;

const monday = (day: string): string => daysLater(day, -weekday(day));

const firstOfMonth = (day: string): string => `${day.slice(0, 7)}-01`;

/** The first day of a month, some months away. */
export const monthsLater = (day: string, months: number): string => {
  const date = new Date(firstOfMonth(day));
  date.setUTCMonth(date.getUTCMonth() + months);
  return date.toISOString().slice(0, 10);
};

export const weekOf = (day: string): string[] =>
  Array.from({ length: 7 }, (_, index) => daysLater(monday(day), index));

/** The whole weeks that contain a day's month. */
export const weeksOfMonth = (day: string): string[][] => {
  const end = monthsLater(day, 1);
  const weeks: string[][] = [];
  for (let start = monday(firstOfMonth(day)); start < end; start = daysLater(start, 7)) {
    weeks.push(weekOf(start));
  }
  return weeks;
};

/** `16–22 November`, with the year unless it is this one. */
export const weekTitle = (language: Language, first: string, last: string, today: string): string => {
  const isThisYear = [first, last].every((day) => day.slice(0, 4) === today.slice(0, 4));
  return new Intl.DateTimeFormat(language, {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'long',
    ...(isThisYear ? {} : { year: 'numeric' }),
  }).formatRange(new Date(first), new Date(last));
};
