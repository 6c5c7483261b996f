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
