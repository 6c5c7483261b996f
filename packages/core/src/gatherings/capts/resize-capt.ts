import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { changeRoster } from '../rosters/change-roster.ts';
import { recordRosterChange } from '../rosters/record-roster-change.ts';
import { updateRoster } from '../rosters/roster.queries.ts';
import { captTitle } from './capt-title.ts';
import type { CaptWithRoster } from './capt.queries.ts';

/**
 * While sign-up is open, more places let people in and fewer put the last ones back. A frozen list keeps its
 * people: then the number only says how many could have played, and may not fall below those who had a place.
 */
export const resizeCapt = async (
  context: Context,
  tx: Transaction,
  { capt, roster }: CaptWithRoster,
  { slots, userId }: { slots: number; userId: string },
): Promise<void> => {
  if (slots === roster.slots) return;
  if (roster.frozenAt !== null) {
    if (slots < roster.mainCount) {
      throw new AppError('validation_failed', { errors: [{ field: 'slots', message: 'below_main' }] });
    }
    await updateRoster(tx, capt.id, { slots });
    return;
  }
  const subject = { kind: 'capt', guildId: capt.guildId, rosterId: capt.id, title: captTitle(capt) } as const;
  const resize = { type: 'resize', slots, by: userId, key: `edit:${capt.version}` } as const;
  const change = await changeRoster(context, tx, subject, [resize]);
  // The edit's own row tells of the places; only those who moved up have rows of theirs.
  await recordRosterChange(context, tx, subject, change, []);
};
