import type { Language } from '@famiglia/contract/kit/language';

const HOUR = 60;
const DAY = 24 * HOUR;

/** A duration in minutes as a short text without line breaks: "1 ч 42 мин", "3 дня 2 ч". */
export const formatSpan = (language: Language, minutes: number): string => {
  const parts = [
    ['day', Math.floor(minutes / DAY)],
    ['hour', Math.floor((minutes % DAY) / HOUR)],
    ['minute', minutes % HOUR],
  ] as const;
  const given = parts.filter(([, count]) => count > 0);
  return (given.length > 0 ? given : parts.slice(-1))
    .map(([unit, count]) =>
      new Intl.NumberFormat(language, {
        style: 'unit',
        unit,
        // The short Russian form of day is an abbreviation with a dot; the whole word is hardly longer.
        unitDisplay: unit === 'day' ? 'long' : 'short',
      }).format(count),
    )
    .join('\u00A0')
    .replaceAll(' ', '\u00A0');
};
