import type { Language } from '../i18n/dictionary.ts';

/** When a message was written: only the time if today, otherwise with the date. */
export const formatMoment = (iso: string, language: Language, now = new Date()): string => {
  const moment = new Date(iso);
  const today = moment.toDateString() === now.toDateString();
  const format: Intl.DateTimeFormatOptions = today
    ? { timeStyle: 'short' }
    : { dateStyle: 'short', timeStyle: 'short' };
  return new Intl.DateTimeFormat(language, format).format(moment);
};
