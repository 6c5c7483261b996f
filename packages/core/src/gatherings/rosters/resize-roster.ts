import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { changeRoster } from './change-roster.ts';
import { recordRosterChange } from './record-roster-change.ts';
import type { NamedRoster } from './roster-activity.ts';

interface EditOfSlots {
  slots: number;
  userId: string;
  /** Of the event or capt that is edited. */
  version: number;
}

/** Changes the places as part of an edit: more let people in, fewer put the last ones back. */
export const resizeRoster = async (
  context: Context,
  tx: Transaction,
  roster: NamedRoster,
  { slots, userId, version }: EditOfSlots,
): Promise<void> => {
  const resize = { type: 'resize', slots, by: userId, key: `edit:${version}` } as const;
  const change = await changeRoster(context, tx, roster, [resize]);
  // The edit's own row tells of the places; only those who moved up have rows of theirs.
  await recordRosterChange(context, tx, roster, change, []);
};
