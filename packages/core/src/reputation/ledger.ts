import { userRoutes } from '@famiglia/contract/members/members';
import type { ReputationCurve, ReputationEntry } from '@famiglia/contract/reputation/reputation';
import { requireGuildAccess } from '../access/require-guild-access.ts';
import { AppError } from '../platform/app-error.ts';
import { findMember } from '../members/member.queries.ts';
import type { ListedMember } from '../members/listed-member.ts';
import type { Context } from '../platform/context.ts';
import type { Queryable } from '../platform/db/database.ts';
import type { UseCase } from '../platform/use-case.ts';
import { countLedger, findLedger, findBalanceBefore, findDailyBalances } from './entry.queries.ts';
import { findSettings } from '../settings/settings.queries.ts';
import type { EntryRow } from './entry.queries.ts';

export const listLedger: UseCase<typeof userRoutes.reputation> = async (context, actor, input) => {
  const { guildId, userId, limit, offset } = input;
  await requireGuildAccess(context, actor, guildId, userRoutes.reputation.access);
  if ((await findMember(context.db, guildId, userId)) === null) throw new AppError('not_found');
  return readLedger(context.db, { guildId, userId, limit, offset });
};

interface LedgerPage {
  guildId: string;
  userId: string;
  limit: number;
  offset: number;
}

/** A page of a member’s entries, the newest first. */
export const readLedger = async (db: Queryable, { guildId, userId, limit, offset }: LedgerPage) => {
  const [rows, total] = await Promise.all([
    findLedger(db, guildId, userId, { limit, offset }),
    countLedger(db, guildId, userId),
  ]);
  return { items: rows.map(presentEntry), total, limit, offset };
};

const DAY_MS = 24 * 60 * 60 * 1000;

export const getReputationCurve: UseCase<typeof userRoutes.reputationCurve> = async (
  context,
  actor,
  { guildId, userId, days },
) => {
  await requireGuildAccess(context, actor, guildId, userRoutes.reputationCurve.access);
  const member = await findMember(context.db, guildId, userId);
  if (member === null) throw new AppError('not_found');
  return readCurve(context, guildId, member, days);
};

/** The points of the chart. It starts with the balance at its left edge and ends with the current one. */
export const readCurve = async (
  context: Context,
  guildId: string,
  { userId, reputation }: Pick<ListedMember, 'userId' | 'reputation'>,
  days: number,
): Promise<ReputationCurve> => {
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
  const end = { date: dayOf(now), balance: reputation };
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
