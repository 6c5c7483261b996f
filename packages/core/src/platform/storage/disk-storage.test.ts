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

test('a file in quarantine is in no list, begins its time there anew, and comes back when it is asked for', async () => {
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

test('who is forgotten is gone from the quarantine too; what is discarded there stays where it is needed', async () => {
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

test('a file that is not there cannot be put aside, and nothing happens', async () => {
  const { storage } = await newStorage();
  const other = contentKey(Buffer.from('another'));
  await storage.quarantine(other);
  expect(await storage.get(other)).toBeNull();
});
