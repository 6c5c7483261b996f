import type { Context } from '../../platform/context.ts';
import { contentKey } from '../../platform/storage/content-key.ts';
import { runInWorker } from '../../platform/workers/run-in-worker.ts';
import { decodeScreenshotTask } from './decode-screenshot.ts';
import { storeScreenshot } from './store-screenshot.ts';
import type { FilePlace, SubmissionRow } from './submission.queries.ts';

/** Every step has its own limit; this one covers the rest. */
const READ_MS = 60_000;

/**
 * Files are stored first and their row last: a crash in between leaves an unused file, never a row without its file.
 */
export const saveScreenshot = async (
  context: Context,
  submission: SubmissionRow,
  file: FilePlace,
  bytes: Buffer,
): Promise<void> => {
  const { guildId } = submission;
  const read = await runInWorker(decodeScreenshotTask, bytes, {
    guildId,
    timeoutMs: READ_MS,
    patient: true,
  });
  const { width, height, hashes } = read;
  // Data from another thread arrives as plain bytes.
  const [image, thumbnail] = [Buffer.from(read.image), Buffer.from(read.thumbnail)];
  const fileKey = contentKey(image);
  const thumbnailKey = contentKey(thumbnail);
  await context.files.put(fileKey, image);
  await context.files.put(thumbnailKey, thumbnail);
  const sha256 = Buffer.from(read.sha256);
  await storeScreenshot(context, submission, file, {
    sha256,
    width,
    height,
    hashes,
    fileKey,
    thumbnailKey,
    bytes: image.length + thumbnail.length,
  });
};
