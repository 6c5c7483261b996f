import { adoptStoredSession, currentToken } from '../auth/auth-store.ts';
import { freshToken } from '../auth/fresh-token.ts';
import { leaveForLogin } from '../auth/leave-for-login.ts';
import { ApiError } from './api-error.ts';

const withToken = (init: RequestInit, token: string | null): RequestInit => {
  const headers = new Headers(init.headers);
  if (token) headers.set('authorization', `Bearer ${token}`);
  return { ...init, headers };
};

/**
 * Calls as the signed-in person, with a valid token. A 401 ends the session and opens the login page, unless
 * another tab has refreshed the token during the call: then the call is repeated with the new one.
 */
export const asSignedIn = async <Answer>(
  init: RequestInit,
  ask: (init: RequestInit) => Promise<Answer>,
): Promise<Answer> => {
  const tryWith = async (token: string | null): Promise<Answer> => {
    try {
      return await ask(withToken(init, token));
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 401) throw error;
      await adoptStoredSession();
      const newer = currentToken();
      if (newer && newer !== token) return tryWith(newer);
      leaveForLogin('signed_out');
      throw error;
    }
  };
  return tryWith(await freshToken());
};
