import { AppError } from '../../platform/app-error.ts';
import { DownloadFailed, downloadFile } from '../../platform/discord/download-file.ts';
import { MAX_SCREENSHOT_BYTES } from './screenshot-limits.ts';

/** Downloads a picture from Discord's CDN. */
export const downloadScreenshot = async (cdnUrl: string, url: string): Promise<Buffer> => {
  const file = await downloadFile(cdnUrl, url, MAX_SCREENSHOT_BYTES);
  if (file === 'gone') throw new AppError('picture_gone');
  if (file === 'too_large') throw new AppError('picture_too_large');
  return file;
};

/** The same for a person who waits for it: a failure of Discord is a refusal, which they can try again. */
export const downloadAttachment = async (cdnUrl: string, url: string): Promise<Buffer> => {
  try {
    return await downloadScreenshot(cdnUrl, url);
  } catch (error) {
    if (error instanceof DownloadFailed) throw new AppError('picture_gone', { cause: error });
    throw error;
  }
};
