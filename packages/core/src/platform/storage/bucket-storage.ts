import type { BucketAddress } from './bucket-address.ts';
import { createBucketClient } from './bucket-client.ts';
import type { BucketKeys, BucketOptions } from './bucket-client.ts';
import { contentKey, isContentKey } from './content-key.ts';
import { noFailures } from './storage.ts';
import type { Storage, StoredFile } from './storage.ts';

const FILES = 'files/';
const QUARANTINE = 'quarantine/';
const OWNER = 'database-id';
const PAGE = 1000;
/** Browsers keep a file for as long as a link to it can be valid; its bytes never change. */
const FILE_HEADERS = { 'content-type': 'image/webp', 'cache-control': 'private, max-age=3600, immutable' };

/**
 * Files in a bucket of S3 or a service like it. A file is sent with its hash, which is also its key, and what comes
 * back is compared with it. The quarantine is another prefix: files are copied there and deleted here.
 */
export const createBucketStorage = (
  address: BucketAddress,
  keys: BucketKeys,
  { pageSize = PAGE, ...options }: BucketOptions & { pageSize?: number } = {},
): Storage => {
  const failures = noFailures();
  const { send, sign, place } = createBucketClient(address, keys, failures, options);

  const read = async (folder: string, key: string): Promise<Buffer | null> =>
    send({ method: 'GET', key: nameOf(folder, key), isWhole: (body) => contentKey(body) === key });

  const drop = async (folder: string, key: string): Promise<void> => {
    await send({ method: 'DELETE', key: nameOf(folder, key) });
  };

  /** False where it is not there. Whatever is interrupted in between leaves it in both places, which does no harm. */
  const move = async (key: string, from: string, to: string): Promise<boolean> => {
    const source = `/${address.bucket}/${address.prefix}${nameOf(from, key)}`;
    const copied = await send({
      method: 'PUT',
      key: nameOf(to, key),
      headers: { 'x-amz-copy-source': source },
    });
    if (copied !== null) await drop(from, key);
    return copied !== null;
  };

  const list = async function* (folder: string): AsyncGenerator<StoredFile> {
    const prefix = address.prefix + folder;
    let marker = '';
    for (;;) {
      const query = { prefix, marker, 'max-keys': String(pageSize) };
      const page = (await send({ method: 'GET', query }))?.toString('utf8') ?? '';
      const entries = entriesOf(page);
      for (const { name, storedAt } of entries) {
        const key = name.slice(prefix.length);
        if (isContentKey(key)) yield { key, storedAt };
      }
      const last = entries.at(-1)?.name ?? '';
      if (!page.includes('<IsTruncated>true</IsTruncated>') || last <= marker) return;
      marker = last;
    }
  };

  return {
    place,
    failures,
    links: address.links
      ? {
          origin: new URL(address.endpoint).origin,
          linkTo: async (key, seconds) => {
            const there = (await send({ method: 'HEAD', key: nameOf(FILES, key) })) !== null;
            return there || (await move(key, QUARANTINE, FILES)) ? sign(nameOf(FILES, key), seconds) : null;
          },
        }
      : null,
    put: async (key, bytes) => {
      await send({ method: 'PUT', key: nameOf(FILES, key), body: bytes, headers: FILE_HEADERS });
    },
    get: async (key) =>
      (await read(FILES, key)) ?? ((await move(key, QUARANTINE, FILES)) ? read(FILES, key) : null),
    remove: async (key) => {
      await drop(FILES, key);
      await drop(QUARANTINE, key);
    },
    list: () => list(FILES),
    quarantine: async (key) => {
      await move(key, FILES, QUARANTINE);
    },
    listQuarantine: () => list(QUARANTINE),
    readQuarantine: async (key) => read(QUARANTINE, key),
    discard: async (key) => drop(QUARANTINE, key),
    freeBytes: async () => null,
    readOwner: async () => (await send({ method: 'GET', key: OWNER }))?.toString('utf8').trim() ?? null,
    writeOwner: async (databaseId) => {
      if (databaseId === null) await send({ method: 'DELETE', key: OWNER });
      else await send({ method: 'PUT', key: OWNER, body: Buffer.from(`${databaseId}\n`) });
    },
  };
};

const nameOf = (folder: string, key: string): string => {
  if (!isContentKey(key)) throw new TypeError('not a key of this storage');
  return folder + key;
};

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** The entries of a page of ListObjects, the older call: its pages go on after a name, on every service. */
const entriesOf = (page: string): { name: string; storedAt: Date }[] =>
  [...page.matchAll(/<Contents>(.*?)<\/Contents>/gs)].map(([, entry = '']) => {
    const textOf = (tag: string) => new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(entry)?.[1] ?? '';
    const name = textOf('Key').replaceAll(/&(\w+);/g, (whole, entity: string) => ENTITIES[entity] ?? whole);
    return { name, storedAt: new Date(textOf('LastModified')) };
  });
