import type { RosterEntry } from '../roster.ts';

const NOON = new Date('2026-03-01T12:00:00Z');

/** A person on a list; the digits of the id are the order of sign-up. */
export const person = (userId: string, values: Partial<RosterEntry> = {}): RosterEntry => ({
  userId,
  sequence: Number(userId.replaceAll(/\D/g, '')),
  signedUpAt: NOON,
  choseReserve: false,
  pinned: null,
  rolePriority: 0,
  reputation: 0,
  reliability: null,
  benchedLastTime: false,
  squad: null,
  wantedSquad: null,
  ...values,
});
