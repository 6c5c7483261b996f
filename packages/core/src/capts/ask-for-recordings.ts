import type { recordingRoutes } from '@famiglia/contract/capts/recording-routes';
import { recordActivity } from '../activity/record-activity.ts';
import { UNCHANGED, changeGathering } from '../rosters/change-gathering.ts';
import { insertNotices } from '../rosters/roster-notice.queries.ts';
import type { UseCase } from '../platform/use-case.ts';
import { captRoster } from './capt-roster.ts';
import { captTitle } from './capt-title.ts';
import { findMissing } from './recording.queries.ts';

const MINUTE_MS = 60_000;

/** Reminds the players who sent no recording. A second request in the same minute does nothing. */
export const askForRecordings: UseCase<typeof recordingRoutes.askForRecordings> = async (
  context,
  actor,
  input,
) => {
  const { guildId, captId } = input;
  let asked = 0;
  await changeGathering(context, actor, captRoster(input), async (tx, { capt }, userId) => {
    const missing = await findMissing(tx, { guildId, captId });
    asked = missing.length;
    const now = context.clock();
    const minute = minuteOf(now);
    // Nobody is notified twice in the same minute, or if everybody has sent a recording.
    const unasked = missing.filter(
      ({ askedAt }) => askedAt === null || minuteOf(new Date(askedAt)) !== minute,
    );
    if (unasked.length === 0) return UNCHANGED;
    await insertNotices(tx, {
      guildId,
      rosterId: captId,
      kind: 'recording_asked',
      version: minute,
      userIds: missing.map((person) => person.userId),
      createdAt: now,
    });
    return recordActivity(context, tx, {
      guildId,
      type: 'capt.recordings_asked',
      actorId: userId,
      target: { kind: 'capt', id: captId },
      data: { title: captTitle(capt), count: asked },
    });
  });
  return { asked };
};

const minuteOf = (at: Date): number => Math.floor(at.getTime() / MINUTE_MS);
