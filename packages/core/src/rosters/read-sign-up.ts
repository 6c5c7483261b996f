import type { EventDetails } from '@famiglia/contract/events/events';
import { findSettings } from '../settings/settings.queries.ts';
import type { Queryable } from '../platform/db/database.ts';
import { findAnswers } from './answer.queries.ts';
import { findLateLeaves } from './attendance.queries.ts';
import { correctableUntil } from './correctable.ts';
import { existingRole, findRefusedRoles } from './roster-ping.ts';
import type { GatheringKindName } from './roster-kind.ts';
import type { RosterRow } from './roster.queries.ts';
import { cutoffMinutesOf } from './sign-up-times.ts';

export type SignUpDetails = Pick<
  EventDetails,
  | 'cutoff_minutes'
  | 'ping_role_id'
  | 'ping_again_minutes'
  | 'ping_refused'
  | 'thread'
  | 'more_answers'
  | 'answers'
  | 'closes_at'
  | 'correctable_until'
  | 'no_show_penalty'
  | 'late_leave_penalty'
  | 'late_leaves'
>;

/** The part of the page of an event or a capt about sign-up and attendance. */
export const readSignUp = async (
  db: Queryable,
  roster: RosterRow,
  kind: GatheringKindName,
  { startsAt, status, endedAt }: { startsAt: Date; status: string; endedAt: Date | null },
): Promise<SignUpDetails> => {
  const settings = (await findSettings(db, roster.guildId))[`${kind}s`];
  const leaves = await findLateLeaves(db, roster.id);
  return {
    cutoff_minutes: cutoffMinutesOf(startsAt, roster.closesAt),
    ping_role_id: await existingRole(db, roster.guildId, roster.pingRoleId),
    ping_again_minutes: roster.pingAgainMinutes,
    ping_refused: (await findRefusedRoles(db, roster)).length > 0,
    thread: roster.thread,
    more_answers: roster.moreAnswers,
    answers: roster.moreAnswers ? await findAnswers(db, roster.guildId, roster.id) : [],
    closes_at: roster.closesAt?.toISOString() ?? null,
    correctable_until:
      status === 'finished' && endedAt !== null ? correctableUntil(endedAt).toISOString() : null,
    no_show_penalty: settings.no_show_penalty,
    late_leave_penalty: settings.late_leave_penalty,
    late_leaves: leaves
      .filter(({ came }) => !came)
      .map(({ userId, displayName, leftAt, excused }) => ({
        user_id: userId,
        display_name: displayName,
        left_at: leftAt.toISOString(),
        excused,
      })),
  };
};
