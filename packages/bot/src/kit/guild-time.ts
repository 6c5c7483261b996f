import type { Language } from '@famiglia/contract/kit/language';
import { LOCALES } from '@famiglia/contract/kit/locales';
import { zoneAbbreviation, zoneTitle } from '@famiglia/contract/kit/zone-names';
import { wallTimeAt } from '@famiglia/contract/kit/zoned-time';

export interface GuildClock {
  timeZone: string;
  language: Language;
  now: Date;
}

/** A moment in the guild's time zone, with the year unless it is the current one: `Sat, March 14 at 20:00 MSK`. */
export const guildTime = (moment: Date, clock: GuildClock): string =>
  `${localTime(moment, clock)} ${zoneAbbreviation(clock.timeZone, clock.language, moment)}`;

/** The same with the zone's city, where Discord cannot show the reader's own time: `… · Moscow (UTC+3)`. */
export const namedGuildTime = (moment: Date, clock: GuildClock): string =>
  `${localTime(moment, clock)} · ${zoneTitle(clock.timeZone, clock.language, moment)}`;

const localTime = (moment: Date, { timeZone, language, now }: GuildClock): string => {
  const yearOf = (date: Date): string => wallTimeAt(date, timeZone).day.slice(0, 4);
  return new Intl.DateTimeFormat(LOCALES[language], {
    timeZone,
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    ...(yearOf(moment) === yearOf(now) ? {} : { year: 'numeric' }),
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(moment);
};

/** A moment that Discord shows in each reader's time zone. */
export const readerTime = (moment: Date, style: 'F' | 'f' | 'R' | 't'): string =>
  `<t:${Math.floor(moment.getTime() / 1000)}:${style}>`;
