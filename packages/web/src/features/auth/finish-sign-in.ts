import { authRoutes } from '@famiglia/contract/auth/auth';
import type { LoaderFunctionArgs } from 'react-router';
import { redirect, redirectDocument, replace } from 'react-router';
import { currentToken, setSession } from '../../shared/auth/auth-store.ts';
import { withSessionLock } from '../../shared/auth/with-session-lock.ts';
import { callApi } from '../../shared/lib/call-api.ts';
import { ApiError } from '../../shared/lib/api-error.ts';

const HOME = '/guilds';
const IN_PANEL = /^\/(guilds|guild|admin|account)\b/;

/**
 * Loader of `/auth/success`: exchanges the one-time code for the session, then opens the page the person
 * wanted. A loader and not an effect, because a code must never be sent twice.
 */
export const finishSignIn = async ({ request }: LoaderFunctionArgs): Promise<Response> => {
  const code = new URL(request.url).searchParams.get('code');
  if (!code) return redirect(currentToken() ? HOME : '/auth/error?reason=failed');
  try {
    // Not at the same time as another tab's refresh, whose response would overwrite this session's cookie.
    const session = await withSessionLock(async () => {
      const fresh = await callApi(authRoutes.session, { code }, request.signal);
      setSession(fresh);
      return fresh;
    });
    const wanted = ownPath(session.return_to, HOME);
    return IN_PANEL.test(wanted) ? replace(wanted) : redirectDocument(wanted);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    // The back button leads here again with a used code.
    if (error.code === 'invalid_code' && currentToken()) return redirect(HOME);
    return redirect(`/auth/error?reason=${error.code === 'invalid_code' ? 'state_mismatch' : 'failed'}`);
  }
};

/** A path on this site, or the fallback: an address from outside must not decide where a sign-in ends. */
const ownPath = (wanted: string, fallback: string): string => {
  if (!wanted.startsWith('/')) return fallback;
  const url = new URL(wanted, window.location.origin);
  // "/.//host" is a path of this site whose normal form, "//host", names another one.
  const isOwn = url.origin === window.location.origin && !url.pathname.startsWith('//');
  return isOwn ? url.pathname + url.search + url.hash : fallback;
};
