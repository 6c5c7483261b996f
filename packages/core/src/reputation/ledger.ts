import { userRoutes } from '@famiglia/contract/members/members';
import type { ReputationEntry } from '@famiglia/contract/reputation/reputation';
import { requireGuildAccess } from '../access/require-guild-access.ts';
import { AppError } from '../platform/app-error.ts';
import { findMember } from '../members/member.queries.ts';
import type { UseCase } from '../platform/use-case.ts';
import { countLedger, findLedger, findBalanceBefore, findDailyBalances } from './entry.queries.ts';
import { findSettings } from '../settings/settings.queries.ts';
import type { EntryRow } from './entry.queries.ts';

export const listLedger: UseCase<typeof userRoutes.reputation> = async (context, actor, input) => {
  const { guildId, userId, limit, offset } = input;
  await requireGuildAccess(context, actor, guildId, userRoutes.reputation.access);
  if ((await findMember(context.db, guildId, userId)) === null) throw new AppError('not_found');
  const [rows, total] = await Promise.all([
    findLedger(context.db, guildId, userId, { limit, offset }),
    countLedger(context.db, guildId, userId),
  ]);
  return { items: rows.map(presentEntry), total, limit, offset };
};

const DAY_MS = 24 * 60 * 60 * 1000;

/** The points of the chart. It starts with the balance at its left edge and ends with the current one. */
export const getReputationCurve: UseCase<typeof userRoutes.reputationCurve> = async (
  context,
  actor,
  { guildId, userId, days },
) => {
  await requireGuildAccess(context, actor, guildId, userRoutes.reputationCurve.access);
  const member = await findMember(context.db, guildId, userId);
  if (member === null) throw new AppError('not_found');
  const { time_zone: timeZone } = await findSettings(context.db, guildId);
  const now = context.clock();
  const since = new Date(now.getTime() - days * DAY_MS);
  const dayOf = (moment: Date): string =>
    new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(moment);
  const [before, changes] = await Promise.all([
    findBalanceBefore(context.db, guildId, userId, since),
    findDailyBalances(context.db, { guildId, userId, since, timeZone }),
  ]);
  const start = { date: dayOf(since), balance: before ?? 0 };
  const end = { date: dayOf(now), balance: member.reputation };
  const middle = changes.filter(({ date }) => date > start.date && date < end.date);
  return { time_zone: timeZone, points: [start, ...middle, end] };
};

const idText = (id: number | null): string | null => (id === null ? null : String(id));

export const presentEntry = ({ entry, actorName, undoneBy }: EntryRow): ReputationEntry => ({
  id: String(entry.id),
  user_id: entry.userId,
  delta: entry.delta,
  balance: entry.balance,
  reason: entry.reason,
  source: entry.source,
  actor_id: entry.actorId,
  actor_name: entry.actorId === null ? null : (actorName ?? entry.actorId),
  created_at: entry.createdAt.toISOString(),
  batch_id: entry.batchId,
  undone_by: idText(undoneBy),
  reverses: idText(entry.reverses),
});
