import type { Language } from '../i18n/dictionary.ts';
import type { TimestampStyle } from './inline-node.ts';

type AbsoluteStyle = Exclude<TimestampStyle, 'R'>;

const formats: Record<AbsoluteStyle, Intl.DateTimeFormatOptions> = {
  t: { timeStyle: 'short' },
  T: { timeStyle: 'medium' },
  d: { dateStyle: 'short' },
  D: { dateStyle: 'long' },
  f: { dateStyle: 'long', timeStyle: 'short' },
  F: { dateStyle: 'full', timeStyle: 'short' },
  s: { dateStyle: 'short', timeStyle: 'short' },
  S: { dateStyle: 'short', timeStyle: 'medium' },
};

const steps: [unit: Intl.RelativeTimeFormatUnit, seconds: number][] = [
  ['year', 365 * 86_400],
  ['month', 30 * 86_400],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
];

/** `<t:seconds:style>` in the reader's zone and language, as seen at `now` (milliseconds). */
export const formatTimestamp = (
  seconds: number,
  style: TimestampStyle,
  language: Language,
  now: number,
  timeZone?: string,
): string => {
  if (style !== 'R') {
    return new Intl.DateTimeFormat(language, { ...formats[style], timeZone }).format(seconds * 1000);
  }
  const away = Math.round(seconds - now / 1000);
  // 59.5 minutes are rounded to an hour.
  const [unit, length] = steps.find(([, length]) => Math.abs(away) >= length * 0.98) ?? [
    'second' as const,
    1,
  ];
  return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(Math.round(away / length), unit);
};
