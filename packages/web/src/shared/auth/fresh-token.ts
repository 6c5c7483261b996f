import { currentToken } from './auth-store.ts';
import { refreshSession } from './refresh-session.ts';
import { REFRESH_AHEAD_MS, tokenExpiry } from './token-expiry.ts';

/** A token that is good for the call about to be made; an expired one is traded first. */
export const freshToken = async (now: number = Date.now()): Promise<string | null> => {
  const left = tokenExpiry() - now;
  if (currentToken() && left < REFRESH_AHEAD_MS) {
    try {
      await refreshSession();
    } catch (error) {
      // The old token still works for a while: a short outage need not be noticed.
      if (left <= 0 || !currentToken()) throw error;
    }
  }
  return currentToken();
};
