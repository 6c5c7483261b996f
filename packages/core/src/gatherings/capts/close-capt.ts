import type { captRoutes } from '@famiglia/contract/capt-routes';
import { recordActivity } from '../../guilds/activity/record-activity.ts';
import { AppError } from '../../platform/app-error.ts';
import type { UseCase } from '../../platform/use-case.ts';
import { captTitle } from './capt-title.ts';
import { storeCapt } from './capt.queries.ts';
import { changeCapt } from './change-capt.ts';
import { changeCaptStatus } from './change-capt-status.ts';
import { readCapt } from './read-capt.ts';

/** Ends sign-up: the roster stays as it is. Closing what is closed changes nothing. */
export const closeCapt: UseCase<typeof captRoutes.close> = async (context, actor, { guildId, captId }) => {
  await changeCapt(context, actor, { guildId, captId }, async (tx, current, userId) => {
    const { capt } = current;
    if (capt.endedAt !== null) throw new AppError('capt_over');
    if (capt.status === 'closed') return;
    const moved = await changeCaptStatus(context, tx, current, { to: 'closed', userId });
    await storeCapt(tx, { guildId, captId }, { ...moved, version: capt.version + 1 });
    await recordActivity(context, tx, {
      guildId,
      type: 'capt.closed',
      actorId: userId,
      target: { kind: 'capt', id: captId },
      data: { title: captTitle(capt) },
    });
  });
  return readCapt(context.db, guildId, captId);
};
