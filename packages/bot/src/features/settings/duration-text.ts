import type { Language } from '@famiglia/contract/kit/language';

const HOUR = 60;
const DAY = 24 * HOUR;
/** "90 min" is easier to read than "1 hr 30 min"; "200 min" is not. */
const MOST_MINUTES = 90;

/** Minutes as people say them: "15 min", "90 min", "1 hr", "3 hr 20 min". */
export const durationText = (minutes: number, language: Language): string => {
  const unit = (name: 'day' | 'hour' | 'minute', count: number): string =>
    new Intl.NumberFormat(language, { style: 'unit', unit: name, unitDisplay: 'short' }).format(count);
  if (minutes <= MOST_MINUTES && minutes % HOUR !== 0) return unit('minute', minutes);
  const parts = [
    ['day', Math.floor(minutes / DAY)],
    ['hour', Math.floor((minutes % DAY) / HOUR)],
    ['minute', minutes % HOUR],
  ] as const;
  return parts
    .filter(([, count]) => count > 0)
    .map(([name, count]) => unit(name, count))
    .join(' ');
};
