import type { Context } from '../context.ts';
import { contentKey } from '../storage/content-key.ts';
import { readPicture } from './read-picture.ts';
import { storeScreenshot } from './store-screenshot.ts';
import type { FilePlace, SubmissionRow } from './submission.queries.ts';

/**
 * Files come first and the row that needs them last: a crash in between leaves a file that nobody knows,
 * never a row without its file.
 */
export const keepPicture = async (
  context: Context,
  submission: SubmissionRow,
  file: FilePlace,
  bytes: Buffer,
): Promise<void> => {
  const { picture, thumbnail, sha256, width, height, print } = await readPicture(bytes);
  const fileKey = contentKey(picture);
  const thumbnailKey = contentKey(thumbnail);
  await context.files.put(fileKey, picture);
  await context.files.put(thumbnailKey, thumbnail);
  await storeScreenshot(context, submission, file, { sha256, width, height, print, fileKey, thumbnailKey });
};
