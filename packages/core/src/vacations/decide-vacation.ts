import { vacationRoutes } from '@famiglia/contract/vacations/vacations';
import { requireGuildAccess } from '../access/require-guild-access.ts';
import { requireOthers } from '../settings/require-others.ts';
import { overtaken } from '../activity/require-version.ts';
import { requireSignedIn } from '../platform/actor.ts';
import { AppError } from '../platform/app-error.ts';
import type { UseCase } from '../platform/use-case.ts';
import { readVacation } from './present-vacation.ts';
import { vacationChanged } from './vacation-changed.ts';
import { lockVacation, updateVacation } from './vacation.queries.ts';

/** A leader approves or refuses a request, once. The member is told. */
export const decideVacation: UseCase<typeof vacationRoutes.decide> = async (context, actor, input) => {
  const { guildId, vacationId, approve, reason } = input;
  await requireGuildAccess(context, actor, guildId, vacationRoutes.decide.access);
  const { userId: leaderId } = requireSignedIn(actor);
  await context.db.transaction(async (tx) => {
    const row = await lockVacation(tx, guildId, vacationId);
    if (row === null) throw new AppError('not_found');
    await requireOthers(tx, guildId, leaderId, [row.userId]);
    const now = context.clock();
    if (row.status !== 'requested' || row.endsAt <= now) {
      throw await overtaken(tx, 'vacation_decided', { guildId, noted: { vacation_id: vacationId } });
    }
    const change = {
      status: approve ? ('approved' as const) : ('refused' as const),
      decidedBy: leaderId,
      decision: reason,
      startedAt: approve && row.startsAt <= now ? now : null,
    };
    await updateVacation(tx, row, change);
    await vacationChanged(
      context,
      tx,
      { ...row, ...change },
      { type: approve ? 'vacation.approved' : 'vacation.refused', actorId: leaderId, tell: true },
    );
  });
  return readVacation(context, guildId, vacationId);
};
