import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/db/database.ts';
import { changeRoster } from './change-roster.ts';
import { recordRosterChange } from './record-roster-change.ts';
import type { NamedRoster } from './roster-activity.ts';
import type { RosterSquad } from './roster.ts';

interface EditOfSlots {
  slots: number;
  /** All squads; if left out, they do not change. */
  squads?: readonly RosterSquad[] | undefined;
  userId: string;
  /** The version of the event or capt that is edited. */
  version: number;
}

/** Changes the places as part of an edit: more places move people up, fewer move the last people to the reserve. */
export const resizeRoster = async (
  context: Context,
  tx: Transaction,
  roster: NamedRoster,
  { slots, squads, userId, version }: EditOfSlots,
): Promise<void> => {
  const resize = { type: 'resize', slots, squads, by: userId, key: `edit:${version}` } as const;
  const change = await changeRoster(context, tx, roster, [resize]);
  // The activity row of the edit already shows the places; only people who moved up get their own rows.
  await recordRosterChange(context, tx, roster, change, []);
};
