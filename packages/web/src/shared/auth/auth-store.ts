import type { Session, User } from '@famiglia/contract/auth/auth';
import { STORAGE_KEYS } from '@famiglia/contract/kit/browser-storage';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { forgetTokenExpiry, rememberTokenExpiry } from './token-expiry.ts';

interface AuthState {
  token: string | null;
  user: User | null;
  isAuthenticated: boolean;
}

const SIGNED_OUT: AuthState = { token: null, user: null, isAuthenticated: false };

/** The signed-in person, kept in the browser's storage with the name and fields of the specification. */
export const useAuth = create<AuthState>()(persist(() => SIGNED_OUT, { name: STORAGE_KEYS.auth }));

export const currentToken = (): string | null => useAuth.getState().token;

export const setSession = (session: Session): void => {
  rememberTokenExpiry();
  useAuth.setState({ token: session.token, user: session.user, isAuthenticated: true });
};

export const clearSession = (): void => {
  forgetTokenExpiry();
  useAuth.setState(SIGNED_OUT);
};

/** Takes over the session that another tab has stored. */
export const adoptStoredSession = async (): Promise<void> => {
  await useAuth.persist.rehydrate();
};
