import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { changeRoster } from './change-roster.ts';
import { recordRosterChange } from './record-roster-change.ts';
import type { NamedRoster } from './roster-activity.ts';
import type { RosterSquad } from './roster.ts';

interface EditOfSlots {
  slots: number;
  /** All squads anew; if left out, they stay. */
  squads?: readonly RosterSquad[] | undefined;
  userId: string;
  /** Of the event or capt that is edited. */
  version: number;
}

/** Changes the places as part of an edit: more let people in, fewer put the last ones back. */
export const resizeRoster = async (
  context: Context,
  tx: Transaction,
  roster: NamedRoster,
  { slots, squads, userId, version }: EditOfSlots,
): Promise<void> => {
  const resize = { type: 'resize', slots, squads, by: userId, key: `edit:${version}` } as const;
  const change = await changeRoster(context, tx, roster, [resize]);
  // The edit's own row tells of the places; only those who moved up have rows of theirs.
  await recordRosterChange(context, tx, roster, change, []);
};
