import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createMemoryStorage } from '../../testing/memory-storage.ts';
import { startTestBucket, TEST_KEYS } from '../../testing/test-bucket.ts';
import { scratchDirectory } from '../postgres/testing/scratch-directory.ts';
import { readBucketAddress } from './bucket-address.ts';
import { createBucketStorage } from './bucket-storage.ts';
import { contentKey } from './content-key.ts';
import { createDiskStorage } from './disk-storage.ts';
import type { Storage, StoredFile } from './storage.ts';

const keysOf = async (listed: AsyncIterable<StoredFile>): Promise<string[]> => {
  const keys: string[] = [];
  for await (const file of listed) keys.push(file.key);
  return keys.toSorted();
};

/** A bucket of your own, with its keys in the usual variables: `STORAGE_TEST_URL=s3://… npx vitest run …`. */
const { STORAGE_TEST_URL: ownBucket, AWS_ACCESS_KEY_ID = '', AWS_SECRET_ACCESS_KEY = '' } = process.env;

const openOwnBucket = (): Storage => {
  const address = readBucketAddress(ownBucket ?? '');
  if (address === null) throw new Error('STORAGE_TEST_URL is not an address of a bucket');
  const prefix = `${address.prefix}${randomUUID()}/`;
  const keys = { accessKeyId: AWS_ACCESS_KEY_ID, secretAccessKey: AWS_SECRET_ACCESS_KEY };
  return createBucketStorage({ ...address, prefix, links: true }, keys, { pageSize: 2 });
};

const storages: [string, () => Promise<Storage>][] = [
  ['memory', async () => createMemoryStorage()],
  ['a disk', async () => createDiskStorage(await scratchDirectory({ removeIn: afterAll }))],
  [
    'a bucket',
    async () => {
      const { address } = await startTestBucket(afterAll);
      return createBucketStorage({ ...address, links: true }, TEST_KEYS, { pageSize: 2 });
    },
  ],
];
if (ownBucket !== undefined) storages.push(['the bucket of STORAGE_TEST_URL', async () => openOwnBucket()]);

describe.each(storages)('%s', (_name, open) => {
  let storage: Storage;
  let bytes: Buffer;
  let key: string;
  beforeAll(async () => {
    storage = await open();
  });
  beforeEach(async () => {
    for (const old of await keysOf(storage.list())) await storage.remove(old);
    for (const old of await keysOf(storage.listQuarantine())) await storage.discard(old);
    bytes = randomBytes(2000);
    key = contentKey(bytes);
  });

  test('returns what was put there, and null for what was not; putting it twice changes nothing', async () => {
    expect(await storage.get(key)).toBeNull();
    const before = Date.now();
    await storage.put(key, bytes);
    await storage.put(key, bytes);
    expect(bytes.equals((await storage.get(key)) ?? Buffer.alloc(0))).toBe(true);
    expect(await keysOf(storage.list())).toEqual([key]);
    for await (const { storedAt } of storage.list()) {
      // Some services count in whole seconds.
      expect(storedAt.getTime()).toBeGreaterThanOrEqual(before - 2000);
    }
  });

  test('lists every file, however many pages that takes', async () => {
    const all = Array.from({ length: 5 }, (_, index) => Buffer.from(`${key} ${index}`));
    for (const one of all) await storage.put(contentKey(one), one);
    expect(await keysOf(storage.list())).toEqual(all.map((one) => contentKey(one)).toSorted());
  });

  test('a file in quarantine is not listed, can be read there, and reading it as usual restores it', async () => {
    await storage.put(key, bytes);
    await storage.quarantine(key);
    expect(await keysOf(storage.list())).toEqual([]);
    expect(await keysOf(storage.listQuarantine())).toEqual([key]);
    expect(bytes.equals((await storage.readQuarantine(key)) ?? Buffer.alloc(0))).toBe(true);
    expect(await keysOf(storage.listQuarantine())).toEqual([key]);
    expect(bytes.equals((await storage.get(key)) ?? Buffer.alloc(0))).toBe(true);
    expect(await keysOf(storage.list())).toEqual([key]);
    expect(await keysOf(storage.listQuarantine())).toEqual([]);
    expect(await storage.readQuarantine(key)).toBeNull();
  });

  test('deleting a file removes it from the quarantine too; discarding one there keeps a copy in use', async () => {
    await storage.put(key, bytes);
    await storage.quarantine(key);
    await storage.remove(key);
    expect(await keysOf(storage.listQuarantine())).toEqual([]);
    await storage.put(key, bytes);
    await storage.quarantine(key);
    await storage.put(key, bytes);
    await storage.discard(key);
    expect(await keysOf(storage.list())).toEqual([key]);
    expect(await keysOf(storage.listQuarantine())).toEqual([]);
  });

  test('what is not there can be deleted, discarded and put into quarantine without an error', async () => {
    await storage.quarantine(key);
    await storage.remove(key);
    await storage.discard(key);
    expect(await storage.get(key)).toBeNull();
  });

  test('the owner of the files is kept beside them, and is no file', async () => {
    expect(await storage.readOwner()).toBeNull();
    await storage.writeOwner('a database');
    await storage.writeOwner('another database');
    expect(await storage.readOwner()).toBe('another database');
    expect(await keysOf(storage.list())).toEqual([]);
    await storage.writeOwner(null);
    expect(await storage.readOwner()).toBeNull();
  });

  test('a signed link shows a file, restores one from the quarantine, and cannot be changed', async (context) => {
    const { links } = storage;
    if (links === null) return context.skip();
    expect(await links.linkTo(key, 60)).toBeNull();
    await storage.put(key, bytes);
    await storage.quarantine(key);
    const link = (await links.linkTo(key, 60)) ?? '';
    expect(new URL(link).origin).toBe(links.origin);
    const shown = await fetch(link);
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect(bytes.equals(Buffer.from(await shown.arrayBuffer()))).toBe(true);
    const longer = link.replace('X-Amz-Expires=60', 'X-Amz-Expires=600');
    expect(longer).not.toBe(link);
    expect((await fetch(longer)).status).toBe(403);
    return undefined;
  });
});

test('only keys become paths', async () => {
  const disk = createDiskStorage(await scratchDirectory({ removeIn: afterAll }));
  const { address } = await startTestBucket(afterAll);
  const bucket = createBucketStorage(address, TEST_KEYS);
  for (const storage of [disk, bucket]) {
    await expect(storage.get('../secret.key')).rejects.toThrow('not a key');
    await expect(storage.put('files/../../x', Buffer.alloc(1))).rejects.toThrow('not a key');
  }
});

const answer = (status: number, code: string) => async () =>
  new Response(`<?xml version="1.0"?><Error><Code>${code}</Code></Error>`, { status });

describe('a bucket with errors', () => {
  const bytes = randomBytes(500);
  const key = contentKey(bytes);
  let bucket: Awaited<ReturnType<typeof startTestBucket>>;
  const network = vi.fn<typeof fetch>();
  const open = () => createBucketStorage(bucket.address, TEST_KEYS, { fetch: network, firstPauseMs: 1 });

  beforeAll(async () => {
    bucket = await startTestBucket(afterAll);
    await createBucketStorage(bucket.address, TEST_KEYS).put(key, bytes);
  });
  beforeEach(() => {
    network.mockReset();
    network.mockImplementation(fetch);
  });

  test('temporary errors are retried and not counted', async () => {
    const storage = open();
    network.mockImplementationOnce(answer(503, 'SlowDown'));
    network.mockRejectedValueOnce(new TypeError('fetch failed'));
    network.mockImplementationOnce(async () => new Response('damaged on its way'));
    expect(bytes.equals((await storage.get(key)) ?? Buffer.alloc(0))).toBe(true);
    expect(network).toHaveBeenCalledTimes(4);
    expect(storage.failures).toEqual({ missing: 0, unavailable: 0, full: 0 });
  });

  test('an upload that arrives damaged is sent again', async () => {
    network.mockImplementationOnce(answer(400, 'XAmzContentSHA256Mismatch'));
    await open().put(key, bytes);
    expect(network).toHaveBeenCalledTimes(2);
  });

  test('a lasting error is reported as such, and never taken for a missing file', async () => {
    const storage = open();
    network.mockRejectedValue(new TypeError('fetch failed'));
    await expect(storage.get(key)).rejects.toMatchObject({ name: 'StorageUnavailable', refused: false });
    expect(network).toHaveBeenCalledTimes(4);
    network.mockImplementation(async () => new Response('never whole'));
    await expect(storage.get(key)).rejects.toMatchObject({ name: 'FileDamaged' });
    network.mockImplementation(answer(507, 'QuotaExceeded'));
    await expect(storage.put(key, bytes)).rejects.toMatchObject({ name: 'StorageFull' });
    expect(storage.failures).toEqual({ missing: 0, unavailable: 2, full: 1 });
  });

  test('a copy that fails after its success was announced is a failure', async () => {
    network.mockImplementation(answer(200, 'AccessDenied'));
    await expect(open().quarantine(key)).rejects.toThrow('AccessDenied');
  });

  test('wrong keys and a wrong bucket are refused at once, with what to correct', async () => {
    const wrongKey = { ...TEST_KEYS, secretAccessKey: 'wrong' };
    const other = { ...bucket.address, bucket: 'no-such-bucket' };
    await expect(createBucketStorage(bucket.address, wrongKey).get(key)).rejects.toMatchObject({
      refused: true,
      message: expect.stringContaining('Correct AWS_SECRET_ACCESS_KEY') as string,
    });
    await expect(createBucketStorage(other, TEST_KEYS).get(key)).rejects.toMatchObject({
      refused: true,
      message: expect.stringContaining('Create the bucket') as string,
    });
  });
});

test('the address of a bucket is read, and what is not one is refused', () => {
  expect(readBucketAddress('s3://pictures')).toEqual({
    bucket: 'pictures',
    prefix: '',
    endpoint: 'https://s3.us-east-1.amazonaws.com',
    region: 'us-east-1',
    links: false,
  });
  expect(
    readBucketAddress('s3://pictures/a/b/?endpoint=https://s3.example.org/&region=ru-1&links=signed'),
  ).toEqual({
    bucket: 'pictures',
    prefix: 'a/b/',
    endpoint: 'https://s3.example.org',
    region: 'ru-1',
    links: true,
  });
  const wrong = [
    '/var/pictures',
    'https://pictures',
    's3://',
    's3://P',
    's3://key:secret@pictures',
    's3://pictures/a b',
    's3://pictures?endpoint=s3.example.org',
    's3://pictures?endpoint=https://s3.example.org/path',
    's3://pictures?links=public',
    's3://pictures?regoin=ru-1',
  ];
  for (const text of wrong) expect(readBucketAddress(text), text).toBeNull();
});
