import { randomUUID } from 'node:crypto';
import type { VacationKind } from '@famiglia/contract/vacations/vacations';
import { daysLater, momentOf } from '@famiglia/contract/kit/zoned-time';
import { lockMember } from '../members/member.queries.ts';
import { mayDecideOnSelf } from '../settings/require-others.ts';
import { AppError } from '../platform/app-error.ts';
import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/db/database.ts';
import { daysByMonth } from './vacation-days.ts';
import type { Span } from './vacation-days.ts';
import { findCounted, findOverlapping, insertVacation } from './vacation.queries.ts';
import type { VacationRow } from './vacation.queries.ts';

interface NewVacation extends Span {
  guildId: string;
  userId: string;
  kind: VacationKind;
  reason: string;
  /** Whether it waits for a leader. */
  asks: boolean;
  /** The leader who gives it; null for what a member takes. */
  decidedBy: string | null;
  /** The most days in a month; null where no limit holds. */
  limit: { days: number; zone: string } | null;
}

/** A leader who may decide about themselves takes a vacation without asking, and as long as they want. */
export const needsNoApproval = async (
  { db, access }: Context,
  guildId: string,
  userId: string,
): Promise<boolean> => {
  const rights = await access.inGuild(userId, guildId);
  return rights?.permissions.has('personnel.manage') === true && mayDecideOnSelf(db, guildId, userId);
};

/** Writes a vacation, if nothing of this member overlaps it and the months have room for it. */
export const openVacation = async (
  context: Context,
  tx: Transaction,
  { asks, limit, startsAt, endsAt, ...vacation }: NewVacation,
): Promise<VacationRow> => {
  const { guildId, userId } = vacation;
  // Locked, so that two requests at once do not pass the limit together.
  const member = await lockMember(tx, guildId, userId);
  if (member === null || member.leftAt !== null) throw new AppError('member_not_found');
  const span = { startsAt, endsAt };
  if ((await findOverlapping(tx, guildId, userId, span)).length > 0) throw new AppError('vacation_overlaps');
  if (limit !== null) await requireRoom(tx, vacation, span, limit);
  const now = context.clock();
  const row: VacationRow = {
    ...vacation,
    ...span,
    id: randomUUID(),
    status: asks ? 'requested' : 'approved',
    requestedAt: now,
    decision: '',
    startedAt: !asks && startsAt <= now ? now : null,
    endedAt: null,
    prolonged: 0,
    givenRole: null,
  };
  await insertVacation(tx, row);
  return row;
};

interface Owner {
  guildId: string;
  userId: string;
}

/** Refuses if a month would have more days of vacation than the guild allows. */
export const requireRoom = async (
  tx: Transaction,
  { guildId, userId }: Owner,
  span: Span,
  { days, zone }: { days: number; zone: string },
): Promise<void> => {
  if (days === 0) return;
  const wanted = daysByMonth(span, zone);
  const months = [...wanted.keys()];
  const start = (day: string): Date => momentOf({ day, clock: '00:00' }, zone) ?? span.startsAt;
  const lastMonth = `${months.at(-1)}-28`;
  const around = { startsAt: start(`${months[0]}-01`), endsAt: start(daysLater(lastMonth, 4)) };
  for (const { startsAt, endsAt, endedAt } of await findCounted(tx, guildId, userId, around)) {
    for (const [month, taken] of daysByMonth({ startsAt, endsAt: endedAt ?? endsAt }, zone)) {
      if (wanted.has(month)) wanted.set(month, (wanted.get(month) ?? 0) + taken);
    }
  }
  if ([...wanted.values()].some((total) => total > days))
    throw new AppError('vacation_limit', { limit: days });
};
