import type { Phrase } from './phrase.ts';
import type { PartOfDay } from './words.ts';

/** A time of day. 24:00 is the midnight at the end of a day. */
export interface TimeOfDay {
  hour: number;
  minute: number;
}

const MIDNIGHT = { hour: 24, minute: 0 };

/** The times of day that a phrase may mean: two for `в 8`, none for `25:00`. */
export const hoursOf = ({ clock, partOfDay }: Phrase, hasDay: boolean): readonly TimeOfDay[] => {
  if (clock === undefined) return [];
  // "Tomorrow at midnight" can mean the beginning or the end of tomorrow.
  const midnights = hasDay ? [{ ...MIDNIGHT, hour: 0 }, MIDNIGHT] : [MIDNIGHT];
  if (clock === 'midnight') return midnights;
  const { hour, minute, exact } = clock;
  if (minute > 59 || hour > 24 || (hour === 24 && minute > 0)) return [];
  if (partOfDay !== undefined) {
    const inPart = HOUR_IN_PART[partOfDay](hour);
    if (inPart === 24) return minute === 0 ? midnights : [{ hour: 0, minute }];
    return inPart === null ? [] : [{ hour: inPart, minute }];
  }
  if (exact || hour === 0 || hour > 12) return [{ hour, minute }];
  if (hour === 12) return [{ hour, minute }, minute === 0 ? MIDNIGHT : { hour: 0, minute }];
  return [
    { hour, minute },
    { hour: hour + 12, minute },
  ];
};

const within = (hour: number, least: number, most: number): boolean => hour >= least && hour <= most;

/** The hour from 0 to 24, where 24 is midnight; null if that part of the day has no such hour. */
const HOUR_IN_PART: Record<PartOfDay, (hour: number) => number | null> = {
  am: (hour) => (hour <= 12 ? hour % 12 : null),
  pm: (hour) => (within(hour, 1, 12) ? (hour % 12) + 12 : null),
  morning: (hour) => (within(hour, 1, 11) ? hour : null),
  afternoon: (hour) => {
    if (within(hour, 1, 6)) return hour + 12;
    return within(hour, 10, 18) ? hour : null;
  },
  evening: (hour) => {
    if (within(hour, 4, 12)) return hour + 12;
    return within(hour, 16, 24) ? hour : null;
  },
  night: (hour) => {
    if (within(hour, 6, 12)) return hour + 12;
    return within(hour, 0, 5) || within(hour, 20, 24) ? hour : null;
  },
};
