import type { CaptPlayer, CaptResult } from '@famiglia/contract/capts/capts';
import { findAway } from '../vacations/away.queries.ts';
import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/db/database.ts';
import { findMarks } from '../rosters/attendance.queries.ts';
import { correctableUntil, requireCorrectable } from '../rosters/correctable.ts';
import type { RosterRow } from '../rosters/roster.queries.ts';
import { settleAttendance } from '../rosters/settle-attendance.ts';
import type { CaptChange, CaptRow } from './capt.queries.ts';
import { captTitle } from './capt-title.ts';
import { replaceCalls } from './call.queries.ts';

type Rewards = Pick<CaptRow, 'reward' | 'rewardWin' | 'rewardLoss' | 'rewardDraw'>;

/** What coming is worth with this result: the capt promised it when it was planned. */
export const worthOf = (capt: Rewards, result: CaptResult | null): number =>
  capt.reward +
  (result === null ? 0 : { win: capt.rewardWin, loss: capt.rewardLoss, draw: capt.rewardDraw }[result]);

/** Whether a corrected result changes what people get. After a day it corrects the statistics only. */
export const repays = (
  capt: Rewards & Pick<CaptRow, 'result' | 'endedAt'>,
  result: CaptResult | null,
  now: Date,
): boolean =>
  capt.endedAt !== null &&
  now < correctableUntil(capt.endedAt) &&
  worthOf(capt, capt.result) !== worthOf(capt, result);

interface Attendance {
  /** The capt and the roster before the change. */
  capt: Pick<CaptRow, 'id' | 'guildId' | 'opponent' | 'territory' | 'startsAt' | 'endedAt' | 'result'> &
    Rewards;
  roster: RosterRow;
  /** How it ended, as it is said now. */
  result: CaptResult | null;
  actorId: string;
  /**
   * The members whom a leader marked. If undefined, the entered players attended, or without players everybody in main
   * who was not away.
   */
  attended: readonly string[] | undefined;
  excused: readonly string[] | undefined;
  players: readonly CaptPlayer[];
}

/**
 * Marks who attended a capt and pays them. A second call within a day corrects it. Players who are entered later are
 * added to those who attended. Nobody is unmarked because of a table: it may be incomplete.
 */
export const settleCapt = async (
  context: Context,
  tx: Transaction,
  { capt, roster, result, actorId, attended, excused, players }: Attendance,
): Promise<{ change: CaptChange; limited: number }> => {
  const { id, guildId } = capt;
  requireCorrectable(capt.endedAt, context.clock());
  const marks = await findMarks(tx, id);
  const main = marks.flatMap(({ userId, list }) => (list === 'main' ? [userId] : []));
  const away = await findAway(tx, guildId, main, capt.startsAt);
  const here = main.filter((userId) => !away.has(userId));
  const played = players.flatMap((player) =>
    player.side === 'ours' && player.user_id !== null ? [player.user_id] : [],
  );
  const marked = (wanted: string): string[] =>
    marks.flatMap(({ userId, attendance }) => (attendance === wanted ? [userId] : []));
  const presumed =
    roster.finishedAt === null ? (played.length > 0 ? played : here) : [...marked('attended'), ...played];
  const came = new Set(attended ?? presumed);
  const settled = await settleAttendance(context, tx, {
    named: { kind: 'capt', guildId, rosterId: id, title: captTitle(capt) },
    roster,
    reward: worthOf(capt, result),
    rewardBefore: worthOf(capt, capt.result ?? result),
    startsAt: capt.startsAt,
    actorId,
    attended: [...came],
    known: played,
    excused: excused ?? marked('excused').filter((userId) => !came.has(userId)),
  });
  const missing = new Set(settled.excused);
  const called = main.filter((userId) => !missing.has(userId));
  await replaceCalls(tx, { guildId, captId: id }, called, came);
  const change = { selected: called.length, came: called.filter((userId) => came.has(userId)).length };
  return { change, limited: settled.limited };
};
