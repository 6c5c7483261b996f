import type { Language } from '@famiglia/contract/kit/language';
import { zoneAbbreviation } from '@famiglia/contract/kit/zone-names';

const DAY_MS = 86_400_000;

/** The reader's own time, beside the guild's. */
const READERS: Record<Language, (moment: string) => string> = {
  ru: (moment) => `у вас ${moment}`,
  en: (moment) => `${moment} your time`,
};

const readerZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The calendar day in a zone, as a number of days, so that two days can be subtracted. */
const dayIn = (zone: string, at: Date): number =>
  Date.parse(
    new Intl.DateTimeFormat('en-CA', {
      timeZone: zone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    }).format(at),
  ) / DAY_MS;

const clockIn = (zone: string, language: Language, at: Date): string =>
  new Intl.DateTimeFormat(language, {
    timeZone: zone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(at);

const dayName = (zone: string, language: Language, at: Date, now: Date): string => {
  const away = dayIn(zone, at) - dayIn(zone, now);
  if (Math.abs(away) <= 1) {
    return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(away, 'day');
  }
  const year = (date: Date) =>
    new Intl.DateTimeFormat('en', { timeZone: zone, year: 'numeric' }).format(date);
  return new Intl.DateTimeFormat(language, {
    timeZone: zone,
    day: 'numeric',
    month: 'long',
    ...(year(at) === year(now) ? {} : { year: 'numeric' }),
  }).format(at);
};

interface Reader {
  reader?: string;
  now?: Date;
}

/** A time in the guild's zone and, if it differs, in the reader's. The reader's day is named only if it differs. */
export const momentParts = (
  language: Language,
  iso: string,
  zone: string,
  { reader = readerZone(), now = new Date() }: Reader = {},
): { guild: string; reader: string | null } => {
  const at = new Date(iso);
  const guild = `${dayName(zone, language, at, now)}, ${clockIn(zone, language, at)} ${zoneAbbreviation(zone, language, at)}`;
  const sameDay = dayIn(zone, at) === dayIn(reader, at);
  const clock = clockIn(reader, language, at);
  if (sameDay && clock === clockIn(zone, language, at)) return { guild, reader: null };
  const own = sameDay ? clock : `${dayName(reader, language, at, now)}, ${clock}`;
  return { guild, reader: READERS[language](own) };
};

/** Both in one line: "сегодня, 20:00 МСК (у вас 22:00)". */
export const formatMoment = (language: Language, iso: string, zone: string, readers: Reader = {}): string => {
  const { guild, reader } = momentParts(language, iso, zone, readers);
  return reader === null ? guild : `${guild} (${reader})`;
};

/** The same with the day of the week in front: "пт, 20 ноября, 20:00 МСК". */
export const formatWeekdayMoment = (
  language: Language,
  iso: string,
  zone: string,
  readers: Reader = {},
): string =>
  `${new Intl.DateTimeFormat(language, { timeZone: zone, weekday: 'short' }).format(new Date(iso))}, ${formatMoment(language, iso, zone, readers)}`;
