import { VACATION_AHEAD_DAYS } from '@famiglia/contract/vacations/vacations';
import { wallTimeAt } from '@famiglia/contract/kit/zoned-time';
import { parseStart } from '../../kit/start-time/parse-start.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The day that somebody typed, as `2026-11-16`; null if it is unclear. It is read by its last minute, so that today is not over. */
export const typedDay = (typed: string, timeZone: string, now: Date): string | null => {
  if (typed.trim() === '') return null;
  const phrase = `${typed.trim()} в 23:59`;
  const parsed = parseStart(phrase, timeZone, now);
  if ('startsAt' in parsed) return wallTimeAt(parsed.startsAt, timeZone).day;
  // A date that has passed this year is the next year's, if a vacation may begin then; one that has two readings is asked
  // for again.
  const [reading, ...others] = 'question' in parsed && parsed.question === 'passed' ? parsed.readings : [];
  if (others.length > 0) return null;
  const furthest = now.getTime() + VACATION_AHEAD_DAYS * DAY_MS;
  if (reading !== undefined && reading.getTime() <= furthest) return wallTimeAt(reading, timeZone).day;
  const isOver = reading !== undefined || ('problem' in parsed && parsed.problem === 'in_past');
  return isOver ? pastDay(phrase, timeZone, now) : null;
};

/** The day that is over: what the same words meant a year ago. The refusal then says that it has passed. */
const pastDay = (phrase: string, timeZone: string, now: Date): string | null => {
  const parsed = parseStart(phrase, timeZone, new Date(now.getTime() - 365 * DAY_MS));
  const [moment] = 'startsAt' in parsed ? [parsed.startsAt] : 'readings' in parsed ? parsed.readings : [];
  return moment === undefined || moment > now ? null : wallTimeAt(moment, timeZone).day;
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
