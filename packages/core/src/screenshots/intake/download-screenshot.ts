import { AppError } from '../../platform/app-error.ts';
import { DOWNLOAD_MS, MAX_SCREENSHOT_BYTES } from './screenshot-limits.ts';

/** Statuses that mean that the file does not exist, or no longer at this address. */
const GONE = new Set([401, 403, 404, 410]);

/** Discord failed to answer properly: a retry may succeed. */
export class DownloadFailed extends Error {
  override readonly name = 'DownloadFailed';
}

/** Downloads a file from Discord's CDN only, whatever the address says: a link must not reach into our own network. */
export const downloadScreenshot = async (cdnUrl: string, url: string): Promise<Buffer> => {
  if (!isOnCdn(cdnUrl, url)) throw new AppError('picture_gone');
  const response = await ask(url);
  if (GONE.has(response.status)) throw new AppError('picture_gone');
  if (response.status !== 200) throw new DownloadFailed(`the CDN answered ${response.status}`);
  if (Number(response.headers.get('content-length') ?? 0) > MAX_SCREENSHOT_BYTES) {
    await response.body?.cancel();
    throw new AppError('picture_too_large');
  }
  return readAll(response);
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

const isOnCdn = (cdnUrl: string, url: string): boolean => {
  if (!URL.canParse(url)) return false;
  const [base, asked] = [new URL(cdnUrl), new URL(url)];
  return asked.origin === base.origin && asked.pathname.startsWith(`${base.pathname.replace(/\/$/, '')}/`);
};

const ask = async (url: string): Promise<Response> => {
  try {
    return await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(DOWNLOAD_MS) });
  } catch (cause) {
    throw new DownloadFailed('the CDN cannot be reached', { cause });
  }
};

const readAll = async (response: Response): Promise<Buffer> => {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of response.body ?? []) {
      size += chunk.byteLength;
      if (size > MAX_SCREENSHOT_BYTES) throw new AppError('picture_too_large');
      chunks.push(chunk);
    }
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    throw new DownloadFailed('the CDN broke off', { cause });
  }
  return Buffer.concat(chunks);
};
