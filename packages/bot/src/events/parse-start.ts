import { momentOf, wallTime } from './zoned-time.ts';
import type { WallTime } from './zoned-time.ts';

type Parsed = { startsAt: Date } | { problem: 'unreadable' | 'no_such_time' | 'in_past' };

const TIME = String.raw`(?<hour>\d{1,2})[:.](?<minute>\d{2})`;
const ZONE = String.raw`(?:\s*(?<zone>мск|msk))?`;
const FORMS = [
  new RegExp(`^${TIME}${ZONE}$`),
  new RegExp(String.raw`^(?<word>\p{L}+)[,\s]\s*(?:в\s+|at\s+)?${TIME}${ZONE}$`, 'u'),
  new RegExp(
    String.raw`^(?<day>\d{1,2})\.(?<month>\d{1,2})(?:\.(?<year>\d{4}))?[,\s]\s*(?:в\s+|at\s+)?${TIME}${ZONE}$`,
  ),
  new RegExp(
    String.raw`^(?<year>\d{4})-(?<month>\d{1,2})-(?<day>\d{1,2})[,\sT]\s*(?:в\s+|at\s+)?${TIME}${ZONE}$`,
  ),
];

const DAYS_AHEAD: Record<string, number> = {
  сегодня: 0,
  today: 0,
  завтра: 1,
  tomorrow: 1,
  послезавтра: 2,
};

/** Players write "20:00 MSK" in every time zone. */
const MOSCOW = 'Europe/Moscow';

/**
 * Parses a start time as players write it: `20:00`, `завтра 20:00`, `25.12 20:00`, `2026-12-25 20:00`, in the
 * guild's time zone. Without a day or a year it means the next such time.
 */
export const parseStart = (text: string, guildZone: string, now: Date): Parsed => {
  const typed = text.trim().toLowerCase().replaceAll(/\s+/g, ' ');
  const found = FORMS.map((form) => form.exec(typed)?.groups).find((groups) => groups !== undefined);
  if (found === undefined) return { problem: 'unreadable' };
  const zone = found['zone'] === undefined ? guildZone : MOSCOW;
  const today = wallTime(now, zone);
  const clock = { hour: Number(found['hour']), minute: Number(found['minute']) };
  if (clock.hour > 23 || clock.minute > 59) return { problem: 'no_such_time' };

  if (found['day'] !== undefined) return onDate(found, { today, clock, zone, now });
  const { word } = found;
  const ahead = word === undefined ? 0 : DAYS_AHEAD[word];
  if (ahead === undefined) return { problem: 'unreadable' };
  const first = momentOf(daysAfter(today, ahead, clock), zone);
  if (first !== null && first > now) return { startsAt: first };
  if (word !== undefined) return { problem: first === null ? 'no_such_time' : 'in_past' };
  const next = momentOf(daysAfter(today, 1, clock), zone);
  return next === null ? { problem: 'no_such_time' } : { startsAt: next };
};

interface Now {
  today: WallTime;
  clock: { hour: number; minute: number };
  zone: string;
  now: Date;
}

const onDate = (found: Record<string, string | undefined>, { today, clock, zone, now }: Now): Parsed => {
  const date = { day: Number(found['day']), month: Number(found['month']), ...clock };
  const year = found['year'] === undefined ? today.year : Number(found['year']);
  const moment = momentOf({ ...date, year }, zone);
  if (moment !== null && moment > now) return { startsAt: moment };
  if (found['year'] !== undefined) return { problem: moment === null ? 'no_such_time' : 'in_past' };
  // 29 February may not exist this year but exist next year.
  const next = momentOf({ ...date, year: year + 1 }, zone);
  return next === null ? { problem: 'no_such_time' } : { startsAt: next };
};

const daysAfter = (
  { year, month, day }: WallTime,
  days: number,
  clock: { hour: number; minute: number },
): WallTime => {
  const date = new Date(Date.UTC(year, month - 1, day + days));
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    ...clock,
  };
};
