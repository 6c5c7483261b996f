import { execFileSync } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test } from 'vitest';
import { screenshotSpace, screenshots, submittedFiles } from '../../platform/db/schema/screenshots.ts';
import { subscriptions } from '../../platform/db/schema/subscriptions.ts';
import { drawScreenshot } from '../../demo/draw-screenshot.ts';
import { moderateGg } from '../../gg/moderate-gg.ts';
import { scratchDirectory } from '../../platform/postgres/testing/scratch-directory.ts';
import { saveSettings } from '../../settings/save-settings.ts';
import { findSettings } from '../../settings/settings.queries.ts';
import { createDiskStorage } from '../../platform/storage/disk-storage.ts';
import { StorageFull } from '../../platform/storage/storage.ts';
import { createMemoryStorage } from '../../testing/memory-storage.ts';
import { discordActor, panelActor } from '../../testing/test-actor.ts';
import { createTestContext } from '../../testing/test-context.ts';
import type { TestContext } from '../../testing/test-context.ts';
import { addGuild, addMember, newId } from '../../testing/test-guild.ts';
import { acceptSubmission } from './accept-submission.ts';
import { DEFAULT_SCREENSHOT_LIMITS } from './screenshot-limits.ts';
import { readScreenshotSpace } from './screenshot-quota.ts';
import { sweepScreenshotFiles } from './sweep-screenshot-files.ts';
import { readSubmission } from './read-submission.ts';
import { ingestScreenshots } from './ingest-screenshots.ts';
import { startTestCdn } from './testing/test-cdn.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

let cdn: Awaited<ReturnType<typeof startTestCdn>>;
let context: TestContext;
beforeAll(async () => {
  cdn = await startTestCdn();
  context = await createTestContext({ config: { cdnUrl: cdn.url } });
});
afterEach(() => {
  context.config.screenshotLimits = DEFAULT_SCREENSHOT_LIMITS;
  context.files = createMemoryStorage();
});
afterAll(async () => {
  await context.stop();
  await cdn.stop();
});

const family = async () => {
  const { id: guildId, ownerId } = await addGuild(context.db);
  return { guildId, ownerId, userId: await addMember(context.db, guildId) };
};
type Family = Awaited<ReturnType<typeof family>>;

let seed = 100;
const post = async ({ guildId, userId }: Family, kind: 'gg' | 'gungame' = 'gg') => {
  const source = { guildId, sourceId: newId() };
  await acceptSubmission(context, {
    ...source,
    userId,
    kind,
    origin: 'message',
    channelId: newId(),
    submittedAt: context.clock(),
    files: [{ url: cdn.offer(await drawScreenshot((seed += 1))), bytes: 1000 }],
  });
  return source;
};
const outcome = async ({ sourceId }: { sourceId: string }) => {
  const [file] = await context.db.select().from(submittedFiles).where(eq(submittedFiles.sourceId, sourceId));
  return file?.refusal ?? file?.state;
};
const send = async (sender: Family, kind: 'gg' | 'gungame' = 'gg') => {
  const source = await post(sender, kind);
  await ingestScreenshots(context, source);
  return outcome(source);
};
const limit = (limits: Partial<typeof DEFAULT_SCREENSHOT_LIMITS>): void => {
  context.config.screenshotLimits = { ...DEFAULT_SCREENSHOT_LIMITS, ...limits };
};
const spaceOf = async ({ guildId }: Family) => {
  const [space] = await context.db.select().from(screenshotSpace).where(eq(screenshotSpace.guildId, guildId));
  return space;
};

test('gun game screenshots have a daily limit that the guild sets', async () => {
  const vito = await family();
  const { updated_at: _at, updated_by: _by, ...settings } = await findSettings(context.db, vito.guildId);
  const gungame = { ...settings.gungame, daily_limit: 1 };
  await saveSettings(context, panelActor(vito.ownerId), { ...settings, gungame, guildId: vito.guildId });
  expect(await send(vito, 'gungame')).toBe('taken');
  const over = await post(vito, 'gungame');
  await ingestScreenshots(context, over);
  expect(await readSubmission(context, over)).toMatchObject({
    outcomes: [{ state: 'refused', code: 'gungame_daily_limit', limit: 1 }],
  });
  expect(await send(vito, 'gg')).toBe('taken');
});

test('whatever a guild allows, one member can send a limited number of screenshots a day', async () => {
  const vito = await family();
  limit({ perMemberDay: 1 });
  expect(await send(vito)).toBe('taken');
  expect(await send(vito, 'gungame')).toBe('pictures_daily_limit');
  const anna = { ...vito, userId: await addMember(context.db, vito.guildId) };
  expect(await send(anna)).toBe('taken');
});

test('a guild’s space depends on its plan, a trial counting as none; a full guild does not affect others', async () => {
  const vito = await family();
  const other = await family();
  const plan = async (status: 'active' | 'trial') =>
    context.db
      .update(subscriptions)
      .set({ status, periodEnd: new Date(context.clock().getTime() + DAY_MS) })
      .where(eq(subscriptions.guildId, vito.guildId));
  expect(await send(vito)).toBe('taken');
  expect(await spaceOf(vito)).toMatchObject({ pictures: 1 });
  const bytes = (await spaceOf(vito))?.bytes ?? 0;
  limit({ freeGuildBytes: bytes, premiumGuildBytes: 3 * bytes });
  await plan('trial');
  expect(await send(vito)).toBe('pictures_no_room');
  expect(await send(other)).toBe('taken');
  await plan('active');
  expect(await send(vito)).toBe('taken');
  // The file that no longer fits is refused once its size is known, and leaves nothing behind.
  limit({ premiumGuildBytes: ((await spaceOf(vito))?.bytes ?? 0) + 1 });
  expect(await send(vito)).toBe('pictures_no_room');
  expect(await spaceOf(vito)).toMatchObject({ pictures: 2 });
});

test('the file of a rejected screenshot is deleted after its time and frees its space; the row stays', async () => {
  const vito = await family();
  const { guildId, ownerId } = vito;
  await send(vito, 'gungame');
  const source = await post(vito);
  const { updated_at: _at, updated_by: _by, ...settings } = await findSettings(context.db, guildId);
  const gg = { ...settings.gg, mode: 'review' as const };
  await saveSettings(context, discordActor(ownerId), { ...settings, gg, guildId });
  await ingestScreenshots(context, source);
  const [row] = await context.db.select().from(screenshots).where(eq(screenshots.sourceId, source.sourceId));
  await moderateGg(context, panelActor(ownerId), {
    guildId,
    screenshotIds: [row?.id ?? ''],
    action: 'reject',
  });
  const sweepAfter = async (days: number) =>
    sweepScreenshotFiles({ ...context, clock: () => new Date(context.clock().getTime() + days * DAY_MS) });
  await sweepAfter(89);
  expect(await context.files.get(row?.fileKey ?? '')).not.toBeNull();
  await sweepAfter(91);
  expect(await context.files.get(row?.fileKey ?? '')).toBeNull();
  expect(await spaceOf(vito)).toMatchObject({ pictures: 1 });
  const [after] = await context.db
    .select()
    .from(screenshots)
    .where(eq(screenshots.sourceId, source.sourceId));
  expect(after).toMatchObject({ status: 'rejected', fileKey: '' });
});

test('below the watermark screenshots wait with a reason, and are processed once there is space again', async () => {
  const vito = await family();
  const source = await post(vito);
  context.files = {
    ...createMemoryStorage(),
    freeBytes: async () => DEFAULT_SCREENSHOT_LIMITS.keepFreeBytes - 1,
  };
  await expect(ingestScreenshots(context, source)).rejects.toThrow(/new pictures wait: .* 999 MB left/);
  expect(await outcome(source)).toBe('waiting');
  context.files = {
    ...createMemoryStorage(),
    freeBytes: async () => DEFAULT_SCREENSHOT_LIMITS.keepFreeBytes,
  };
  await ingestScreenshots(context, source);
  expect(await outcome(source)).toBe('taken');
});

/** A full disk of 4 MB, where this account may make one; null elsewhere. */
const fullDisk = async () => {
  const directory = await scratchDirectory({ removeIn: onTestFinished });
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=4m', 'tmpfs', directory], { stdio: 'ignore' });
  } catch {
    return null;
  }
  onTestFinished(() => void execFileSync('umount', ['-l', directory]));
  const ballast = path.join(directory, 'ballast');
  await writeFile(ballast, Buffer.alloc(8 * 1024 * 1024)).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOSPC') throw error;
  });
  return { files: createDiskStorage(path.join(directory, 'files')), makeRoom: async () => rm(ballast) };
};

test('a full disk loses no accepted screenshot, is reported, and is used again once it has space', async (test) => {
  const disk = await fullDisk();
  if (disk === null) return test.skip('no disk can be mounted here');
  const vito = await family();
  const source = await post(vito);
  limit({ keepFreeBytes: 0 });
  context.files = disk.files;
  const refused = await ingestScreenshots(context, source).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(StorageFull);
  expect(String(refused)).toContain('no room is left on the disk of');
  expect(await outcome(source)).toBe('waiting');
  await disk.makeRoom();
  await ingestScreenshots(context, source);
  expect(await outcome(source)).toBe('taken');
  const space = await readScreenshotSpace(context);
  expect(space.bytes).toBeGreaterThan(0);
  expect(space.freeBytes).toBeLessThan(4 * 1024 * 1024);
});
