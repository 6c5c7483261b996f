import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { secretKey } from './secret-key.ts';

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'famiglia-key-'));
});
afterEach(async () => rm(directory, { recursive: true }));

test('a key is created once, readable only by its owner', async () => {
  const dataDir = path.join(directory, 'data');
  const key = await secretKey(undefined, dataDir);
  expect(key).toMatch(/^[\da-f]{64}$/);
  expect(await secretKey(undefined, dataDir)).toBe(key);
  expect((await stat(path.join(dataDir, 'secret.key'))).mode & 0o777).toBe(0o600);
});

test('processes that start together agree on one key', async () => {
  const keys = await Promise.all(Array.from({ length: 8 }, async () => secretKey(undefined, directory)));
  expect(new Set(keys).size).toBe(1);
  expect(await readdir(directory)).toEqual(['secret.key']);
});

test('a configured key is used, and no other is created', async () => {
  expect(await secretKey('given', directory)).toBe('given');
  expect(await readdir(directory)).toEqual([]);
});

test('a damaged key is reported, never replaced: data encrypted with it would be lost', async () => {
  await writeFile(path.join(directory, 'secret.key'), 'half');
  await expect(secretKey(undefined, directory)).rejects.toThrow('damaged');
});
