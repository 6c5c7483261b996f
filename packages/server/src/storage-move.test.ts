import { execFile } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { contentKey } from '@famiglia/core/platform/storage/content-key';
import { createDiskStorage } from '@famiglia/core/platform/storage/disk-storage';
import { scratchDirectory } from '@famiglia/core/platform/postgres/testing/scratch-directory';
import { startTestBucket } from '@famiglia/core/testing/test-bucket';
import { expect, onTestFinished, test } from 'vitest';

const program = fileURLToPath(new URL('../dist/storage-move.js', import.meta.url));

const move = async (words: string[], settings: Record<string, string>) =>
  new Promise<{ code: number; output: string }>((resolve) => {
    const env = { PATH: process.env['PATH'], ...settings };
    execFile(process.execPath, [program, ...words], { env }, (error, stdout, stderr) => {
      resolve({ code: error === null ? 0 : Number(error.code), output: stdout + stderr });
    });
  });

test('npm run storage:move copies the directory into the bucket of the settings, and says what it did', async () => {
  const DATA_DIR = await scratchDirectory({ removeIn: onTestFinished });
  const { url } = await startTestBucket(onTestFinished);
  const bytes = Buffer.from('a picture');
  await createDiskStorage(path.join(DATA_DIR, 'files')).put(contentKey(bytes), bytes);
  const keys = { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' };
  const settings = { DATA_DIR, STORAGE_URL: url, ...keys };
  expect(await move([], settings)).toMatchObject({
    code: 0,
    output: expect.stringContaining('1 files are copied, 0 were there already') as string,
  });
  // And back, into another directory.
  const other = path.join(DATA_DIR, 'other');
  expect(await move([url, other], { DATA_DIR, ...keys })).toMatchObject({ code: 0 });
  expect(await createDiskStorage(other).get(contentKey(bytes))).toEqual(bytes);
  expect(await move([], settings)).toMatchObject({
    output: expect.stringContaining('0 files are copied, 1 were there already') as string,
  });
  expect(await move([], { DATA_DIR })).toMatchObject({
    code: 1,
    output: expect.stringContaining('From where to where?') as string,
  });
});
