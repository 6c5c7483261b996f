import type { Transaction } from '../platform/db/database.ts';
import { dropNotices, insertNotices } from './roster-notice.queries.ts';
import { dropReminders } from './roster-reminder.queries.ts';
import { findEntries, forgetClicks, touchRoster } from './roster.queries.ts';
import type { RosterRow } from './roster.queries.ts';

/** It is over, without being part of people’s history of sign-ups: a contract, which nobody comes to. */
export const endRoster = async (tx: Transaction, roster: RosterRow, now: Date): Promise<void> =>
  end(tx, roster, now);

/** The event or capt is over: freezes the list and drops pending reminders. */
export const finishRoster = async (tx: Transaction, roster: RosterRow, now: Date): Promise<void> =>
  end(tx, roster, now, { finishedAt: now });

/** The event, capt or contract is cancelled: drops pending reminders and notifies everybody who signed up. */
export const callOffRoster = async (tx: Transaction, roster: RosterRow, now: Date): Promise<void> => {
  await end(tx, roster, now);
  await insertNotices(tx, {
    guildId: roster.guildId,
    rosterId: roster.id,
    kind: 'cancelled',
    version: roster.version,
    userIds: (await findEntries(tx, roster.id)).map((entry) => entry.userId),
    createdAt: now,
  });
};

/** What nobody needs to hear any more when it is over. */
const OUTDATED = [
  'promoted',
  'demoted',
  'reminder',
  'places_free',
  'start_moved',
  'maybe_asked',
  'answer_asked',
  'line_up_called',
  'group_code',
] as const;

const end = async (
  tx: Transaction,
  { id, frozenAt }: RosterRow,
  now: Date,
  finished: { finishedAt?: Date } = {},
): Promise<void> => {
  await touchRoster(tx, id, {
    frozenAt: frozenAt ?? now,
    pingAgainAt: null,
    maybesDueAt: null,
    lineUpDueAt: null,
    attendanceDueAt: null,
    ...finished,
  });
  await dropReminders(tx, id);
  await dropNotices(tx, id, OUTDATED, now);
  await forgetClicks(tx, id);
};
