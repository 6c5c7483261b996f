import { AppError } from '../app-error.ts';
import type { Context } from '../context.ts';
import { contentKey } from '../storage/content-key.ts';
import { downloadPicture } from './download-picture.ts';
import { policyOf } from './policies.ts';
import { readPicture } from './read-picture.ts';
import { storeScreenshot } from './store-screenshot.ts';
import type { FilePlace, SubmissionRow } from './submission.queries.ts';

/**
 * From Discord's CDN into our storage and the ledger. Files come first and the row that needs them last: a
 * crash in between leaves a file that nobody knows, never a row without its file.
 */
export const takePicture = async (
  context: Context,
  submission: SubmissionRow,
  file: FilePlace & { url: string },
): Promise<void> => {
  const verdict = await policyOf(submission.kind).decide(context.db, submission);
  if ('refusal' in verdict) throw new AppError(verdict.refusal);
  const read = await readPicture(await downloadPicture(context.config.cdnUrl, file.url));
  const fileKey = contentKey(read.picture);
  const thumbnailKey = contentKey(read.thumbnail);
  await context.files.put(fileKey, read.picture);
  await context.files.put(thumbnailKey, read.thumbnail);
  const { sha256, width, height, print } = read;
  await storeScreenshot(context, submission, file, { sha256, width, height, print, fileKey, thumbnailKey });
};
