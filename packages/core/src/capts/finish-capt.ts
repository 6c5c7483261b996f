import type { captRoutes } from '@famiglia/contract/capts/capt-routes';
import { recordActivity } from '../activity/record-activity.ts';
import { overtaken, requireVersion } from '../activity/require-version.ts';
import { UNCHANGED, changeGathering } from '../rosters/change-gathering.ts';
import { isMarkedSo } from '../rosters/settle-attendance.ts';
import { touchRoster } from '../rosters/roster.queries.ts';
import type { VersionedUseCase } from '../platform/use-case.ts';
import { askForResultPost } from './ask-for-result-post.ts';
import { captRoster } from './capt-roster.ts';
import { captTitle } from './capt-title.ts';
import { storeCapt } from './capt.queries.ts';
import { checkCapt } from './check-capt.ts';
import { changeCaptStatus } from './change-capt-status.ts';
import { findPlayers } from './player.queries.ts';
import { readCaptDetails } from './get-capts.ts';
import { repays, settleCapt } from './settle-capt.ts';

/** Stores the result of a capt. A later call corrects it; a call with the same values changes and logs nothing. */
export const finishCapt: VersionedUseCase<typeof captRoutes.finish> = async (context, actor, input) => {
  const { guildId, captId, result, scoreOurs, scoreTheirs, attended, excused, version } = input;
  let limited = 0;
  await changeGathering(context, actor, captRoster({ guildId, captId }), async (tx, current, userId) => {
    const { capt, roster } = current;
    const changes = { guildId, targetId: captId };
    if (capt.status === 'cancelled') throw await overtaken(tx, 'capt_over', changes);
    const isSame = capt.result === result && capt.scoreOurs === scoreOurs && capt.scoreTheirs === scoreTheirs;
    if (capt.status === 'finished' && isSame) {
      const marksStay =
        attended === undefined ||
        (await isMarkedSo(tx, roster, { startsAt: capt.startsAt, attended, excused }));
      if (marksStay) return UNCHANGED;
    }
    await requireVersion(tx, {
      seen: version,
      stored: capt.version,
      changes,
      read: async () => readCaptDetails(tx, guildId, captId),
    });
    const finished = { startsAt: capt.startsAt, slots: roster.slots, status: 'finished', result } as const;
    checkCapt({ ...finished, players: [], before: capt }, new Set(), context.clock());
    const moved = await changeCaptStatus(context, tx, current, { to: 'finished', userId });
    await storeCapt(
      tx,
      { guildId, captId },
      { ...moved, result, scoreOurs, scoreTheirs, version: capt.version + 1 },
    );
    const isRepaid = capt.status === 'finished' && repays(capt, result, context.clock());
    if (capt.status !== 'finished' || attended !== undefined || isRepaid) {
      const players = await findPlayers(tx, guildId, captId);
      const attendance = { capt, roster, result, actorId: userId, attended, excused, players };
      const settled = await settleCapt(context, tx, attendance);
      limited = settled.limited;
      await storeCapt(tx, { guildId, captId }, settled.change);
    }
    await touchRoster(tx, captId);
    await askForResultPost(tx, guildId, captId);
    return recordActivity(context, tx, {
      guildId,
      type: 'capt.finished',
      actorId: userId,
      target: { kind: 'capt', id: captId },
      data: { title: captTitle(capt), result, score_ours: scoreOurs, score_theirs: scoreTheirs },
    });
  });
  return { ...(await readCaptDetails(context.db, guildId, captId)), limited };
};
