import { vacationRoutes } from '@famiglia/contract/vacations/vacations';
import { requireGuildAccess } from '../access/require-guild-access.ts';
import { requireMembership } from '../access/require-membership.ts';
import { requireSignedIn } from '../platform/actor.ts';
import type { Actor } from '../platform/actor.ts';
import { AppError } from '../platform/app-error.ts';
import type { Context } from '../platform/context.ts';
import type { UseCase } from '../platform/use-case.ts';
import { findAwayOf } from './away.queries.ts';
import { vacationChanged } from './vacation-changed.ts';
import { lockVacation, updateVacation } from './vacation.queries.ts';
import type { VacationRow } from './vacation.queries.ts';

/** A leader ends somebody's vacation now, or cancels one that has not begun. The member is told. */
export const endVacation: UseCase<typeof vacationRoutes.end> = async (context, actor, input) => {
  const { guildId, vacationId } = input;
  await requireGuildAccess(context, actor, guildId, vacationRoutes.end.access);
  const { userId } = requireSignedIn(actor);
  await endNow(context, { guildId, vacationId, actorId: userId });
  return null;
};

/** A member is back: what they are on now ends. Returns it. */
export const comeBack = async (
  context: Context,
  actor: Actor,
  { guildId }: { guildId: string },
): Promise<VacationRow> => {
  const userId = await requireMembership(context, actor, guildId);
  const current = await findAwayOf(context.db, guildId, userId, context.clock());
  if (current === null) throw new AppError('not_away');
  return endNow(context, { guildId, vacationId: current.id, actorId: userId });
};

/** A member takes back a vacation of their own that has not begun, or comes back from it. */
export const endOwnVacation = async (
  context: Context,
  actor: Actor,
  { guildId, vacationId }: { guildId: string; vacationId: string },
): Promise<VacationRow> => {
  const actorId = await requireMembership(context, actor, guildId);
  return endNow(context, { guildId, vacationId, actorId, own: true });
};

interface Ending {
  guildId: string;
  vacationId: string;
  actorId: string;
  /** Only the member's own. */
  own?: boolean;
}

const endNow = async (
  context: Context,
  { guildId, vacationId, actorId, own = false }: Ending,
): Promise<VacationRow> =>
  context.db.transaction(async (tx) => {
    const row = await lockVacation(tx, guildId, vacationId);
    if (row === null || (own && row.userId !== actorId)) throw new AppError('not_found');
    const now = context.clock();
    if ((row.status !== 'requested' && row.status !== 'approved') || row.endsAt <= now) {
      throw new AppError('vacation_over');
    }
    const begun = row.status === 'approved' && row.startsAt <= now;
    const change = begun ? { status: 'ended' as const, endedAt: now } : { status: 'cancelled' as const };
    await updateVacation(tx, row, change);
    const ended = { ...row, ...change };
    await vacationChanged(context, tx, ended, {
      type: begun ? 'vacation.ended' : 'vacation.cancelled',
      actorId,
      tell: actorId !== row.userId,
    });
    return ended;
  });
