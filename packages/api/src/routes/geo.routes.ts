import { geoRoutes } from '@famiglia/contract/kit/geo';
import { serve } from '../http/served-route.ts';
import type { UseCase } from '@famiglia/core/platform/use-case';

const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/**
 * The country that the operator’s proxy named, else that of the browser’s time zone. The same two fields as a public
 * lookup service, so that the browser handles both alike.
 */
const getCountry: UseCase<typeof geoRoutes.country> = async (_context, actor, { timeZone: zone }) => {
  const named = actor.kind === 'discord' ? null : actor.client.countryCode;
  const code = named ?? (zone === undefined ? null : countryOfTimeZone(zone));
  return { country_code: code, country_name: code === null ? null : (names.of(code) ?? null) };
};

const countryOfTimeZone = (zone: string): string | null => {
  try {
    const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions();
    countries ??= readCountries();
    return countries.get(timeZone) ?? null;
  } catch {
    return null;
  }
};

let countries: ReadonlyMap<string, string> | undefined;

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');

/** Zones belong to one country each. Node knows which; the first visitor waits a tenth of a second for it. */
const readCountries = (): ReadonlyMap<string, string> => {
  const codes = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));
  return new Map(
    codes
      .filter((code) => names.of(code) !== undefined)
      .map((code) => ({ code, locale: new Intl.Locale(`und-${code}`) as LocaleWithZones }))
      // East Germany is called Germany now, and so on.
      .filter(({ code, locale }) => locale.region === code)
      .flatMap(({ code, locale }) => zonesOf(locale).map((zone) => [zone, code] as const)),
  );
};

/** A property in older versions of Node, a method in newer ones. */
interface LocaleWithZones extends Intl.Locale {
  timeZones?: string[];
  getTimeZones?: () => string[] | undefined;
}

const zonesOf = (locale: LocaleWithZones): string[] => locale.getTimeZones?.() ?? locale.timeZones ?? [];

export const servedGeoRoutes = [serve(geoRoutes.country, getCountry)];
