import type { Context } from '../../platform/context.ts';
import { contentKey } from '../../platform/storage/content-key.ts';
import { runInWorker } from '../../platform/workers/run-in-worker.ts';
import { decodeScreenshotTask } from './decode-screenshot.ts';
import type { DecodedScreenshot } from './decode-screenshot.ts';

/** An image whose file and thumbnail are in the storage. */
export interface StoredImage extends Pick<DecodedScreenshot, 'width' | 'height' | 'hashes'> {
  sha256: Buffer;
  bytes: number;
  fileKey: string;
  thumbnailKey: string;
}

/** Every step has its own limit; this one covers the rest. */
const READ_MS = 60_000;

interface Reader {
  guildId: string;
  /** Waits for its turn instead of being refused while other files are decoded. */
  patient: boolean;
}

/**
 * Decodes an image and stores its file and a thumbnail. The row that names them is inserted later: a crash in between
 * leaves an unused file, never a row without its file.
 */
export const storeImageFiles = async (
  context: Context,
  bytes: Uint8Array,
  { guildId, patient }: Reader,
): Promise<StoredImage> => {
  const read = await runInWorker(decodeScreenshotTask, bytes, { guildId, timeoutMs: READ_MS, patient });
  const { width, height, hashes } = read;
  // Data from another thread arrives as plain bytes.
  const [image, thumbnail] = [Buffer.from(read.image), Buffer.from(read.thumbnail)];
  const fileKey = contentKey(image);
  const thumbnailKey = contentKey(thumbnail);
  await Promise.all([context.files.put(fileKey, image), context.files.put(thumbnailKey, thumbnail)]);
  const sha256 = Buffer.from(read.sha256);
  return { sha256, width, height, hashes, fileKey, thumbnailKey, bytes: image.length + thumbnail.length };
};
