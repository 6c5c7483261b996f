import type { Language } from '@famiglia/contract/kit/language';
import { zoneOffset } from '@famiglia/contract/kit/zone-names';

export interface TimeZone {
  name: string;
  offset: string;
}

let zones: readonly TimeZone[] | undefined;

/** Every zone the browser knows. Computing the offsets is slow, so it is done once. */
export const allTimeZones = (): readonly TimeZone[] => {
  const now = new Date();
  zones ??= Intl.supportedValuesOf('timeZone').map((name) => ({ name, offset: zoneOffset(name, now) }));
  return zones;
};

/** The local time there; null if the browser does not know the zone. */
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
