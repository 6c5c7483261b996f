import type { Language } from '@famiglia/contract/kit/language';
import { LOCALES } from '@famiglia/contract/kit/locales';
import { wallTimeAt } from '@famiglia/contract/kit/zoned-time';
import type { VacationRow } from '@famiglia/core/vacations/vacation.queries';

/** A calendar day in words, with the year unless it is this one: `Mon, November 16`. */
export const dayWords = (day: string, language: Language, now: Date): string =>
  new Intl.DateTimeFormat(LOCALES[language], {
    timeZone: 'UTC',
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    ...(day.startsWith(String(now.getUTCFullYear())) ? {} : { year: 'numeric' }),
  }).format(new Date(`${day}T00:00:00Z`));

interface Shown {
  language: Language;
  timeZone: string;
  now: Date;
}

/** The days of a vacation, both included: `Mon, November 16 – Fri, November 20`. */
export const vacationDays = (
  { startsAt, endsAt }: Pick<VacationRow, 'startsAt' | 'endsAt'>,
  { language, timeZone, now }: Shown,
): string => {
  const first = wallTimeAt(startsAt, timeZone).day;
  const last = wallTimeAt(new Date(endsAt.getTime() - 1), timeZone).day;
  return [...new Set([first, last])].map((day) => dayWords(day, language, now)).join(' – ');
};
