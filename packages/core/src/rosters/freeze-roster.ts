import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/db/database.ts';
import { changeRoster } from './change-roster.ts';
import { recordRosterChange } from './record-roster-change.ts';
import type { NamedRoster } from './roster-activity.ts';
import { touchRoster } from './roster.queries.ts';

/** Ends sign-up: everybody is sorted a last time by their current values, and the order stays. */
export const freezeRoster = async (context: Context, tx: Transaction, roster: NamedRoster): Promise<void> => {
  const change = await changeRoster(context, tx, roster, []);
  await recordRosterChange(context, tx, roster, change, []);
  await touchRoster(tx, roster.rosterId, { frozenAt: context.clock() });
};
