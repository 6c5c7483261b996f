import { useMemo } from 'react';
import { formatMoment, formatWeekdayMoment, momentParts } from './format-moment.ts';
import { formatRelative } from './format-relative.ts';
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
