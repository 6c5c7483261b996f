import { warningRoutes } from '@famiglia/contract/warnings/warnings';
import { requireGuildAccess } from '../access/require-guild-access.ts';
import { recordActivity } from '../activity/record-activity.ts';
import { requireMembership } from '../access/require-membership.ts';
import { requireSignedIn } from '../platform/actor.ts';
import type { Actor } from '../platform/actor.ts';
import { AppError } from '../platform/app-error.ts';
import type { Context } from '../platform/context.ts';
import type { Queryable } from '../platform/db/database.ts';
import type { UseCase } from '../platform/use-case.ts';
import { deleteScreenshotFiles } from '../screenshots/intake/delete-screenshot-files.ts';
import { downloadAttachment } from '../screenshots/intake/download-screenshot.ts';
import { requireRoomOnDisk, requireScreenshotQuota } from '../screenshots/intake/screenshot-quota.ts';
import { storeImageFiles } from '../screenshots/intake/store-image-files.ts';
import { presentWarning } from './present-warnings.ts';
import { findWarning, updateWarning } from './warning.queries.ts';

/** A proof in the storage, which no row uses yet. */
export interface StoredProof {
  fileKey: string;
  thumbnailKey: string;
  bytes: number;
}

interface Uploader {
  guildId: string;
  userId: string;
}

/** Refuses a proof beyond the limits: proofs count as screenshots of the guild and of the leader who sends them. */
export const requireProofRoom = async (
  context: Context,
  db: Queryable,
  uploader: Uploader,
  bytes?: number,
): Promise<void> => {
  await requireScreenshotQuota(context, db, { ...uploader, submittedAt: context.clock() }, bytes);
};

/** Copies a file that a leader attached in Discord, after checking that they may warn. */
export const takeProof = async (
  context: Context,
  actor: Actor,
  { guildId, url }: { guildId: string; url: string },
): Promise<StoredProof> => {
  const { userId } = requireSignedIn(actor);
  await requireGuildAccess(context, actor, guildId, warningRoutes.give.access);
  await requireProofRoom(context, context.db, { guildId, userId });
  return storeProof(context, guildId, await downloadAttachment(context.config.cdnUrl, url));
};

const storeProof = async (context: Context, guildId: string, file: Uint8Array): Promise<StoredProof> => {
  await requireRoomOnDisk(context);
  const { fileKey, thumbnailKey, bytes } = await storeImageFiles(context, file, { guildId, patient: false });
  return { fileKey, thumbnailKey, bytes };
};

/** The picture of a warning for those who read personnel files and for the member; null where there is none. */
export const readProof = async (
  context: Context,
  actor: Actor,
  { guildId, warningId }: { guildId: string; warningId: string },
): Promise<Buffer | null> => {
  const readerId = await requireMembership(context, actor, guildId);
  const row = await findWarning(context.db, guildId, warningId);
  if (row?.userId !== readerId) await requireGuildAccess(context, actor, guildId, warningRoutes.list.access);
  return row === null || row.fileKey === '' ? null : context.files.get(row.fileKey);
};

/** Adds a picture to a warning of any state, or replaces it. */
export const setProof: UseCase<typeof warningRoutes.setProof> = async (context, actor, input) => {
  const { guildId, warningId, file } = input;
  const { userId } = requireSignedIn(actor);
  await requireGuildAccess(context, actor, guildId, warningRoutes.setProof.access);
  if ((await findWarning(context.db, guildId, warningId)) === null) throw new AppError('not_found');
  await requireProofRoom(context, context.db, { guildId, userId });
  const proof = await storeProof(context, guildId, file);
  const { shown, replaced } = await context.db.transaction(async (tx) => {
    const before = await findWarning(tx, guildId, warningId);
    if (before === null) throw new AppError('not_found');
    await requireProofRoom(context, tx, { guildId, userId }, proof.bytes);
    const row = await updateWarning(tx, before, proof);
    await recordActivity(context, tx, {
      guildId,
      type: 'warning.edited',
      actorId: userId,
      target: { kind: 'member', id: row.userId },
      data: { warning_id: row.id, proof: true },
    });
    await context.bus.publish(tx, { type: 'personnel.changed', guildId, userIds: [row.userId] });
    return { shown: await presentWarning(context, tx, row), replaced: before };
  });
  await deleteScreenshotFiles(context, [replaced.fileKey, replaced.thumbnailKey]);
  return shown;
};
