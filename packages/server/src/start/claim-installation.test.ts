import { scratchDirectory } from '@famiglia/core/platform/postgres/testing/scratch-directory';
import { createTestDatabase } from '@famiglia/core/testing/test-database';
import { expect, onTestFinished, test } from 'vitest';
import { readSettings } from '../settings.ts';
import { claimInstallation } from './claim-installation.ts';

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

const start = async ({ db, DATA_DIR }: Place, environment: Record<string, string>) =>
  claimInstallation({ settings: readSettings({ DATA_DIR, ...environment }) }, { db });

test('a token that is missing does not let the sandbox onto the database of the real bot', async () => {
  const place = await newPlace();
  await start(place, REAL);
  await expect(start(place, {})).rejects.toThrow('Set DISCORD_BOT_TOKEN');
  // Nor a sandbox that runs in another process, nor a worker that would look for pictures there.
  await expect(start(place, { ...REAL, DISCORD_API_URL: 'http://127.0.0.1:3001/api' })).rejects.toThrow(
    'belongs to a bot on the real Discord',
  );
  const worker = { SERVICES: 'worker', DISCORD_CDN_URL: 'http://127.0.0.1:3001/cdn' };
  await expect(start(place, worker)).rejects.toThrow('belongs to a bot on the real Discord');
  await start(place, { SERVICES: 'worker' });
  await start(place, REAL);
});

test('the files of one database are refused to another', async () => {
  const [first, second] = [await newPlace(), await newPlace()];
  await start(first, REAL);
  await start(second, REAL);
  await expect(start({ ...second, DATA_DIR: first.DATA_DIR }, REAL)).rejects.toThrow(
    'holds the pictures of another database',
  );
});
