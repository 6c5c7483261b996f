import { warningRoutes } from '@famiglia/contract/warnings/warnings';
import { requireGuildAccess } from '../access/require-guild-access.ts';
import { recordActivity } from '../activity/record-activity.ts';
import { requireSignedIn } from '../platform/actor.ts';
import type { UseCase } from '../platform/use-case.ts';
import { changeActiveWarning } from './change-warnings.ts';
import { factsOf } from './give-warning.ts';
import { presentWarning } from './present-warnings.ts';
import { updateWarning } from './warning.queries.ts';

export const liftWarning: UseCase<typeof warningRoutes.lift> = async (context, actor, input) => {
  const { guildId, warningId, why } = input;
  const { userId: actorId } = requireSignedIn(actor);
  await requireGuildAccess(context, actor, guildId, warningRoutes.lift.access);
  return context.db.transaction(async (tx) => {
    const lifted = await changeActiveWarning(context, tx, { guildId, warningId, actorId }, async (active) => {
      const over = { liftedBy: actorId, liftedAt: context.clock(), liftReason: why };
      return { row: await updateWarning(tx, active, over), news: 'lifted' };
    });
    await recordActivity(context, tx, {
      guildId,
      type: 'warning.lifted',
      actorId,
      target: { kind: 'member', id: lifted.userId },
      data: { warning_id: lifted.id, why, ...factsOf(lifted) },
    });
    return presentWarning(context, tx, lifted);
  });
};
