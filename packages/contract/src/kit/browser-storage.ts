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
