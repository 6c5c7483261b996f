import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { downloadPicture } from './download-picture.ts';
import { keepPicture } from './keep-picture.ts';
import { policyOf } from './policies.ts';
import { requireFreeDisk, requireRoom } from './require-room.ts';
import type { FilePlace, SubmissionRow } from './submission.queries.ts';

/** From Discord's CDN into our storage and the ledger. */
export const takePicture = async (
  context: Context,
  submission: SubmissionRow,
  file: FilePlace & { url: string },
): Promise<void> => {
  const verdict = await policyOf(submission.kind).decide(context.db, submission);
  if ('refusal' in verdict) throw new AppError(verdict.refusal);
  await requireRoom(context, context.db, submission);
  await requireFreeDisk(context);
  const bytes = await downloadPicture(context.config.cdnUrl, file.url);
  await keepPicture(context, submission, file, bytes);
};
