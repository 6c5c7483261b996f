import { wallTimeAt } from '@famiglia/contract/zoned-time';
import { parseStart } from '../start-time/parse-start.ts';

/** The day that somebody typed, as `2026-11-16`; null if it is unclear. It is read by its last minute, so that today is not over. */
export const typedDay = (typed: string, timeZone: string, now: Date): string | null => {
  if (typed.trim() === '') return null;
  const parsed = parseStart(`${typed.trim()} в 23:59`, timeZone, now);
  if ('startsAt' in parsed) return wallTimeAt(parsed.startsAt, timeZone).day;
  // A date that has passed this year is the next year's; one that has two readings is asked for again.
  const [reading, ...others] = 'question' in parsed && parsed.question === 'passed' ? parsed.readings : [];
  return reading === undefined || others.length > 0 ? null : wallTimeAt(reading, timeZone).day;
};

/** When somebody is back who typed `2h`, `30 минут` or `22:00`; null if it is unclear. */
export const typedReturn = (typed: string, timeZone: string, now: Date): Date | null => {
  const words = typed.trim().replace(/^(?:до|until|till)\s+/i, '');
  // `22:00` would also be a distance of 22 hours.
  const phrases = words.includes(':') ? [words] : [`через ${words}`, words];
  for (const phrase of phrases) {
    const parsed = parseStart(phrase, timeZone, now);
    if ('startsAt' in parsed) return parsed.startsAt;
  }
  return null;
};
