import type { CaptStatus } from '@famiglia/contract/capts/capts';
import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/db/database.ts';
import { callOffRoster, finishRoster } from '../rosters/end-roster.ts';
import { freezeRoster } from '../rosters/freeze-roster.ts';
import { captTitle } from './capt-title.ts';
import type { CaptChange, CaptWithRoster } from './capt.queries.ts';

interface Move {
  to: CaptStatus;
  userId: string;
}

/** Changes the roster for the new status. Returns the values to store with the capt. */
export const changeCaptStatus = async (
  context: Context,
  tx: Transaction,
  { capt, roster }: Pick<CaptWithRoster, 'capt' | 'roster'>,
  { to, userId }: Move,
): Promise<CaptChange> => {
  if (to === capt.status || to === 'open') return {};
  const now = context.clock();
  const closed = capt.closedAt === null ? { closedBy: userId, closedAt: now } : {};
  if (to === 'closed') {
    const { id: rosterId, guildId } = capt;
    await freezeRoster(context, tx, { kind: 'capt', guildId, rosterId, title: captTitle(capt) });
    return { status: to, ...closed };
  }
  const ended = { status: to, endedBy: userId, endedAt: now };
  if (to === 'finished') {
    await finishRoster(tx, roster, now);
    return { ...ended, ...closed };
  }
  await callOffRoster(tx, roster, now);
  return { ...ended, cancelReason: null };
};
