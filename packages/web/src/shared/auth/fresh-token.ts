import { currentToken } from './auth-store.ts';
import { refreshSession } from './refresh-session.ts';
import { REFRESH_AHEAD_MS, tokenExpiry } from './token-expiry.ts';

/** A valid token for the next call; an expired one is refreshed first. */
export const freshToken = async (now: number = Date.now()): Promise<string | null> => {
  const left = tokenExpiry() - now;
  if (currentToken() && left < REFRESH_AHEAD_MS) {
    try {
      await refreshSession();
    } catch (error) {
      // The old token is still valid for a while, so a short outage goes unnoticed.
      if (left <= 0 || !currentToken()) throw error;
    }
  }
  return currentToken();
};
