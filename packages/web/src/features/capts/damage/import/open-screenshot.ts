import { MAX_PICTURE_BYTES } from '@famiglia/contract/damage/damage-import';
import { ApiError, loadRefusalTexts } from '../../../../shared/lib/api-error.ts';
import type { Size } from './frame.ts';

/** A chosen screenshot, shown from the person's device: it is sent to the server only to be read. */
export interface OpenScreenshot extends Size {
  url: string;
  file: Blob;
}

const sizeOf = async (url: string): Promise<Size> => {
  const image = new Image();
  image.src = url;
  try {
    await image.decode();
  } catch (cause) {
    throw new ApiError('picture_unreadable', [], { cause });
  }
  return { width: image.naturalWidth, height: image.naturalHeight };
};

export const openScreenshotFile = async (file: Blob): Promise<OpenScreenshot> => {
  // What the panel itself refuses is said in the same words.
  await loadRefusalTexts();
  if (file.size > MAX_PICTURE_BYTES) throw new ApiError('picture_too_large');
  const url = URL.createObjectURL(file);
  try {
    return { url, file, ...(await sizeOf(url)) };
  } catch (error) {
    URL.revokeObjectURL(url);
    throw error;
  }
};
