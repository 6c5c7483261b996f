import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { changeRoster } from './change-roster.ts';
import { recordRosterChange } from './record-roster-change.ts';
import type { RosterSubject } from './roster-activity.ts';
import { touchRoster } from './roster.queries.ts';

/** Ends sign-up: everybody is placed one last time by what is known of them now, and stays there. */
export const freezeRoster = async (
  context: Context,
  tx: Transaction,
  subject: RosterSubject,
): Promise<void> => {
  const change = await changeRoster(context, tx, subject, []);
  await recordRosterChange(context, tx, subject, change, []);
  await touchRoster(tx, subject.rosterId, { frozenAt: context.clock() });
};
