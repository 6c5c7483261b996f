import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { JobPostponed } from '../../platform/jobs/job-postponed.ts';
import { silentLogger } from '../../platform/log/logger.ts';
import { contentKey } from '../../platform/storage/content-key.ts';
import type { StoredFile } from '../../platform/storage/storage.ts';
import { addScreenshot } from '../../testing/add-screenshot.ts';
import { createMemoryStorage } from '../../testing/memory-storage.ts';
import { createTestContext } from '../../testing/test-context.ts';
import { addGuild, addMember } from '../../testing/test-guild.ts';
import { sweepScreenshotFiles } from './sweep-screenshot-files.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

const context = await createTestContext();
const { id: guildId } = await addGuild(context.db);
const userId = await addMember(context.db, guildId);
afterAll(async () => context.stop());
beforeEach(() => {
  context.files = createMemoryStorage();
});

const store = async (names: readonly string[]): Promise<string[]> => {
  const keys = names.map((name) => contentKey(Buffer.from(name)));
  for (const [index, key] of keys.entries()) await context.files.put(key, Buffer.from(names[index] ?? ''));
  return keys;
};

/** A file that a screenshot uses. */
const storeNeeded = async (name: string): Promise<string> => {
  const [fileKey = '', thumbnailKey = ''] = await store([name, `${name} small`]);
  await addScreenshot(context, { guildId, userId, fileKey, thumbnailKey });
  return fileKey;
};

const sweepAfter = async (ms: number, log = silentLogger) =>
  sweepScreenshotFiles({ ...context, log, clock: () => new Date(Date.now() + ms) });

const keysIn = async (listed: AsyncIterable<StoredFile>): Promise<string[]> => {
  const keys: string[] = [];
  for await (const { key } of listed) keys.push(key);
  return keys;
};

test('an unused file is quarantined after an hour, but not by a sweep that was stopped', async () => {
  const [orphan = ''] = await store(['left by a crash']);
  await sweepAfter(0);
  expect(await keysIn(context.files.list())).toContain(orphan);
  const inTwoHours = { ...context, clock: () => new Date(Date.now() + 2 * HOUR_MS) };
  await expect(sweepScreenshotFiles(inTwoHours, AbortSignal.abort())).rejects.toBeInstanceOf(JobPostponed);
  expect(await keysIn(context.files.list())).toContain(orphan);
  await sweepAfter(2 * HOUR_MS);
  expect(await keysIn(context.files.listQuarantine())).toContain(orphan);
});

test('a quarantined file is deleted after 30 days, and a file in use never', async () => {
  const [orphan = ''] = await store(['left by another crash']);
  const needed = await storeNeeded('needed');
  await sweepAfter(2 * HOUR_MS);
  await sweepAfter(29 * DAY_MS);
  expect(await keysIn(context.files.listQuarantine())).toContain(orphan);
  await sweepAfter(31 * DAY_MS);
  expect(await keysIn(context.files.listQuarantine())).toEqual([]);
  expect(await context.files.get(orphan)).toBeNull();
  expect(await keysIn(context.files.list())).toContain(needed);
});

test('a quarantined file that is needed again is never deleted', async () => {
  const needed = await storeNeeded('needed after all');
  await context.files.quarantine(needed);
  await sweepAfter(31 * DAY_MS);
  expect(await keysIn(context.files.list())).toContain(needed);
});

test('if the database knows hardly any of the files, none is touched, and it is reported', async () => {
  const strangers = await store(Array.from({ length: 60 }, (_, index) => `of another database ${index}`));
  const error = vi.fn<typeof silentLogger.error>();
  await sweepAfter(2 * HOUR_MS, { ...silentLogger, error });
  expect(await keysIn(context.files.list())).toEqual(strangers);
  expect(error).toHaveBeenCalledWith(
    { orphans: 60, files: 60 },
    expect.stringContaining('DATABASE_URL and DATA_DIR'),
  );
});

test('many unused files among many more in use are quarantined', async () => {
  for (let index = 0; index < 130; index += 1) await storeNeeded(`needed ${index}`);
  await store(Array.from({ length: 60 }, (_, index) => `orphan ${index}`));
  await sweepAfter(2 * HOUR_MS);
  expect(await keysIn(context.files.listQuarantine())).toHaveLength(60);
});
