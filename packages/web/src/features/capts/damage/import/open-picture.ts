import { ApiError } from '../../../../lib/api-error.ts';
import type { Size } from './frame.ts';

/** A screenshot somebody chose, shown from their own device: it goes to the server only to be read. */
export interface OpenPicture extends Size {
  url: string;
  file: Blob;
}

/** The server's own limit. */
const MOST_BYTES = 10 * 1024 * 1024;

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

export const openPicture = async (file: Blob): Promise<OpenPicture> => {
  if (file.size > MOST_BYTES) throw new ApiError('picture_too_large');
  const url = URL.createObjectURL(file);
  try {
    return { url, file, ...(await sizeOf(url)) };
  } catch (error) {
    URL.revokeObjectURL(url);
    throw error;
  }
};

/** As the API takes it: base64 without what stands before the comma. */
export const toBase64 = async (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => {
      const { result } = reader;
      resolve(typeof result === 'string' ? result.slice(result.indexOf(',') + 1) : '');
    });
    reader.addEventListener('error', () => reject(new ApiError('picture_unreadable')));
    reader.readAsDataURL(file);
  });
