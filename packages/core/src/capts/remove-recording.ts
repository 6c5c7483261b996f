import type { captRoutes } from '@famiglia/contract/capts/capt-routes';
import { recordActivity } from '../activity/record-activity.ts';
import { AppError } from '../platform/app-error.ts';
import { changeGathering } from '../rosters/change-gathering.ts';
import type { UseCase } from '../platform/use-case.ts';
import { captRoster } from './capt-roster.ts';
import { captTitle } from './capt-title.ts';
import { deleteRecording, findRecording } from './recording.queries.ts';

export const removeRecording: UseCase<typeof captRoutes.removeRecording> = async (context, actor, input) => {
  const { guildId, captId, recordingId } = input;
  await changeGathering(context, actor, captRoster(input), async (tx, { capt }, userId) => {
    const row = await findRecording(tx, { guildId, captId }, recordingId);
    if (row === null) throw new AppError('not_found');
    await deleteRecording(tx, guildId, recordingId);
    await recordActivity(context, tx, {
      guildId,
      type: 'capt.recording_removed',
      actorId: userId,
      target: { kind: 'capt', id: captId },
      data: { title: captTitle(capt), url: row.recording.url },
    });
  });
  return null;
};
