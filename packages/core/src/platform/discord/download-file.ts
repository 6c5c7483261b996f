/** Statuses that mean that the file does not exist, or no longer at this address. */
const GONE = new Set([401, 403, 404, 410]);
const DOWNLOAD_MS = 15_000;

/** Discord failed to answer properly: a retry may succeed. */
export class DownloadFailed extends Error {
  override readonly name = 'DownloadFailed';
}

/**
 * Downloads a file from Discord's CDN only, whatever the address says: a link must not reach into our own network. No more than
 * `maxBytes` are read, whatever size is announced.
 */
export const downloadFile = async (
  cdnUrl: string,
  url: string,
  maxBytes: number,
): Promise<Buffer | 'gone' | 'too_large'> => {
  if (!isOnCdn(cdnUrl, url)) return 'gone';
  const response = await ask(url);
  if (GONE.has(response.status)) return 'gone';
  if (response.status !== 200) throw new DownloadFailed(`the CDN answered ${response.status}`);
  if (Number(response.headers.get('content-length') ?? 0) > maxBytes) {
    await response.body?.cancel();
    return 'too_large';
  }
  return readAll(response, maxBytes);
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

const readAll = async (response: Response, maxBytes: number): Promise<Buffer | 'too_large'> => {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of response.body ?? []) {
      size += chunk.byteLength;
      if (size > maxBytes) return 'too_large';
      chunks.push(chunk);
    }
  } catch (cause) {
    throw new DownloadFailed('the CDN broke off', { cause });
  }
  return Buffer.concat(chunks);
};
