import { SESSION_TOKEN_MINUTES } from '@famiglia/contract/constants';
import { readStorage, removeStorage, writeStorage } from '../lib/browser-storage.ts';

const KEY = 'auth-expiry';
const LIFE_MS = SESSION_TOKEN_MINUTES * 60_000;

/** A token is traded for a new one this long before its end. */
export const REFRESH_AHEAD_MS = 2 * 60_000;

/**
 * Counted by the person's own clock from the moment the token came, because that clock may be wrong and the
 * server's `expires_at` would then be too early or too late.
 */
export const rememberTokenExpiry = (now: number = Date.now()): void =>
  writeStorage(KEY, new Date(now + LIFE_MS).toISOString());

export const forgetTokenExpiry = (): void => removeStorage(KEY);

/** When the present token ends; long ago if nobody knows, so that it is refreshed first. */
export const tokenExpiry = (): number => Date.parse(readStorage(KEY) ?? '') || 0;
