import { recordingRoutes } from '@famiglia/contract/capts/recording-routes';
import type { Recording } from '@famiglia/contract/capts/capts';
import { requireGuildAccess } from '../access/require-guild-access.ts';
import { requireMembership } from '../access/require-membership.ts';
import { recordActivity } from '../activity/record-activity.ts';
import { requireSignedIn } from '../platform/actor.ts';
import type { Actor } from '../platform/actor.ts';
import { AppError } from '../platform/app-error.ts';
import type { Context } from '../platform/context.ts';
import type { UseCase } from '../platform/use-case.ts';
import { captTitle } from './capt-title.ts';
import { findCapt } from './capt.queries.ts';
import { presentRecording } from './present-recording.ts';
import { findRecording, insertRecording, deleteRecording } from './recording.queries.ts';
import type { CaptTarget } from './capt.queries.ts';
import { findKnownMembers } from '../members/member.queries.ts';
import { changeGathering } from '../rosters/change-gathering.ts';
import { captRoster } from './capt-roster.ts';

interface NewRecording extends CaptTarget {
  url: string;
  /** The member whose view the recording shows. */
  ownerId: string | null;
}

/** A leader adds a link, for one player or for all. */
export const addRecording: UseCase<typeof recordingRoutes.addRecording> = async (context, actor, input) => {
  const { guildId, captId, url, userId: ownerId } = input;
  await requireGuildAccess(context, actor, guildId, recordingRoutes.addRecording.access);
  return add(context, actor, { guildId, captId, url, ownerId });
};

/** A member may add their own recording without any permission. */
export const sendRecording = async (
  context: Context,
  actor: Actor,
  { guildId, captId, url }: CaptTarget & { url: string },
): Promise<Recording> => {
  const userId = await requireMembership(context, actor, guildId);
  return add(context, actor, { guildId, captId, url, ownerId: userId });
};

const add = async (context: Context, actor: Actor, recording: NewRecording): Promise<Recording> => {
  const { guildId, captId, url, ownerId } = recording;
  const { userId } = requireSignedIn(actor);
  return context.db.transaction(async (tx) => {
    const current = await findCapt(tx, guildId, captId);
    if (current === null) throw new AppError('not_found');
    if (ownerId !== null && !(await findKnownMembers(tx, guildId, [ownerId])).has(ownerId)) {
      throw new AppError('member_not_found');
    }
    const added = { captId, guildId, url, userId: ownerId, addedBy: userId, addedAt: context.clock() };
    const id = await insertRecording(tx, added);
    if (id === null) throw new AppError('recording_known');
    await recordActivity(context, tx, {
      guildId,
      type: 'capt.recording_added',
      actorId: userId,
      target: { kind: 'capt', id: captId },
      data: { title: captTitle(current.capt), url },
    });
    await context.bus.publish(tx, { type: 'capts.changed', guildId, captIds: [captId] });
    const row = await findRecording(tx, { guildId, captId }, id);
    if (row === null) throw new AppError('not_found');
    return presentRecording(row);
  });
};

export const removeRecording: UseCase<typeof recordingRoutes.removeRecording> = async (
  context,
  actor,
  input,
) => {
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
