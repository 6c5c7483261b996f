import type { Language } from '@famiglia/contract/constants';
import { zoneOffset } from '../setup/zone-offset.ts';

/** A moment in the guild's time zone: `Sat, 14 March, 20:00 (GMT+3)`. */
export const guildTime = (moment: Date, timeZone: string, language: Language): string => {
  const text = new Intl.DateTimeFormat(language === 'ru' ? 'ru-RU' : 'en-GB', {
    timeZone,
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
  }).format(moment);
  return `${text} (${zoneOffset(timeZone, moment)})`;
};

/** A moment that Discord shows in each reader's time zone. */
export const readerTime = (moment: Date, style: 'F' | 'R' | 't'): string =>
  `<t:${Math.floor(moment.getTime() / 1000)}:${style}>`;
