import type { Dictionary, Language } from '../i18n/dictionary.ts';

const dayMilliseconds = 86_400_000;

/** A local day (`Date.toDateString()`) in words. */
export function dayName(day: string, language: Language, text: Dictionary, now = Date.now()): string {
  if (day === new Date(now).toDateString()) return text.messages.today;
  if (day === new Date(now - dayMilliseconds).toDateString()) return text.messages.yesterday;
  return new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(new Date(day));
}
