import { LONGEST_VACATION_DAYS, vacationRoutes } from '@famiglia/contract/vacations/vacations';
import { daysLater } from '@famiglia/contract/kit/zoned-time';
import { requireGuildAccess } from '../access/require-guild-access.ts';
import { requireMembership } from '../access/require-membership.ts';
import { overtaken } from '../activity/require-version.ts';
import { lockMember } from '../members/member.queries.ts';
import { requireOthers } from '../settings/require-others.ts';
import { findSettings } from '../settings/settings.queries.ts';
import { requireSignedIn } from '../platform/actor.ts';
import type { Actor } from '../platform/actor.ts';
import { AppError } from '../platform/app-error.ts';
import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/db/database.ts';
import type { UseCase } from '../platform/use-case.ts';
import { needsNoApproval, openVacation, requireRoom } from './open-vacation.ts';
import { readVacation } from './present-vacation.ts';
import { vacationChanged } from './vacation-changed.ts';
import { afterDay, dayOf, invalid, lastDayOf } from './vacation-days.ts';
import { findOverlapping, lockVacation, updateVacation } from './vacation.queries.ts';
import type { VacationRow } from './vacation.queries.ts';

interface ProlongInput {
  guildId: string;
  vacationId: string;
  /** The new last day. */
  until: string;
}

/** A leader lets somebody's vacation last longer; the limit of a month does not hold. The member is told. */
export const prolongVacation: UseCase<typeof vacationRoutes.prolong> = async (context, actor, input) => {
  const { guildId, vacationId } = input;
  await requireGuildAccess(context, actor, guildId, vacationRoutes.prolong.access);
  const { userId: leaderId } = requireSignedIn(actor);
  const { time_zone: zone } = await findSettings(context.db, guildId);
  await context.db.transaction(async (tx) => {
    const row = await requireOpen(context, tx, input);
    await requireOthers(tx, guildId, leaderId, [row.userId]);
    const endsAt = await newEnd(tx, row, input.until, zone);
    await lengthen(context, tx, row, { endsAt, actorId: leaderId, tell: row.userId !== leaderId });
  });
  return readVacation(context, guildId, vacationId);
};

/**
 * A member prolongs their own. Where a leader has to approve, the days that are added are a request of their own: what was approved
 * stays approved.
 */
export const prolongOwnVacation = async (
  context: Context,
  actor: Actor,
  input: ProlongInput,
): Promise<VacationRow> => {
  const { guildId, until } = input;
  const userId = await requireMembership(context, actor, guildId);
  const { vacations, time_zone: zone } = await findSettings(context.db, guildId);
  const leads = await needsNoApproval(context, guildId, userId);
  const limit = leads ? null : { days: vacations.days_per_month, zone };
  return context.db.transaction(async (tx) => {
    const row = await requireOpen(context, tx, input);
    requireOwn(row, userId);
    const endsAt = await newEnd(tx, row, until, zone);
    const added = { startsAt: row.endsAt, endsAt };
    if (row.status === 'approved' && vacations.approval && !leads) {
      const { reason } = row;
      const more = await openVacation(context, tx, {
        ...added,
        guildId,
        userId,
        kind: 'vacation',
        reason,
        asks: true,
        decidedBy: null,
        limit,
      });
      await vacationChanged(context, tx, more, { type: 'vacation.requested', actorId: userId });
      return more;
    }
    await lockMember(tx, guildId, userId);
    if (limit !== null) await requireRoom(tx, row, added, limit);
    return lengthen(context, tx, row, { endsAt, actorId: userId, tell: false });
  });
};

/** Refuses a member who cannot prolong this one at all, so that nobody is asked for a day in vain. */
export const requireOwnOpen = async (
  context: Context,
  actor: Actor,
  input: Omit<ProlongInput, 'until'>,
): Promise<void> => {
  const userId = await requireMembership(context, actor, input.guildId);
  await context.db.transaction(async (tx) => requireOwn(await requireOpen(context, tx, input), userId));
};

const requireOwn = (row: VacationRow, userId: string): void => {
  if (row.userId !== userId) throw new AppError('not_found');
};

const requireOpen = async (
  context: Context,
  tx: Transaction,
  { guildId, vacationId }: Omit<ProlongInput, 'until'>,
): Promise<VacationRow> => {
  const row = await lockVacation(tx, guildId, vacationId);
  if (row === null || row.kind === 'afk') throw new AppError('not_found');
  const open = row.status === 'requested' || row.status === 'approved';
  if (!open || row.endsAt <= context.clock()) {
    throw await overtaken(tx, 'vacation_over', { guildId, noted: { vacation_id: vacationId } });
  }
  return row;
};

const newEnd = async (tx: Transaction, row: VacationRow, until: string, zone: string): Promise<Date> => {
  if (until <= lastDayOf(row, zone)) invalid('until', 'not_later');
  if (until >= daysLater(dayOf(row.startsAt, zone), LONGEST_VACATION_DAYS)) invalid('until', 'too_long');
  const endsAt = afterDay(until, zone);
  const added = { startsAt: row.endsAt, endsAt };
  if ((await findOverlapping(tx, row.guildId, row.userId, added)).length > 0) {
    throw new AppError('vacation_overlaps');
  }
  return endsAt;
};

const lengthen = async (
  context: Context,
  tx: Transaction,
  row: VacationRow,
  { endsAt, actorId, tell }: { endsAt: Date; actorId: string; tell: boolean },
): Promise<VacationRow> => {
  const longer = { ...row, endsAt, prolonged: row.prolonged + 1 };
  await updateVacation(tx, row, { endsAt, prolonged: longer.prolonged });
  await vacationChanged(context, tx, longer, { type: 'vacation.prolonged', actorId, tell });
  return longer;
};
