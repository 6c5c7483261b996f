import type { Transaction } from '../../platform/db/database.ts';
import type { RosterRow } from './roster.queries.ts';
import { updateRoster } from './roster.queries.ts';
import { cutoffMinutesOf, signUpTimes } from './sign-up-times.ts';

interface Move {
  from: Date;
  to: Date;
  /** What an edit says; what it does not say stays as long before the start as it was. */
  cutoffMinutes: number | null | undefined;
}

/** Lets the end of sign-up follow a new start or a new cut-off. */
export const moveSignUp = async (
  tx: Transaction,
  { id, closesAt, lateFrom }: RosterRow,
  { from, to, cutoffMinutes }: Move,
): Promise<void> => {
  const cutoff = cutoffMinutes === undefined ? cutoffMinutesOf(from, closesAt) : cutoffMinutes;
  const lateMinutes = cutoffMinutesOf(from, lateFrom) ?? 0;
  await updateRoster(tx, id, signUpTimes(to, { cutoffMinutes: cutoff, lateMinutes }));
};
