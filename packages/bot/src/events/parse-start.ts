import { daysLater, momentOf, wallTimeAt } from '@famiglia/contract/zoned-time';

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
  const today = wallTimeAt(now, zone).day;
  const { hour = '', minute = '' } = found;
  const at = (day: string): Date | null => momentOf({ day, clock: `${twoDigits(hour)}:${minute}` }, zone);
  if (found['day'] !== undefined) return onDate(found, { today, at, now });
  const { word } = found;
  const ahead = word === undefined ? 0 : DAYS_AHEAD[word];
  if (ahead === undefined) return { problem: 'unreadable' };
  const first = at(daysLater(today, ahead));
  if (first === null) return { problem: 'no_such_time' };
  if (first > now) return { startsAt: first };
  if (word !== undefined) return { problem: 'in_past' };
  const next = at(daysLater(today, 1));
  return next === null ? { problem: 'no_such_time' } : { startsAt: next };
};

interface Now {
  /** The day by the zone's calendar. */
  today: string;
  /** When the clock shows the typed time on a day; null if there is no such day. */
  at: (day: string) => Date | null;
  now: Date;
}

const onDate = (found: Record<string, string | undefined>, { today, at, now }: Now): Parsed => {
  const { year, month = '', day = '' } = found;
  const inYear = (of: string): Date | null => at(`${of}-${twoDigits(month)}-${twoDigits(day)}`);
  const thisYear = today.slice(0, 4);
  const moment = inYear(year ?? thisYear);
  if (moment !== null && moment > now) return { startsAt: moment };
  if (year !== undefined) return { problem: moment === null ? 'no_such_time' : 'in_past' };
  // 29 February may not exist this year but exist next year.
  const next = inYear(String(Number(thisYear) + 1));
  return next === null ? { problem: 'no_such_time' } : { startsAt: next };
};

const twoDigits = (typed: string): string => typed.padStart(2, '0');
