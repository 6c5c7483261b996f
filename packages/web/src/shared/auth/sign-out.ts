import { authRoutes } from '@famiglia/contract/auth/auth';
import { callApi } from '../lib/call-api.ts';
import { clearSession } from './auth-store.ts';

/** The browser deletes the session even if the server cannot be reached. */
export const signOut = async (): Promise<void> => {
  try {
    await callApi(authRoutes.logout, {});
  } catch {
    // The token expires by itself within minutes.
  }
  clearSession();
  window.location.assign('/login');
};
