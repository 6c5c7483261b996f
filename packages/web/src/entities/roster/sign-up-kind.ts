import type { Participant, PlaceExplanation } from '@famiglia/contract/events/events';
import type { Unanswered } from '@famiglia/contract/rosters/answers';
import type { GroupCode } from '@famiglia/contract/rosters/group-code';
import type { LineUp } from '@famiglia/contract/rosters/line-up';
import type { QueryKey } from '@tanstack/react-query';
import { createContext, use } from 'react';

export interface SignUpPlace {
  guildId: string;
  /** Id of the event or the capt. */
  id: string;
}

export interface Pin {
  userId: string;
  pinned: Participant['pinned'];
  /** The squad that the person is moved to. */
  squad_id?: string;
}

/** The differences between the rosters of events and capts: their calls and some texts. */
export interface SignUpKind {
  name: 'event' | 'capt';
  /** The key of all queries that a change affects. */
  key: (guildId: string) => QueryKey;
  participantsKey: (place: SignUpPlace) => QueryKey;
  /** The whole reason for a person's place. */
  explain: (place: SignUpPlace, userId: string, signal: AbortSignal) => Promise<PlaceExplanation>;
  add: (place: SignUpPlace, person: { user_id: string; reserve: boolean }) => Promise<unknown>;
  remove: (place: SignUpPlace, userId: string) => Promise<unknown>;
  pin: (place: SignUpPlace, pin: Pin) => Promise<unknown>;
  close: (place: SignUpPlace) => Promise<unknown>;
  reopen: (place: SignUpPlace) => Promise<unknown>;
  /** Takes the marked attendance back, with all that was paid for it. */
  undoFinish: (place: SignUpPlace) => Promise<unknown>;
  cancel: (place: SignUpPlace, reason: string) => Promise<unknown>;
  unansweredKey: (place: SignUpPlace) => QueryKey;
  unanswered: (place: SignUpPlace, signal: AbortSignal) => Promise<Unanswered>;
  /** Pings those who have not answered, once. */
  askUnanswered: (place: SignUpPlace) => Promise<unknown>;
  lineUpKey: (place: SignUpPlace) => QueryKey;
  /** Who of the main list is in voice. */
  lineUp: (place: SignUpPlace, signal: AbortSignal) => Promise<LineUp>;
  callMissing: (place: SignUpPlace) => Promise<unknown>;
  /** Gives the places of these people to the next of the reserve. */
  replaceMissing: (place: SignUpPlace, userIds: readonly string[]) => Promise<unknown>;
  groupCodeKey: (place: SignUpPlace) => QueryKey;
  groupCode: (place: SignUpPlace, signal: AbortSignal) => Promise<GroupCode>;
  setGroupCode: (place: SignUpPlace, code: GroupCode & { send: boolean }) => Promise<unknown>;
}

export const CurrentSignUpKind = createContext<SignUpKind | null>(null);

/** The kind of the open page. */
export const useSignUpKind = (): SignUpKind => {
  const kind = use(CurrentSignUpKind);
  if (!kind) throw new Error('nothing to sign up for is open here');
  return kind;
};
