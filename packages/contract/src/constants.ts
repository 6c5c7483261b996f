/** Numbers and lists the specification fixes. Everyone reads them from here. */

/** The same as in the package.json of the repository, which a browser cannot read; `npm run release` sets both. */
export const VERSION = '1.0.0';
export const VERSION_TEXT = `v${VERSION}`;

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

export const PREMIUM_PRICE = { RUB: 899, USD: 19.9 } as const;
export type Currency = keyof typeof PREMIUM_PRICE;

export const TRIAL_DAYS = 7;
export const REFUND_DAYS = 14;
export const TOAST_MS = 5000;

export const PAGE_SIZE = {
  members: 100,
  screenshots: 50,
  activity: 50,
  capts: 50,
  ledger: 50,
  attendance: 50,
  events: 50,
  recentActivity: 3,
} as const;
export const MAX_PAGE_SIZE = 200;

/** Keys of the browser's storage, named by the specification. */
export const STORAGE_KEYS = {
  auth: 'auth-storage',
  language: 'preferred_language',
  currency: 'userCurrency',
  region: 'userRegion',
} as const;

/** Tells the server what the browser found out about a visitor who has chosen nothing; gone with the session. */
export const DETECTED_LANGUAGE_COOKIE = 'detected_language';

/** The least that a link to a picture lives; at most it is twice as much. */
export const PICTURE_LINK_MINUTES = 30;

export const SESSION_TOKEN_MINUTES = 15;
/** However often it is refreshed, a sign-in lasts this long. */
export const SESSION_DAYS = 30;
