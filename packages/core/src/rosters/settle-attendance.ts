import { randomUUID } from 'node:crypto';
import type { AttendanceState } from '@famiglia/contract/events/events';
import { requestDelivery } from '../deliveries/request-delivery.ts';
import { recordActivity } from '../activity/record-activity.ts';
import { findSettings } from '../settings/settings.queries.ts';
import { findAway } from '../vacations/away.queries.ts';
import { AppError } from '../platform/app-error.ts';
import { publishPeople } from '../platform/bus/publish-people.ts';
import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/db/database.ts';
import {
  countStrikes,
  excuseLateLeaves,
  findLateLeaves,
  findMarks,
  findPresentMembers,
  replaceWalkIns,
  storeMarks,
} from './attendance.queries.ts';
import { requestReputationNotices } from '../reputation/reputation-notices.ts';
import { payDifferences } from './pay-differences.ts';
import type { NamedRoster } from './roster-activity.ts';
import type { GatheringKindName } from './roster-kind.ts';
import { updateRoster } from './roster.queries.ts';
import type { RosterRow } from './roster.queries.ts';

/** The result of a sign-up. */
export type Mark = AttendanceState | 'left_late';

export interface Settlement {
  named: NamedRoster<GatheringKindName>;
  /** The roster before this settlement. */
  roster: RosterRow;
  reward: number;
  /** What coming was worth at the last settlement, if a corrected result made it worth something else. */
  rewardBefore?: number;
  /** The start: people who were on vacation then are excused. */
  startsAt: Date;
  /** The leader who settles. */
  actorId: string;
  attended: readonly string[];
  excused: readonly string[];
  /** Members whom the result names: they may have left the guild since. */
  known?: readonly string[];
}

export interface Settled {
  came: string[];
  absent: string[];
  excused: string[];
  walkIns: string[];
  /** How many people gained or lost reputation. */
  paid: number;
  /** How many of them got only what fits. */
  limited: number;
}

/**
 * Settles the attendance: marks everybody, pays rewards and takes penalties, as one batch of the ledger. A second
 * call corrects it: people whose mark changes get the difference, and nobody else is affected.
 */
export const settleAttendance = async (
  context: Context,
  tx: Transaction,
  settlement: Settlement,
): Promise<Settled> => {
  const { roster, named } = settlement;
  const { id: rosterId, guildId } = roster;
  const settings = await findSettings(tx, guildId);
  const people = await findPeople(tx, roster, settlement.startsAt);
  const marks = marksAfter(people, settlement);
  await refuseStrangers(tx, guildId, people, settlement);

  const walkIns = idsOf(marks, 'attended').filter((userId) => !people.listed.has(userId));
  await replaceWalkIns(tx, roster, walkIns, context.clock());
  await storeMarks(tx, rosterId, attendanceOf(marks));
  await excuseLateLeaves(tx, rosterId, idsOf(marks, 'excused'));
  await updateRoster(tx, rosterId, { settlements: roster.settlements + 1 });

  const { no_show_penalty: noShow, late_leave_penalty: lateLeave } = settings[`${named.kind}s`];
  const worth = { attended: settlement.reward, absent: -noShow, left_late: -lateLeave, excused: 0 };
  const { reward, rewardBefore = reward } = settlement;
  const changed = [...new Set([...marks.keys(), ...people.before.keys()])].filter(
    (userId) =>
      marks.get(userId) !== people.before.get(userId) ||
      (rewardBefore !== reward && marks.get(userId) === 'attended'),
  );
  const { paid, limited } = await payDifferences(context, tx, {
    named,
    settlement: roster.settlements,
    actorId: settlement.actorId,
    batchId: randomUUID(),
    people: changed.map((userId) => {
      const mark = marks.get(userId);
      const corrected = mark === people.before.get(userId) ? 'resultCorrected' : 'corrected';
      const why = WHY[settings.language][roster.finishedAt === null ? (mark ?? 'excused') : corrected];
      return { userId, amount: mark === undefined ? 0 : worth[mark], reason: `${named.title}${why}` };
    }),
  });
  const penalties = paid.filter(({ userId, delta }) => delta < 0 && isStrike(marks.get(userId)));
  await requestReputationNotices(tx, guildId, settlement.actorId, penalties);
  const absent = changed.filter((userId) => isStrike(marks.get(userId)));
  await reportStrikes(context, tx, named, { userIds: absent, limit: settings.events.strike_limit });
  // The attendance history of everybody who signed up has changed, also of people who were paid nothing.
  await publishPeople(context.bus, tx, { type: 'members.changed', guildId, userIds: [...marks.keys()] });
  return {
    came: idsOf(marks, 'attended'),
    absent: [...idsOf(marks, 'absent'), ...idsOf(marks, 'left_late')],
    excused: idsOf(marks, 'excused'),
    walkIns,
    paid: paid.length,
    limited,
  };
};

interface AttendanceInput {
  startsAt: Date;
  attended: readonly string[];
  excused?: readonly string[] | undefined;
}

/**
 * Whether a finished roster already has these marks. If no excused people are given, earlier excuses stay unless the
 * person attended.
 */
export const isMarkedSo = async (
  tx: Transaction,
  roster: RosterRow,
  { attended, excused, startsAt }: AttendanceInput,
): Promise<boolean> => {
  if (roster.finishedAt === null) return false;
  const people = await findPeople(tx, roster, startsAt);
  const came = new Set(attended);
  const stillExcused = idsOf(people.before, 'excused').filter((userId) => !came.has(userId));
  const marks = marksAfter(people, { attended, excused: excused ?? stillExcused });
  return (
    marks.size === people.before.size &&
    [...marks].every(([userId, mark]) => people.before.get(userId) === mark)
  );
};

const idsOf = (marks: ReadonlyMap<string, Mark>, wanted: Mark): string[] =>
  [...marks].flatMap(([userId, mark]) => (mark === wanted ? [userId] : []));

/** Appended to the title in the ledger; a reward needs no explanation. */
const WHY = {
  en: {
    attended: '',
    absent: ': no-show',
    left_late: ': left late',
    excused: ': excused',
    corrected: ': attendance corrected',
    resultCorrected: ': result corrected',
  },
  ru: {
    attended: '',
    absent: ': неявка',
    left_late: ': позднее снятие',
    excused: ': уважительная причина',
    corrected: ': явка исправлена',
    resultCorrected: ': итог исправлен',
  },
};

interface People {
  /** People who signed up, by their list. */
  listed: ReadonlyMap<string, 'main' | 'reserve'>;
  /** People who gave up a place too late and are on no list. */
  late: ReadonlySet<string>;
  /** The earlier marks; empty if there are none. */
  before: ReadonlyMap<string, Mark>;
  /** People who were on vacation or AFK at the start. */
  away: Pick<ReadonlySet<string>, 'has'>;
}

const findPeople = async (tx: Transaction, roster: RosterRow, startsAt: Date): Promise<People> => {
  const rows = await findMarks(tx, roster.id);
  const leaves = await findLateLeaves(tx, roster.id);
  const listed = rows.flatMap(({ userId, list }) => (list === 'walk_in' ? [] : [[userId, list] as const]));
  const before: [string, Mark][] =
    roster.finishedAt === null
      ? []
      : [
          ...rows.flatMap(({ userId, attendance }): [string, Mark][] =>
            attendance === null ? [] : [[userId, attendance]],
          ),
          ...leaves.flatMap(({ userId, excused, came }): [string, Mark][] =>
            came ? [] : [[userId, excused ? 'excused' : 'left_late']],
          ),
        ];
  const standing = new Map(listed);
  const late = new Set(leaves.flatMap(({ userId }) => (standing.has(userId) ? [] : [userId])));
  const expected = [...listed.map(([userId]) => userId), ...late];
  return {
    listed: standing,
    late,
    before: new Map(before),
    away: await findAway(tx, roster.guildId, expected, startsAt),
  };
};

/**
 * A person on the reserve gets no mark unless they are named: they were not needed. A person who was away at the start
 * and did not attend is excused, whatever the leader marked.
 */
const marksAfter = (
  { listed, late, away }: People,
  { attended, excused }: Pick<Settlement, 'attended' | 'excused'>,
): Map<string, Mark> => {
  const marks = new Map<string, Mark>();
  for (const [userId, list] of listed) if (list === 'main') marks.set(userId, 'absent');
  for (const userId of late) marks.set(userId, 'left_late');
  for (const userId of marks.keys()) if (away.has(userId)) marks.set(userId, 'excused');
  for (const userId of excused) marks.set(userId, 'excused');
  for (const userId of attended) marks.set(userId, 'attended');
  return marks;
};

const refuseStrangers = async (
  tx: Transaction,
  guildId: string,
  { listed, late, before }: People,
  { attended, excused, known = [] }: Settlement,
): Promise<void> => {
  const signedUp = (userId: string): boolean => listed.has(userId) || late.has(userId);
  const trusted = new Set([...before.keys(), ...known]);
  const unknown = attended.filter((userId) => !signedUp(userId) && !trusted.has(userId));
  const present = await findPresentMembers(tx, guildId, unknown);
  const came = new Set(attended);
  const errors = [
    ...unknown
      .filter((userId) => !present.has(userId))
      .map((userId) => ({ field: 'attended', message: `not_a_member: ${userId}` })),
    ...excused
      .filter((userId) => !signedUp(userId))
      .map((userId) => ({ field: 'excused', message: `not_signed_up: ${userId}` })),
    ...excused
      .filter((userId) => came.has(userId))
      .map((userId) => ({ field: 'excused', message: `attended: ${userId}` })),
  ];
  if (errors.length > 0) throw new AppError('validation_failed', { errors });
};

/** The marks stored on the list; late leaves are stored in their own rows. */
const attendanceOf = (marks: ReadonlyMap<string, Mark>): Map<string, AttendanceState> =>
  new Map([...marks].flatMap(([userId, mark]) => (mark === 'left_late' ? [] : [[userId, mark] as const])));

const isStrike = (mark: Mark | undefined): boolean => mark === 'absent' || mark === 'left_late';

/** Reports members who are often absent to the leaders. Members who attended this time are not reported. */
const reportStrikes = async (
  context: Context,
  tx: Transaction,
  { kind, guildId, rosterId, title }: NamedRoster<GatheringKindName>,
  { userIds, limit }: { userIds: readonly string[]; limit: number },
): Promise<void> => {
  if (limit === 0 || userIds.length === 0) return;
  const strikes = await countStrikes(tx, guildId, userIds, context.clock());
  const often = [...strikes].filter(([, count]) => count >= limit);
  for (const [userId, count] of often) {
    await recordActivity(context, tx, {
      guildId,
      type: `${kind}.strike`,
      actorId: null,
      target: { kind: 'member', id: userId },
      data: { [`${kind}_id`]: rosterId, title, strikes: count },
    });
  }
  const subject = `${rosterId}:${context.clock().getTime()}`;
  if (often.length > 0) await requestDelivery(tx, { guildId, kind: 'strike_alert', subject });
};
