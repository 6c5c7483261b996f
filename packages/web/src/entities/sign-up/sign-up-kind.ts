import type { Participant } from '@famiglia/contract/events';
import type { QueryKey } from '@tanstack/react-query';
import { createContext, use } from 'react';

export interface SignUpPlace {
  guildId: string;
  /** Of the event or the capt. */
  id: string;
}

export interface Pin {
  userId: string;
  pinned: Participant['pinned'];
}

/** Where the roster of an event and that of a capt differ: in their calls, and in a word here and there. */
export interface SignUpKind {
  name: 'event' | 'capt';
  /** Everything that a change of one makes stale. */
  key: (guildId: string) => QueryKey;
  participantsKey: (place: SignUpPlace) => QueryKey;
  add: (place: SignUpPlace, person: { user_id: string; reserve: boolean }) => Promise<unknown>;
  remove: (place: SignUpPlace, userId: string) => Promise<unknown>;
  pin: (place: SignUpPlace, pin: Pin) => Promise<unknown>;
  close: (place: SignUpPlace) => Promise<unknown>;
  cancel: (place: SignUpPlace, reason: string) => Promise<unknown>;
}

export const CurrentSignUpKind = createContext<SignUpKind | null>(null);

/** What the open page is about. */
export const useSignUpKind = (): SignUpKind => {
  const kind = use(CurrentSignUpKind);
  if (!kind) throw new Error('nothing to sign up for is open here');
  return kind;
};
