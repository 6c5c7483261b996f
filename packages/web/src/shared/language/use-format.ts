import { useMemo } from 'react';
import { formatMoment, formatWeekdayMoment, momentParts } from './format-moment.ts';
import {
  formatBytes,
  formatClock,
  formatDate,
  formatDateTime,
  formatDelta,
  formatLongDate,
  formatMonth,
  formatNumber,
  formatPercent,
  formatPercentDelta,
  formatTime,
} from './format.ts';
import { useLanguage } from './use-language.ts';
import type { Language } from '@famiglia/contract/kit/language';

const STEPS = [
  ['year', 31_557_600],
  ['month', 2_629_800],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

/** "12 minutes ago", "вчера", "через 3 часа". Anything under a minute is "now". */
export const formatRelative = (language: Language, iso: string, now: Date = new Date()): string => {
  const seconds = (Date.parse(iso) - now.getTime()) / 1000;
  const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  for (const [unit, length] of STEPS) {
    if (Math.abs(seconds) >= length) return relative.format(Math.trunc(seconds / length), unit);
  }
  return relative.format(0, 'second');
};

/** The formatters, bound to the reader's language. */
export const useFormat = () => {
  const language = useLanguage();
  return useMemo(
    () => ({
      number: (value: number) => formatNumber(language, value),
      delta: (value: number) => formatDelta(language, value),
      percent: (share: number) => formatPercent(language, share),
      percentDelta: (share: number) => formatPercentDelta(language, share),
      date: (iso: string) => formatDate(language, iso),
      month: (month: string) => formatMonth(language, month),
      longDate: (iso: string) => formatLongDate(language, iso),
      dateTime: (iso: string) => formatDateTime(language, iso),
      clock: (iso: string) => formatClock(language, iso),
      time: (iso: string) => formatTime(language, iso),
      bytes: (value: number) => formatBytes(language, value),
      relative: (iso: string) => formatRelative(language, iso),
      moment: (iso: string, zone: string) => formatMoment(language, iso, zone),
      momentParts: (iso: string, zone: string) => momentParts(language, iso, zone),
      weekdayMoment: (iso: string, zone: string) => formatWeekdayMoment(language, iso, zone),
    }),
    [language],
  );
};
