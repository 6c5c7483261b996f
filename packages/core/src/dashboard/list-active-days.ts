import type { ActiveDay } from '@famiglia/contract/dashboard/dashboard';
import type { Context } from '../platform/context.ts';
import { findSettings } from '../settings/settings.queries.ts';
import { findActiveHours } from './dashboard.queries.ts';

const DAYS = 7;
const HOURS = 24;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Active members of the last seven days by hour, today last, in the guild's time zone. */
export const listActiveDays = async (context: Context, guildId: string): Promise<ActiveDay[]> => {
  const { time_zone: timeZone } = await findSettings(context.db, guildId);
  const now = context.clock();
  const days = lastDays(now, timeZone);
  // A day more than needed: its start depends on the time zone.
  const since = new Date(now.getTime() - (DAYS + 1) * DAY_MS);
  const hours = await findActiveHours(context.db, guildId, timeZone, since);
  const members = new Map(hours.map((row) => [`${row.date} ${row.hour}`, row.members]));
  return days.map((date) => ({
    date,
    hours: Array.from({ length: HOURS }, (_, hour) => members.get(`${date} ${hour}`) ?? 0),
  }));
};

/** By calendar days: a day of 23 hours is a day too. */
const lastDays = (now: Date, timeZone: string): string[] => {
  const today = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(now);
  return Array.from({ length: DAYS }, (_, index) =>
    new Date(Date.parse(today) - (DAYS - 1 - index) * DAY_MS).toISOString().slice(0, 10),
  );
};
