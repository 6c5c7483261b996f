import { STORAGE_KEYS } from '@famiglia/contract/kit/browser-storage';
import { readStorage } from '../lib/browser-storage.ts';
import { adoptStoredSession, currentToken, useAuth } from './auth-store.ts';
import { leaveForLogin } from './leave-for-login.ts';
import { refreshSession } from './refresh-session.ts';
import { REFRESH_AHEAD_MS, tokenExpiry } from './token-expiry.ts';

const RETRY_MS = 15_000;

const followOtherTabs = (event: StorageEvent): void => {
  if (event.key !== STORAGE_KEYS.auth && event.key !== null) return;
  if (currentToken() && !isSignedIn()) leaveForLogin();
  else void adoptStoredSession();
};

/**
 * Keeps the session alive while the panel is open: refreshes ahead of time and after a sleep, takes over the
 * tokens of other tabs, and signs out with them. Returns how to stop.
 */
export const keepSession = (): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;

  const plan = (wait = tokenExpiry() - REFRESH_AHEAD_MS - Date.now()): void => {
    clearTimeout(timer);
    if (currentToken()) timer = setTimeout(refresh, Math.max(wait, 0));
  };
  const refresh = (): void => {
    refreshSession().catch(() => plan(RETRY_MS));
  };
  // Timers do not run while a laptop sleeps.
  const wake = (): void => {
    if (document.visibilityState === 'visible') plan();
  };

  const stopWatching = useAuth.subscribe(() => plan());
  window.addEventListener('storage', followOtherTabs);
  window.addEventListener('online', wake);
  document.addEventListener('visibilitychange', wake);
  plan();

  return () => {
    clearTimeout(timer);
    stopWatching();
    window.removeEventListener('storage', followOtherTabs);
    window.removeEventListener('online', wake);
    document.removeEventListener('visibilitychange', wake);
  };
};

interface Stored {
  state?: { token?: string | null; isAuthenticated?: boolean };
}

/** Reads the storage directly: the public pages need this without loading the panel's store. */
const isSignedIn = (): boolean => {
  try {
    const { state } = JSON.parse(readStorage(STORAGE_KEYS.auth) ?? '{}') as Stored;
    return Boolean(state?.isAuthenticated && state.token);
  } catch {
    return false;
  }
};
