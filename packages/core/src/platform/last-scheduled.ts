import { daysLater, momentOf, mondayOf, wallTimeAt } from '@famiglia/contract/kit/zoned-time';

const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

/** An hour of each week, or of each month, by the clock of the guild. */
export type Rhythm = { hour: number } & ({ weekday: (typeof WEEKDAYS)[number] } | { monthDay: number });

/** The last time that a rhythm struck, and the guild's day then. */
export const lastScheduled = (
  rhythm: Rhythm,
  timeZone: string,
  now: Date,
): { day: string; at: Date } | null => {
  const { day: today } = wallTimeAt(now, timeZone);
  const clock = `${String(rhythm.hour).padStart(2, '0')}:00`;
  const days =
    'weekday' in rhythm
      ? [0, -7].map((days) => daysLater(mondayOf(today), WEEKDAYS.indexOf(rhythm.weekday) + days))
      : [today, daysLater(`${today.slice(0, 7)}-01`, -1)].map(
          (day) => `${day.slice(0, 7)}-${String(rhythm.monthDay).padStart(2, '0')}`,
        );
  for (const day of days) {
    const at = momentOf({ day, clock }, timeZone);
    if (at !== null && at <= now) return { day, at };
  }
  return null;
};
