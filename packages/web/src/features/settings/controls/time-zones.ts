import type { Language } from '@famiglia/contract/constants';

/** "GMT+3": what a zone is apart from Greenwich today. */
const offsetOf = (zone: string, at: Date): string =>
  new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'shortOffset' })
    .formatToParts(at)
    .find((part) => part.type === 'timeZoneName')?.value ?? '';

export interface TimeZone {
  name: string;
  offset: string;
}

let zones: readonly TimeZone[] | undefined;

/** Every zone the browser knows. Working the offsets out takes a moment, so it is done once. */
export const allTimeZones = (): readonly TimeZone[] => {
  const now = new Date();
  zones ??= Intl.supportedValuesOf('timeZone').map((name) => ({ name, offset: offsetOf(name, now) }));
  return zones;
};

/** The clock on the wall there; null where the zone is unknown to this browser. */
export const clockIn = (language: Language, zone: string): string | null => {
  try {
    return new Intl.DateTimeFormat(language, {
      timeZone: zone,
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    }).format(new Date());
  } catch {
    return null;
  }
};
