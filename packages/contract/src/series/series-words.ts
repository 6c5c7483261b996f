import type { Language, Words } from '../kit/language.ts';
import { LOCALES } from '../kit/locales.ts';
import { plural } from '../kit/plural.ts';
import type { EventSeries, Occurrence } from './series.ts';
import type { SeriesRule } from './series-dates.ts';

export const SERIES_STATE_NAMES: Words<EventSeries['state']> = {
  en: { active: 'active', paused: 'paused', over: 'ended' },
  ru: { active: 'идёт', paused: 'на паузе', over: 'закончилась' },
};

/** What is unusual about one date of a series. */
export const DATE_STATE_NAMES: Words<Occurrence['state']> = {
  en: { planned: '', changed: 'changed', skipped: 'skipped', posted: 'sign-up open' },
  ru: { planned: '', changed: 'изменена', skipped: 'пропуск', posted: 'запись открыта' },
};

/** What people fill in about a series. */
export const SERIES_FIELDS: Words<'days' | 'weeks' | 'until'> = {
  en: { days: 'Days', weeks: 'Repeat every, weeks', until: 'Last day' },
  ru: { days: 'По каким дням', weeks: 'Раз в сколько недель', until: 'По какой день' },
};

export const NO_DATES_LEFT: Readonly<Record<Language, string>> = {
  en: 'No dates left before this day. Choose a later one.',
  ru: 'До этого дня не остаётся ни одной даты. Выберите более поздний.',
};

const DAYS: Record<Language, readonly string[]> = {
  en: ['Mondays', 'Tuesdays', 'Wednesdays', 'Thursdays', 'Fridays', 'Saturdays', 'Sundays'],
  ru: ['понедельникам', 'вторникам', 'средам', 'четвергам', 'пятницам', 'субботам', 'воскресеньям'],
};

const dayNames = (language: Language, days: readonly number[]): string =>
  new Intl.ListFormat(LOCALES[language], { type: 'conjunction' }).format(
    days.toSorted((one, other) => one - other).map((day) => DAYS[language][day - 1] ?? ''),
  );

const dateWords = (language: Language, day: string): string =>
  new Intl.DateTimeFormat(LOCALES[language], {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`));

/** A rule as people say it: “every 2 weeks on Fridays at 20:00, until December 25, 2026”. */
export const describeRule = (language: Language, rule: SeriesRule): string => {
  const { days, clock, every_weeks: weeks, until } = rule;
  if (language === 'en') {
    const names = days.length === 7 ? 'every day' : dayNames('en', days);
    const often =
      weeks === 1 ? names : `every ${weeks} weeks ${days.length === 7 ? 'every day' : `on ${names}`}`;
    return `${often} at ${clock}${until === null ? '' : `, until ${dateWords('en', until)}`}`;
  }
  const names = days.length === 7 ? 'каждый день' : `по ${dayNames('ru', days)}`;
  const every = plural('ru', weeks, {
    one: '# неделю',
    few: '# недели',
    many: '# недель',
    other: '# недели',
  });
  const often = weeks === 1 ? names : `раз в ${every} ${names}`;
  return `${often} в ${clock}${until === null ? '' : `, до ${dateWords('ru', until).replace(/\s*г\.$/, '')} включительно`}`;
};
