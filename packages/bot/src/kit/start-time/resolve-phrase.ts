import { daysLater, momentOf, wallTimeAt } from '@famiglia/contract/kit/zoned-time';
import { daysOf } from './days-of.ts';
import type { DayOption } from './days-of.ts';
import { hoursOf } from './hours-of.ts';
import type { TimeOfDay } from './hours-of.ts';
import type { ParsedStart } from './parsed-start.ts';
import type { Phrase } from './phrase.ts';

const MINUTE_MS = 60_000;

/** The moment that a phrase means now, in the guild's time zone unless it names another one. */
export const resolvePhrase = (phrase: Phrase, guildZone: string, now: Date): ParsedStart => {
  const { timestamp, minutesFromNow, clock, zone } = phrase;
  const hasDay = phrase.dates !== undefined || phrase.daysAhead !== undefined || phrase.weekday !== undefined;
  if (timestamp !== undefined || minutesFromNow !== undefined) {
    const saysMore = hasDay || clock !== undefined || phrase.partOfDay !== undefined;
    if (saysMore || (timestamp !== undefined && minutesFromNow !== undefined))
      return { problem: 'unreadable' };
    const minute = Math.floor(now.getTime() / MINUTE_MS) + Math.round(minutesFromNow ?? 0);
    return oneOf([new Date(timestamp === undefined ? minute * MINUTE_MS : timestamp * 1000)], now);
  }
  const zoneName = zone?.name ?? guildZone;
  const { daysFromNow, partOfDay, dates, weekday } = phrase;
  if (clock === undefined && daysFromNow !== undefined && !partOfDay && !dates && !weekday) {
    const { day, clock: nowOnTheWall } = wallTimeAt(now, zoneName);
    const moment = momentOf({ day: daysLater(day, daysFromNow), clock: nowOnTheWall }, zoneName);
    return moment === null ? { problem: 'no_such_time' } : oneOf([moment], now);
  }
  if (clock === undefined) return { problem: 'no_clock' };
  const aheadMs = (zone?.plusMinutes ?? 0) * MINUTE_MS;
  const today = wallTimeAt(new Date(now.getTime() + aheadMs), zoneName).day;
  const at = (day: string, { hour, minute }: TimeOfDay): Date | null => {
    const wall = hour === 24 ? { day: daysLater(day, 1), hour: 0 } : { day, hour };
    const moment = momentOf(
      { day: wall.day, clock: `${twoDigits(wall.hour)}:${twoDigits(minute)}` },
      zoneName,
    );
    return moment === null ? null : new Date(moment.getTime() - aheadMs);
  };
  const times = hoursOf(phrase, hasDay);
  const options = daysOf(phrase, today).map((option) => readingsOf(option, times, at, now));
  if (options.every(({ exists }) => !exists)) return { problem: 'no_such_time' };
  const readings = options.flatMap((option) => (option.sure.length > 0 ? option.sure : option.asked));
  if (options.every(({ sure }) => sure.length === 0) && readings.length > 0) {
    return { question: 'passed', readings: soonestFirst(readings) };
  }
  return oneOf(readings, now);
};

interface Readings {
  sure: readonly Date[];
  /** Later moments, to ask about because the literal one has passed. */
  asked: readonly Date[];
  /** Whether any of the days exists in the calendar with that time. */
  exists: boolean;
}

const readingsOf = (
  { days, asks }: DayOption,
  times: readonly TimeOfDay[],
  at: (day: string, time: TimeOfDay) => Date | null,
  now: Date,
): Readings => {
  const found = times.map((time) => {
    const moments = days.map((day) => (isDay(day) ? at(day, time) : null));
    const index = moments.findIndex((moment) => moment !== null && moment > now);
    return { moment: moments[index] ?? null, isLater: index > 0, exists: moments.some(Boolean) };
  });
  const where = (isLater: boolean): Date[] =>
    found.flatMap(({ moment, ...one }) =>
      moment !== null && (asks && one.isLater) === isLater ? [moment] : [],
    );
  return { sure: where(false), asked: where(true), exists: found.some(({ exists }) => exists) };
};

/** False for days like 31 February: `Date` would take them as days in March. */
const isDay = (day: string): boolean => {
  const read = new Date(day);
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(day);
};

const oneOf = (readings: readonly Date[], now: Date): ParsedStart => {
  const [first, second] = soonestFirst(readings.filter((moment) => moment > now));
  if (first === undefined) return { problem: 'in_past' };
  return second === undefined ? { startsAt: first } : { question: 'which', readings: soonestFirst(readings) };
};

const soonestFirst = (moments: readonly Date[]): Date[] =>
  [...new Set(moments.map((moment) => moment.getTime()))].toSorted((a, b) => a - b).map((ms) => new Date(ms));

const twoDigits = (value: number): string => String(value).padStart(2, '0');
