export const LANGUAGES = ['ru', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Visitors from these countries see Russian and roubles by default. */
export const RUSSIAN_SPEAKING_COUNTRIES = [
  'RU',
  'BY',
  'KZ',
  'KG',
  'TJ',
  'UZ',
  'AM',
  'AZ',
  'GE',
  'MD',
] as const;

/** A table of words. */
export type Words<Key extends string> = Readonly<Record<Language, Readonly<Record<Key, string>>>>;
