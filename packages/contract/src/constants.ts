/** Numbers and lists that the specification fixes. All packages read them from here. */

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

export const CURRENCIES = ['RUB', 'USD'] as const;
export type Currency = (typeof CURRENCIES)[number];

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
  warnings: 50,
  tickets: 50,
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

/**
 * Tells the server the browser's language guess for a visitor who has not chosen one; ends with the browser session.
 */
export const DETECTED_LANGUAGE_COOKIE = 'detected_language';

/** The shortest lifetime of a link to a screenshot; the longest is twice that. */
export const PICTURE_LINK_MINUTES = 30;

export const SESSION_TOKEN_MINUTES = 15;
/** A sign-in lasts at most this long, however often it is refreshed. */
export const SESSION_DAYS = 30;
