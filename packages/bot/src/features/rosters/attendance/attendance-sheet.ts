import type { AttendanceState } from '@famiglia/contract/events/events';
import { findAnswers } from '@famiglia/core/rosters/answer.queries';
import { findLateLeaves } from '@famiglia/core/rosters/attendance.queries';
import { findParticipants } from '@famiglia/core/rosters/participant.queries';
import type { RosterRef } from '@famiglia/core/rosters/roster-kind';
import { findSettings } from '@famiglia/core/settings/settings.queries';
import { findAway } from '@famiglia/core/vacations/away.queries';
import type { Actor } from '@famiglia/core/platform/actor';
import { AppError } from '@famiglia/core/platform/app-error';
import type { Context } from '@famiglia/core/platform/context';
import type { DiscordGatheringKind, PostedGathering, Sighting } from '../discord-roster-kind.ts';

export interface SheetPerson {
  userId: string;
  name: string;
  /** Gave up the place too late. */
  late: boolean;
  /** Said that they would be late. */
  comesLate: boolean;
  /** The stored mark, or the assumed one if nothing is stored yet. */
  mark: AttendanceState;
  sighting: Sighting | null;
}

/** The current data by which a leader marks attendance. */
export interface AttendanceSheet {
  gathering: PostedGathering;
  /** Everybody who had a place, then people who gave it up too late. */
  people: readonly SheetPerson[];
  /** People who are already marked as attending without a place. */
  extra: readonly string[];
  penalties: { absent: number; late: number };
}

/** Refuses before the start: nobody can have attended yet. */
export const loadSheet = async (
  context: Context,
  actor: Actor,
  kind: DiscordGatheringKind,
  { guildId, rosterId }: RosterRef,
): Promise<AttendanceSheet> => {
  const { db } = context;
  const gathering = await kind.load(db, guildId, rosterId);
  if (gathering === null) throw new AppError('not_found');
  if (gathering.status === 'cancelled') throw new AppError(`${kind.name}_over`);
  if (context.clock() < gathering.startsAt) throw new AppError('not_started');
  const rows = await findParticipants(db, guildId, rosterId);
  const leaves = await findLateLeaves(db, rosterId);
  const given = await findAnswers(db, guildId, rosterId);
  const lateComers = new Set(given.flatMap((one) => (one.answer === 'late' ? [one.user_id] : [])));
  const expected = [...rows.map(({ entry }) => entry.userId), ...leaves.map(({ userId }) => userId)];
  const away = await findAway(db, guildId, expected, gathering.startsAt);
  const seen = (await kind.attendance.sightings?.(context, actor, { guildId, rosterId })) ?? [];
  const sightings = new Map(seen.map((sighting) => [sighting.user_id, sighting]));
  const { no_show_penalty, late_leave_penalty } = (await findSettings(db, guildId))[`${kind.name}s`];
  const person = (userId: string, name: string, late: boolean, mark: AttendanceState): SheetPerson => ({
    userId,
    name,
    late,
    comesLate: lateComers.has(userId),
    mark,
    sighting: sightings.get(userId) ?? null,
  });
  return {
    gathering,
    people: [
      ...rows
        .filter(({ entry }) => entry.list === 'main')
        .map(({ entry, person: { displayName } }) =>
          person(
            entry.userId,
            displayName,
            false,
            entry.attendance ?? (away.has(entry.userId) ? 'excused' : 'attended'),
          ),
        ),
      ...leaves
        .filter(({ came }) => !came)
        .map(({ userId, displayName, excused }) =>
          person(userId, displayName, true, excused || away.has(userId) ? 'excused' : 'absent'),
        ),
    ],
    extra: rows
      .filter(({ entry }) => entry.list !== 'main' && entry.attendance === 'attended')
      .map(({ entry }) => entry.userId),
    penalties: { absent: no_show_penalty, late: late_leave_penalty },
  };
};
