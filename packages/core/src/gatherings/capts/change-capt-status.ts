import type { CaptStatus } from '@famiglia/contract/capts';
import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { freezeRoster } from '../rosters/freeze-roster.ts';
import { dropNotices, insertNotices } from '../rosters/roster-notice.queries.ts';
import { dropReminders } from '../rosters/roster-reminder.queries.ts';
import { findEntries, forgetClicks, touchRoster } from '../rosters/roster.queries.ts';
import { captTitle } from './capt-title.ts';
import type { CaptChange, CaptWithRoster } from './capt.queries.ts';

interface Move {
  to: CaptStatus;
  userId: string;
  reason?: string;
}

/** What a new status brings along for the roster. Answers what is to be stored with the capt. */
export const changeCaptStatus = async (
  context: Context,
  tx: Transaction,
  { capt, roster }: CaptWithRoster,
  { to, userId, reason = '' }: Move,
): Promise<CaptChange> => {
  if (to === capt.status || to === 'open') return {};
  const now = context.clock();
  const frozenAt = roster.frozenAt ?? now;
  const closed = capt.closedAt === null ? { closedBy: userId, closedAt: now } : {};
  if (to === 'closed') {
    const subject = {
      kind: 'capt',
      guildId: capt.guildId,
      rosterId: capt.id,
      title: captTitle(capt),
    } as const;
    await freezeRoster(context, tx, subject);
    return { status: to, ...closed };
  }
  await touchRoster(tx, capt.id, { frozenAt, ...(to === 'finished' ? { finishedAt: now } : {}) });
  await dropReminders(tx, capt.id);
  await dropNotices(tx, capt.id, ['promoted', 'reminder'], now);
  await forgetClicks(tx, capt.id);
  const ended = { status: to, endedBy: userId, endedAt: now };
  if (to === 'finished') return { ...ended, ...closed };
  await insertNotices(tx, {
    guildId: capt.guildId,
    rosterId: capt.id,
    kind: 'cancelled',
    version: roster.version,
    userIds: (await findEntries(tx, capt.id)).map((entry) => entry.userId),
    createdAt: now,
  });
  return { ...ended, cancelReason: reason === '' ? null : reason };
};
