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
