import { clearSession } from './auth-store.ts';
import { loginPath } from './login-path.ts';
import type { SignedOutReason } from './login-path.ts';

/** Ends the session in this browser by a full navigation, so that nothing of it stays in memory. */
export const leaveForLogin = (reason?: SignedOutReason): void => {
  const { pathname, search } = window.location;
  clearSession();
  window.location.assign(loginPath(pathname + search, reason));
};
