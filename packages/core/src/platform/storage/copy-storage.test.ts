import { randomBytes } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { createMemoryStorage } from '../../testing/memory-storage.ts';
import { startTestBucket, TEST_KEYS } from '../../testing/test-bucket.ts';
import { scratchDirectory } from '../postgres/testing/scratch-directory.ts';
import { createBucketStorage } from './bucket-storage.ts';
import { contentKey } from './content-key.ts';
import { copyStorage } from './copy-storage.ts';
import { createDiskStorage } from './disk-storage.ts';
import type { Storage, StoredFile } from './storage.ts';

const keysOf = async (listed: AsyncIterable<StoredFile>): Promise<string[]> => {
  const keys: string[] = [];
  for await (const { key } of listed) keys.push(key);
  return keys.toSorted();
};

const fill = async (storage: Storage, count: number): Promise<string[]> => {
  const keys: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const bytes = randomBytes(100);
    keys.push(contentKey(bytes));
    await storage.put(contentKey(bytes), bytes);
  }
  return keys.toSorted();
};

test('a copy from a disk to a bucket and back is complete, with the quarantine, and deletes nothing', async () => {
  const disk = createDiskStorage(await scratchDirectory({ removeIn: afterAll }));
  const { address } = await startTestBucket(afterAll);
  const bucket = createBucketStorage(address, TEST_KEYS);
  const [aside = '', ...used] = await fill(disk, 9);
  await disk.quarantine(aside);
  expect(await copyStorage(disk, bucket)).toEqual({ copied: 9, present: 0, damaged: [] });
  const back = createMemoryStorage();
  expect(await copyStorage(bucket, back)).toEqual({ copied: 9, present: 0, damaged: [] });
  for (const storage of [disk, bucket, back]) {
    expect(await keysOf(storage.list())).toEqual(used);
    expect(await keysOf(storage.listQuarantine())).toEqual([aside]);
  }
});

test('an interrupted copy is continued by the next one', async () => {
  const [from, to] = [createMemoryStorage(), createMemoryStorage()];
  const keys = await fill(from, 40);
  const stop = new AbortController();
  const first = await copyStorage(from, to, {
    signal: stop.signal,
    onProgress: ({ copied }) => {
      if (copied === 10) stop.abort();
    },
  });
  expect(first.copied).toBeGreaterThanOrEqual(10);
  expect(first.copied).toBeLessThan(40);
  const rest = await copyStorage(from, to);
  expect(rest).toEqual({ copied: 40 - first.copied, present: first.copied, damaged: [] });
  expect(await keysOf(to.list())).toEqual(keys);
});

test('a failure ends the copy with its error; what was copied stays, and the next copy goes on', async () => {
  const [from, to] = [createMemoryStorage(), createMemoryStorage()];
  await fill(from, 30);
  let puts = 0;
  const failing: Storage = {
    ...to,
    put: async (key, bytes) => {
      puts += 1;
      if (puts > 12) throw new Error('the network is gone');
      await to.put(key, bytes);
    },
  };
  await expect(copyStorage(from, failing)).rejects.toThrow('the network is gone');
  expect(await copyStorage(from, to)).toMatchObject({ copied: 18, present: 12 });
});

test('a file that is damaged, or arrives damaged, is named and does not count as copied', async () => {
  const [from, to] = [createMemoryStorage(), createMemoryStorage()];
  const [first = ''] = await fill(from, 3);
  await from.put(first, Buffer.from('something else'));
  expect(await copyStorage(from, to)).toEqual({ copied: 2, present: 0, damaged: [first] });
  expect(await to.get(first)).toBeNull();
  const [second = ''] = await fill(from, 1);
  const forgetful: Storage = { ...to, get: async (key) => (key === second ? null : to.get(key)) };
  expect(await copyStorage(from, forgetful)).toMatchObject({ damaged: [second, first].toSorted() });
});

test('a file that is in use in the target stays in use, even if the source has it in quarantine', async () => {
  const [from, to] = [createMemoryStorage(), createMemoryStorage()];
  const [key = ''] = await fill(from, 1);
  await to.put(key, (await from.get(key)) ?? Buffer.alloc(0));
  await from.quarantine(key);
  expect(await copyStorage(from, to)).toMatchObject({ copied: 0, present: 1 });
  expect(await keysOf(to.list())).toEqual([key]);
});
