import type { Session } from '@famiglia/contract/auth/auth';
import { authRoutes } from '@famiglia/contract/auth/auth';
import { ApiError } from '../lib/api-error.ts';
import { buildRequest } from '../lib/build-request.ts';
import { send } from '../lib/send.ts';
import { adoptStoredSession, currentToken, setSession } from './auth-store.ts';
import { leaveForLogin } from './leave-for-login.ts';
import { withSessionLock } from './with-session-lock.ts';

const exchange = async (old: string): Promise<void> => {
  await adoptStoredSession();
  // Another tab held the lock before and has already refreshed.
  if (currentToken() !== old) return;
  const { url, init } = buildRequest(authRoutes.refresh, { token: old });
  try {
    setSession((await send(url, init)) as Session);
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) {
      leaveForLogin(error.code === 'session_over' ? 'session_over' : 'signed_out');
    }
    throw error;
  }
};

let underWay: Promise<void> | null = null;

/** Refreshes the token once, however many calls and tabs ask at the same time. */
export const refreshSession = (): Promise<void> => {
  const old = currentToken();
  if (!old) return Promise.resolve();
  underWay ??= withSessionLock(() => exchange(old)).finally(() => {
    underWay = null;
  });
  return underWay;
};
