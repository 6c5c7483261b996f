import type { Language } from './language.ts';

/** Players’ own abbreviations; `Intl` would say "GMT+3". */
const ABBREVIATIONS: Record<string, Record<Language, string>> = {
  'Europe/Moscow': { ru: 'МСК', en: 'MSK' },
};

/** Cities of the zones in which families play. In English the zone’s own name is the city. */
const RUSSIAN_CITIES: Record<string, string> = {
  'Europe/Kaliningrad': 'Калининград',
  'Europe/Moscow': 'Москва',
  'Europe/Samara': 'Самара',
  'Asia/Yekaterinburg': 'Екатеринбург',
  'Asia/Omsk': 'Омск',
  'Asia/Novosibirsk': 'Новосибирск',
  'Asia/Krasnoyarsk': 'Красноярск',
  'Asia/Irkutsk': 'Иркутск',
  'Asia/Yakutsk': 'Якутск',
  'Asia/Vladivostok': 'Владивосток',
  'Asia/Kamchatka': 'Камчатка',
  'Europe/Minsk': 'Минск',
  'Europe/Kyiv': 'Киев',
  'Europe/Chisinau': 'Кишинёв',
  'Asia/Tbilisi': 'Тбилиси',
  'Asia/Yerevan': 'Ереван',
  'Asia/Baku': 'Баку',
  'Asia/Almaty': 'Алматы',
  'Asia/Tashkent': 'Ташкент',
  'Europe/Berlin': 'Берлин',
  'Europe/London': 'Лондон',
  'America/New_York': 'Нью-Йорк',
};

/** The zones that are offered first; any other can be typed. */
export const COMMON_ZONES: readonly string[] = [...Object.keys(RUSSIAN_CITIES), 'UTC'];

/** A zone’s offset at a moment, such as `UTC+3`. An unknown zone has none: `?`. */
export const zoneOffset = (timeZone: string, at: Date): string => {
  try {
    const offset = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'shortOffset' })
      .formatToParts(at)
      .find(({ type }) => type === 'timeZoneName')?.value;
    return offset?.replace(/^GMT(\+0$)?/, 'UTC') ?? '?';
  } catch {
    return '?';
  }
};

/** Short enough to stand after a time: `МСК`, or else `UTC+5`. */
export const zoneAbbreviation = (zone: string, language: Language, at: Date): string =>
  ABBREVIATIONS[zone]?.[language] ?? zoneOffset(zone, at);

/** `Москва`, `New York`; a zone without a city, such as `UTC`, is its own name. */
export const zoneCity = (zone: string, language: Language): string =>
  (language === 'ru' ? RUSSIAN_CITIES[zone] : undefined) ??
  zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ');

/** `Москва (UTC+3)`. */
export const zoneTitle = (zone: string, language: Language, at: Date): string => {
  const city = zoneCity(zone, language);
  return city === 'UTC' ? city : `${city} (${zoneOffset(zone, at)})`;
};
