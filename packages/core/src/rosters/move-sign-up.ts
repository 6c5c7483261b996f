import type { Transaction } from '../platform/db/database.ts';
import { findSettings } from '../settings/settings.queries.ts';
import { forgetAnswers } from './answer.queries.ts';
import { dropNotices, noteMovedStart } from './roster-notice.queries.ts';
import { editedPing } from './roster-ping.ts';
import type { AskedPing } from './roster-ping.ts';
import { findEntries, updateRoster } from './roster.queries.ts';
import type { RosterRow } from './roster.queries.ts';
import { attendanceDueAt, cutoffMinutesOf, lineUpDueAt, maybesDueAt, signUpTimes } from './sign-up-times.ts';

interface Move {
  from: Date;
  to: Date;
  /** Who edits. */
  userId: string;
  /** The values of an edit; a value that is left out keeps its distance to the start. */
  asked: AskedPing & {
    cutoffMinutes?: number | null | undefined;
    thread?: boolean | undefined;
    moreAnswers?: boolean | undefined;
  };
}

/**
 * Moves the end of sign-up and the second call after an edit, and notifies everybody on the list if the start has
 * moved.
 */
export const moveSignUp = async (
  tx: Transaction,
  roster: RosterRow,
  { from, to, userId, asked }: Move,
  now: Date,
): Promise<void> => {
  const { id, guildId, kind, version, closesAt, lateFrom } = roster;
  const { cutoffMinutes = cutoffMinutesOf(from, closesAt) } = asked;
  const lateMinutes = cutoffMinutesOf(from, lateFrom) ?? 0;
  const moved = from.getTime() !== to.getTime();
  const times = signUpTimes(to, { cutoffMinutes, lateMinutes });
  const { moreAnswers = roster.moreAnswers } = asked;
  // After a moved start they are asked again; otherwise once.
  const areAsked = moreAnswers && (moved || !roster.moreAnswers || roster.maybesDueAt !== null);
  await updateRoster(tx, id, {
    thread: asked.thread ?? roster.thread,
    moreAnswers,
    maybesDueAt: areAsked ? maybesDueAt(to, times.closesAt, now) : null,
    ...times,
    ...(moved ? await timesOfStart(tx, roster, to, now) : {}),
    ...(await editedPing(tx, { guildId, userId, kind, startsAt: to, now, moved }, asked, roster)),
  });
  if (roster.moreAnswers && !moreAnswers) await forgetAnswers(tx, id);
  if (moved || !moreAnswers) await dropNotices(tx, id, ['maybe_asked'], now);
  if (!moreAnswers) await dropNotices(tx, id, ['answer_asked'], now);
  if (!moved) return;
  await dropNotices(tx, id, ['line_up_called'], now);
  const userIds = (await findEntries(tx, id)).map(({ userId }) => userId);
  await noteMovedStart(tx, { guildId, rosterId: id, version, userIds, movedFrom: from, createdAt: now });
};

const timesOfStart = async (
  tx: Transaction,
  { guildId, kind }: RosterRow,
  startsAt: Date,
  now: Date,
): Promise<Pick<RosterRow, 'attendanceDueAt' | 'lineUpDueAt'>> => {
  // Of a contract it is the end of its term.
  if (kind === 'contract') return { attendanceDueAt: startsAt, lineUpDueAt: null };
  const settings = await findSettings(tx, guildId);
  return {
    attendanceDueAt: attendanceDueAt(startsAt, now),
    lineUpDueAt: lineUpDueAt(startsAt, settings[`${kind}s`].line_up_minutes, now),
  };
};
