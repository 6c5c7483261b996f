import { captRoutes } from '@famiglia/contract/capts/capt-routes';
import { requireGuildAccess } from '../access/require-guild-access.ts';
import { recordActivity } from '../activity/record-activity.ts';
import { requireSignedIn } from '../platform/actor.ts';
import { AppError } from '../platform/app-error.ts';
import { touchRoster } from '../rosters/roster.queries.ts';
import type { UseCase } from '../platform/use-case.ts';
import { captRosterKind } from './capt-roster.ts';
import { captTitle } from './capt-title.ts';
import { findDeletedCapt, storeCapt } from './capt.queries.ts';
import { readCaptDetails } from './read-capt.ts';

/** Restores a deleted capt unchanged, with everybody on its list. */
export const restoreCapt: UseCase<typeof captRoutes.restore> = async (context, actor, input) => {
  const { guildId, captId } = input;
  await requireGuildAccess(context, actor, guildId, captRoutes.restore.access);
  const { userId } = requireSignedIn(actor);
  await context.db.transaction(async (tx) => {
    await captRosterKind.lock(tx, { guildId, rosterId: captId });
    const found = await findDeletedCapt(tx, guildId, captId);
    if (found === null) throw new AppError('not_found');
    await storeCapt(tx, { guildId, captId }, { deletedBy: null, deletedAt: null });
    await touchRoster(tx, captId);
    await recordActivity(context, tx, {
      guildId,
      type: 'capt.restored',
      actorId: userId,
      target: { kind: 'capt', id: captId },
      data: { title: captTitle(found.capt) },
    });
    await context.bus.publish(tx, { type: 'capts.changed', guildId, captIds: [captId] });
  });
  return readCaptDetails(context.db, guildId, captId);
};
