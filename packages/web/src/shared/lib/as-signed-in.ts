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
 * Asks as the signed-in person, with a token that is still good. A 401 ends the sign-in and leaves for the login
 * page, unless another tab has rotated the token while the call was under way: then it is asked again with the
 * new one.
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
