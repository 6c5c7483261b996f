import { scratchDirectory } from '@famiglia/core/platform/postgres/testing/scratch-directory';
import { startTestBucket } from '@famiglia/core/testing/test-bucket';
import { createTestDatabase } from '@famiglia/core/testing/test-database';
import { expect, onTestFinished, test } from 'vitest';
import { readSettings } from '../settings.ts';
import { claimInstallation } from './claim-installation.ts';
import { openStorage } from './open-storage.ts';

const REAL = {
  DISCORD_BOT_TOKEN: 'token',
  DISCORD_CLIENT_ID: '100000000000000001',
  DISCORD_CLIENT_SECRET: 'secret',
};

const newPlace = async () => {
  const { db, drop } = await createTestDatabase();
  onTestFinished(drop);
  const DATA_DIR = await scratchDirectory({ removeIn: onTestFinished });
  return { db, DATA_DIR };
};
type Place = Awaited<ReturnType<typeof newPlace>>;

const start = async ({ db, DATA_DIR }: Place, environment: Record<string, string>) => {
  const settings = readSettings({ DATA_DIR, ...environment });
  await claimInstallation({ settings }, { db }, openStorage(settings));
};

test('without its token a process does not start the sandbox on the database of the real bot', async () => {
  const place = await newPlace();
  await start(place, REAL);
  await expect(start(place, {})).rejects.toThrow('Set DISCORD_BOT_TOKEN');
  // The same holds for a sandbox in another process, and for a worker that would download screenshots from it.
  await expect(start(place, { ...REAL, DISCORD_API_URL: 'http://127.0.0.1:3001/api' })).rejects.toThrow(
    'belongs to a bot on the real Discord',
  );
  const worker = { SERVICES: 'worker', DISCORD_CDN_URL: 'http://127.0.0.1:3001/cdn' };
  await expect(start(place, worker)).rejects.toThrow('belongs to a bot on the real Discord');
  await start(place, { SERVICES: 'worker' });
  await start(place, REAL);
});

test('files that belong to one database are refused with another database', async () => {
  const [first, second] = [await newPlace(), await newPlace()];
  await start(first, REAL);
  await start(second, REAL);
  await expect(start({ ...second, DATA_DIR: first.DATA_DIR }, REAL)).rejects.toThrow(
    'holds the pictures of another database',
  );
});

test('a bucket belongs to one database too, and one that cannot be used refuses the start', async () => {
  const [first, second] = [await newPlace(), await newPlace()];
  const { url, stop } = await startTestBucket(onTestFinished);
  const keys = { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' };
  await start(first, { ...REAL, ...keys, STORAGE_URL: url });
  await start(first, { ...REAL, ...keys, STORAGE_URL: url });
  await expect(start(second, { ...REAL, ...keys, STORAGE_URL: url })).rejects.toThrow(
    's3://pictures/families/ holds the pictures of another database',
  );
  const wrong = { ...keys, AWS_SECRET_ACCESS_KEY: 'wrong' };
  await expect(start(first, { ...REAL, ...wrong, STORAGE_URL: url })).rejects.toMatchObject({
    name: 'StartRefused',
    message: expect.stringContaining('Correct AWS_SECRET_ACCESS_KEY.') as string,
  });
  await stop();
  await expect(start(first, { ...REAL, ...keys, STORAGE_URL: url })).rejects.toMatchObject({
    name: 'StartRefused',
    message: expect.stringContaining('does not answer') as string,
  });
});
