import type { captRoutes } from '@famiglia/contract/capt-routes';
import { recordActivity } from '../../guilds/activity/record-activity.ts';
import { AppError } from '../../platform/app-error.ts';
import type { UseCase } from '../../platform/use-case.ts';
import { captTitle } from './capt-title.ts';
import { storeCapt } from './capt.queries.ts';
import { changeCapt } from './change-capt.ts';
import { changeCaptStatus } from './change-capt-status.ts';
import { readCapt } from './read-capt.ts';

/** Calls a capt off. Everybody who signed up is told; nobody is reminded of it any more. */
export const cancelCapt: UseCase<typeof captRoutes.cancel> = async (context, actor, input) => {
  const { guildId, captId, reason } = input;
  await changeCapt(context, actor, { guildId, captId }, async (tx, current, userId) => {
    const { capt } = current;
    if (capt.endedAt !== null) throw new AppError('capt_over');
    const moved = await changeCaptStatus(context, tx, current, { to: 'cancelled', userId, reason });
    await storeCapt(tx, { guildId, captId }, { ...moved, version: capt.version + 1 });
    await recordActivity(context, tx, {
      guildId,
      type: 'capt.cancelled',
      actorId: userId,
      target: { kind: 'capt', id: captId },
      data: { title: captTitle(capt), reason },
    });
  });
  return readCapt(context.db, guildId, captId);
};
