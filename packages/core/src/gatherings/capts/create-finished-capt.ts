import type { captRoutes } from '@famiglia/contract/capt-routes';
import type { RouteInput } from '@famiglia/contract/route';
import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { updateRosterMessage } from '../rosters/roster-message.queries.ts';
import { askForResultPost } from './ask-for-result-post.ts';
import { findCapt, storeCapt } from './capt.queries.ts';
import { changeCaptStatus } from './change-capt-status.ts';
import { settleAttendance } from './settle-attendance.ts';

/** Brings a new capt to the status that it has in truth: most of those that are entered afterwards are over. */
export const createFinishedCapt = async (
  context: Context,
  tx: Transaction,
  captId: string,
  { capt, userId }: { capt: RouteInput<typeof captRoutes.create>; userId: string },
): Promise<void> => {
  const { guildId, status, result, attended, players = [] } = capt;
  const row = status === 'open' ? null : await findCapt(tx, guildId, captId);
  if (row === null) return;
  const moved = await changeCaptStatus(context, tx, row, { to: status, userId });
  await storeCapt(tx, { guildId, captId }, { ...moved, result });
  if (status !== 'finished') return;
  const came = await settleAttendance(context, tx, { capt: row.capt, userId, attended, players });
  await storeCapt(tx, { guildId, captId }, came);
  // Nobody can sign up for what is over: there is no list to show.
  await updateRosterMessage(tx, captId, { retiredAt: context.clock() });
  await askForResultPost(context, tx, guildId, captId);
};
