import { EVENT_PICTURE } from '@famiglia/contract/events/event-pictures';
import { workerTask } from '../platform/workers/worker-task.ts';
import { decodePixels } from '../screenshots/intake/decode-screenshot.ts';

/** Encodes a picture anew, cut to the size of a post around what stands out in it. */
export const decodeEventPicture = async (file: Uint8Array): Promise<Uint8Array> => {
  const { pixels } = await decodePixels(file);
  return pixels()
    .resize({ ...EVENT_PICTURE, fit: 'cover', position: 'attention' })
    .webp({ quality: 84, effort: 3 })
    .toBuffer();
};

export const decodeEventPictureTask = workerTask(import.meta.url, { decodeEventPicture }, { images: true });
