import type { captRoutes } from '@famiglia/contract/capts/capt-routes';
import { recordActivity } from '../activity/record-activity.ts';
import { changeGathering } from '../rosters/change-gathering.ts';
import { touchRoster } from '../rosters/roster.queries.ts';
import type { UseCase } from '../platform/use-case.ts';
import { captRoster } from './capt-roster.ts';
import { captTitle } from './capt-title.ts';
import { storeCapt } from './capt.queries.ts';

/** Hides a capt and removes it from all statistics. It can be restored for thirty days. */
export const deleteCapt: UseCase<typeof captRoutes.remove> = async (context, actor, { guildId, captId }) => {
  await changeGathering(context, actor, captRoster({ guildId, captId }), async (tx, { capt }, userId) => {
    await storeCapt(tx, { guildId, captId }, { deletedBy: userId, deletedAt: context.clock() });
    await touchRoster(tx, captId);
    await recordActivity(context, tx, {
      guildId,
      type: 'capt.deleted',
      actorId: userId,
      target: { kind: 'capt', id: captId },
      data: { title: captTitle(capt) },
    });
  });
  return null;
};
