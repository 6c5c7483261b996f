import { createContext, use } from 'react';
import type { ClientState } from './client-state.ts';
import type { SessionActions } from './session-actions.ts';
import { type Store, useStore } from './store.ts';

/** The state and the actions of one person. */
export interface Session {
  userId: string;
  store: Store<ClientState>;
  actions: SessionActions;
}

export const SessionContext = createContext<Session | null>(null);

export const useSession = (): Session => {
  const session = use(SessionContext);
  if (!session) throw new Error('useSession needs a SessionProvider above it');
  return session;
};

export const useClientState = <Part>(select: (state: ClientState) => Part): Part =>
  useStore(useSession().store, select);
