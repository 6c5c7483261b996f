import { STORAGE_KEYS } from '@famiglia/contract/constants';
import { readStorage } from '../lib/browser-storage.ts';

interface Stored {
  state?: { token?: string | null; isAuthenticated?: boolean };
}

/** Read straight from storage: the public pages know who is signed in without loading the panel's store. */
export const isSignedIn = (): boolean => {
  try {
    const { state } = JSON.parse(readStorage(STORAGE_KEYS.auth) ?? '{}') as Stored;
    return Boolean(state?.isAuthenticated && state.token);
  } catch {
    return false;
  }
};
