import { authRoutes } from '@famiglia/contract/auth';
import { callApi } from '../lib/call-api.ts';
import { clearSession } from './auth-store.ts';

/** The browser forgets the sign-in even when the server cannot be told. */
export const signOut = async (): Promise<void> => {
  try {
    await callApi(authRoutes.logout, {});
  } catch {
    // The token ends by itself within minutes.
  }
  clearSession();
  window.location.assign('/login');
};
