import { SESSION_TOKEN_MINUTES } from '@famiglia/contract/auth/session-times';
import { readStorage, removeStorage, writeStorage } from '../lib/browser-storage.ts';

const KEY = 'auth-expiry';
const LIFE_MS = SESSION_TOKEN_MINUTES * 60_000;

/** A token is refreshed this long before it expires. */
export const REFRESH_AHEAD_MS = 2 * 60_000;

/**
 * Computed by the local clock from the moment the token came, because that clock may differ from the server's
 * and `expires_at` would then be wrong.
 */
export const rememberTokenExpiry = (now: number = Date.now()): void =>
  writeStorage(KEY, new Date(now + LIFE_MS).toISOString());

export const forgetTokenExpiry = (): void => removeStorage(KEY);

/** When the current token expires; in the past if unknown, so that it is refreshed first. */
export const tokenExpiry = (): number => Date.parse(readStorage(KEY) ?? '') || 0;
