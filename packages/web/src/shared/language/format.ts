import type { Language } from '@famiglia/contract/kit/language';
import { trueMinus } from '@famiglia/contract/kit/true-minus';

const remember = <Made>(make: (language: Language) => Made) => {
  const made = new Map<Language, Made>();
  return (language: Language): Made => {
    const known = made.get(language) ?? make(language);
    made.set(language, known);
    return known;
  };
};

const UNITS = ['kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;
const STEP = 1024;

const numbers = remember((language) => new Intl.NumberFormat(language));
const signed = remember((language) => new Intl.NumberFormat(language, { signDisplay: 'exceptZero' }));
const percents = remember(
  (language) => new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 }),
);
const signedPercents = remember(
  (language) =>
    new Intl.NumberFormat(language, {
      style: 'percent',
      maximumFractionDigits: 0,
      signDisplay: 'exceptZero',
    }),
);
const days = remember((language) => new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short' }));
const daysWithYear = remember(
  (language) => new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', year: 'numeric' }),
);
const months = remember((language) => new Intl.DateTimeFormat(language, { month: 'short' }));
const monthsWithYear = remember(
  (language) => new Intl.DateTimeFormat(language, { month: 'short', year: 'numeric' }),
);
const longDates = remember(
  (language) => new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', year: 'numeric' }),
);
const datesWithTime = remember(
  (language) =>
    new Intl.DateTimeFormat(language, {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    }),
);

const times = remember(
  (language) => new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
);
const sizes = remember((language) => {
  const format = { style: 'unit', unitDisplay: 'short', maximumFractionDigits: 1 } as const;
  return UNITS.map((unit) => new Intl.NumberFormat(language, { ...format, unit }));
});

export const formatNumber = (language: Language, value: number): string =>
  trueMinus(numbers(language).format(value));

/** With its sign, for changes: `+15`, `−3`. */
export const formatDelta = (language: Language, value: number): string =>
  trueMinus(signed(language).format(value));

/** `share` is a fraction: 0.62 is 62 %. */
export const formatPercent = (language: Language, share: number): string => percents(language).format(share);

/** A change by a fraction: 0.12 is +12 %. */
export const formatPercentDelta = (language: Language, share: number): string =>
  trueMinus(signedPercents(language).format(share));

/** Without the current year, and without the Russian "г.", for which tables have no room. */
export const formatDate = (language: Language, iso: string, now: Date = new Date()): string => {
  const date = new Date(iso);
  const sameYear = date.getFullYear() === now.getFullYear();
  const text = (sameYear ? days : daysWithYear)(language).format(date);
  return text.replace(/\sг\.$/, '');
};

/** `окт.`, and `янв. 2026` where the year begins, of a month such as `2026-10`. */
export const formatMonth = (language: Language, month: string): string => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return (number === 1 ? monthsWithYear : months)(language)
    .format(new Date(year, number - 1, 15))
    .replace(/\sг\.$/, '');
};

/** `10 января 2027`, also without the "г.", for sentences. */
export const formatLongDate = (language: Language, iso: string): string =>
  longDates(language)
    .format(new Date(iso))
    .replace(/\sг\.$/, '');

export const formatDateTime = (language: Language, iso: string): string =>
  datesWithTime(language).format(new Date(iso));

/** The time of day alone: `20:05`. */
export const formatClock = (language: Language, iso: string): string => times(language).format(new Date(iso));

/** `11:24`, with the day before it if it is not today. */
export const formatTime = (language: Language, iso: string, now: Date = new Date()): string => {
  const date = new Date(iso);
  const time = times(language).format(date);
  return date.toDateString() === now.toDateString() ? time : `${formatDate(language, iso, now)}, ${time}`;
};

/** `2.4 MB`, `69.6 GB`: in the largest unit with a value of at least 1. */
export const formatBytes = (language: Language, bytes: number): string => {
  const power = Math.floor(Math.log2(Math.max(bytes, STEP)) / 10);
  const place = Math.min(power, UNITS.length);
  return sizes(language)[place - 1]?.format(bytes / STEP ** place) ?? '';
};
