import type { CaptPlayer } from '@famiglia/contract/capts';
import { AppError } from '../../platform/app-error.ts';
import { publishPeople } from '../../platform/bus/publish-people.ts';
import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { payReputation } from '../../reputation/pay-reputation.ts';
import { markAttendance } from '../rosters/attendance.queries.ts';
import { findEntries } from '../rosters/roster.queries.ts';
import type { CaptChange, CaptRow } from './capt.queries.ts';
import { captTitle } from './capt-title.ts';
import { replaceCalls } from './call.queries.ts';
import { findKnownMembers } from '../../guilds/members/member.queries.ts';

interface Attendance {
  capt: Pick<CaptRow, 'id' | 'guildId' | 'opponent' | 'territory' | 'reward'>;
  userId: string;
  /** What a leader said; without it, the players speak, and without players the main list. */
  attended: readonly string[] | undefined;
  players: readonly CaptPlayer[];
}

/**
 * Marks who came and pays them. Saying it again corrects the marks and pays whoever was forgotten: the ledger
 * knows each payment, so nobody is paid twice.
 */
export const settleAttendance = async (
  context: Context,
  tx: Transaction,
  { capt, userId, attended, players }: Attendance,
): Promise<CaptChange> => {
  const { id, guildId, reward } = capt;
  const main = (await findEntries(tx, id))
    .filter((entry) => entry.list === 'main')
    .map((entry) => entry.userId);
  const played = players.flatMap((player) =>
    player.side === 'ours' && player.user_id !== null ? [player.user_id] : [],
  );
  const came = new Set(attended ?? (played.length > 0 ? played : main));
  const known = await findKnownMembers(tx, guildId, [...came]);
  const strangers = [...came].filter((one) => !known.has(one));
  if (strangers.length > 0) {
    const errors = strangers.map(() => ({ field: 'attended', message: 'not_a_member' }));
    throw new AppError('validation_failed', { errors });
  }
  await markAttendance(tx, id, [...came]);
  await replaceCalls(tx, { guildId, captId: id }, main, came);
  await payReputation(
    context,
    tx,
    [...came].map((one) => ({
      guildId,
      userId: one,
      delta: reward,
      reason: captTitle(capt),
      source: 'capt',
      actorId: userId,
      key: `capt:${id}:${one}`,
    })),
  );
  // Everybody who was called has another past now, also those who were paid nothing.
  await publishPeople(context.bus, tx, { type: 'members.changed', guildId, userIds: main });
  return { selected: main.length, came: main.filter((one) => came.has(one)).length };
};
