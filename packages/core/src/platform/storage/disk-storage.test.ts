import { readdir, utimes } from 'node:fs/promises';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { scratchDirectory } from '../postgres/testing/scratch-directory.ts';
import { contentKey } from './content-key.ts';
import { createDiskStorage } from './disk-storage.ts';
import type { StoredFile } from './storage.ts';

const bytes = Buffer.from('a picture');
const key = contentKey(bytes);

const keysOf = async (listed: AsyncIterable<StoredFile>): Promise<string[]> => {
  const keys: string[] = [];
  for await (const file of listed) keys.push(file.key);
  return keys;
};

const newStorage = async () => {
  const root = await scratchDirectory({ removeIn: onTestFinished });
  const storage = createDiskStorage(root);
  await storage.put(key, bytes);
  return { root, storage };
};

test('a file in quarantine is not listed, its age counts from the quarantine, and reading it restores it', async () => {
  const { root, storage } = await newStorage();
  const longAgo = new Date('2020-01-01');
  await utimes(path.join(root, key.slice(0, 2), key), longAgo, longAgo);
  await storage.quarantine(key);
  expect(await keysOf(storage.list())).toEqual([]);
  for await (const file of storage.listQuarantine()) {
    expect(file.key).toBe(key);
    expect(file.storedAt.getTime()).toBeGreaterThan(longAgo.getTime());
  }
  expect(await storage.get(key)).toEqual(bytes);
  expect(await keysOf(storage.list())).toEqual([key]);
  expect(await keysOf(storage.listQuarantine())).toEqual([]);
});

test('deleting a file removes it from the quarantine too; discarding one there keeps a copy in use', async () => {
  const { root, storage } = await newStorage();
  await storage.quarantine(key);
  await storage.remove(key);
  expect(await readdir(path.join(root, 'quarantine'))).toEqual([]);
  await storage.put(key, bytes);
  await storage.quarantine(key);
  await storage.put(key, bytes);
  await storage.discard(key);
  expect(await keysOf(storage.list())).toEqual([key]);
});

test('putting a missing file into quarantine does nothing', async () => {
  const { storage } = await newStorage();
  const other = contentKey(Buffer.from('another'));
  await storage.quarantine(other);
  expect(await storage.get(other)).toBeNull();
});
