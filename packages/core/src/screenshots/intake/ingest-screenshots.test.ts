import { MAX_REPUTATION } from '@famiglia/contract/reputation/reputation';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { activity } from '../../platform/db/schema/activity.ts';
import { reputationEntries } from '../../platform/db/schema/reputation.ts';
import { reviewCards } from '../../platform/db/schema/screenshot-review.ts';
import { screenshots, submittedFiles } from '../../platform/db/schema/screenshots.ts';
import { drawScreenshot } from '../../demo/draw-screenshot.ts';
import { getGgPair, listGg } from '../../gg/read-gg.ts';
import { moderateGg } from '../../gg/moderate-gg.ts';
import { JobPostponed } from '../../platform/jobs/job-postponed.ts';
import { saveSettings } from '../../settings/save-settings.ts';
import { findSettings } from '../../settings/settings.queries.ts';
import { createMemoryStorage } from '../../testing/memory-storage.ts';
import { panelActor } from '../../testing/test-actor.ts';
import { createTestContext } from '../../testing/test-context.ts';
import type { TestContext } from '../../testing/test-context.ts';
import { addGuild, addMember, addPanelUser, newId } from '../../testing/test-guild.ts';
import { acceptSubmission } from './accept-submission.ts';
import { limitConcurrency } from '../../platform/limits/limit-concurrency.ts';
import { MAX_SCREENSHOT_BYTES } from './screenshot-limits.ts';
import { sharp } from '../../platform/images/safe-sharp.ts';
import { ingestScreenshots } from './ingest-screenshots.ts';
import { startTestCdn } from './testing/test-cdn.ts';

let cdn: Awaited<ReturnType<typeof startTestCdn>>;
let context: TestContext;
let storageWorks = true;
beforeAll(async () => {
  cdn = await startTestCdn();
  const files = createMemoryStorage();
  context = await createTestContext({
    config: { cdnUrl: cdn.url },
    files: {
      ...files,
      put: async (key, bytes) => {
        if (!storageWorks) throw new Error('the disk is full');
        await files.put(key, bytes);
      },
    },
  });
});
afterAll(async () => {
  await context.stop();
  await cdn.stop();
});

interface Chosen {
  mode?: 'auto' | 'review';
  look_alikes?: 'pay' | 'hold';
  daily_limit?: number;
  time_zone?: string;
}

const family = async (gg: Chosen = {}) => {
  const { id: guildId, ownerId } = await addGuild(context.db);
  const owner = panelActor(ownerId);
  const { updated_at: _at, updated_by: _by, ...settings } = await findSettings(context.db, guildId);
  const { time_zone = settings.time_zone, mode = 'auto', look_alikes = 'pay', daily_limit = 100 } = gg;
  const values = {
    ...settings,
    time_zone,
    gg: { ...settings.gg, mode, look_alikes, daily_limit, reward: 5 },
  };
  await saveSettings(context, owner, { ...values, guildId });
  return { guildId, owner, userId: await addMember(context.db, guildId, { displayName: 'Vito' }) };
};

interface Sender {
  guildId: string;
  userId: string;
}

const accept = async (
  { guildId, userId }: Sender,
  urls: string[],
  at = context.clock(),
  sourceId = newId(),
) => {
  await acceptSubmission(context, {
    guildId,
    userId,
    sourceId,
    origin: 'message',
    kind: 'gg',
    channelId: newId(),
    submittedAt: at,
    files: urls.map((url) => ({ url, bytes: 1000 })),
  });
  return { guildId, sourceId };
};

const outcomes = async ({ guildId, sourceId }: { guildId: string; sourceId: string }) => {
  const rows = await context.db
    .select()
    .from(submittedFiles)
    .where(and(eq(submittedFiles.guildId, guildId), eq(submittedFiles.sourceId, sourceId)))
    .orderBy(submittedFiles.place);
  return rows.map((row) => row.refusal ?? row.state);
};

const send = async (sender: Sender, urls: string[], at = context.clock()) => {
  const source = await accept(sender, urls, at);
  await ingestScreenshots(context, source);
  return outcomes(source);
};

const screenshotsOf = async ({ guildId, userId }: Sender) =>
  context.db
    .select()
    .from(screenshots)
    .where(and(eq(screenshots.guildId, guildId), eq(screenshots.userId, userId)));

const earnedBy = async ({ guildId, userId }: Sender) => {
  const rows = await context.db
    .select()
    .from(reputationEntries)
    .where(and(eq(reputationEntries.guildId, guildId), eq(reputationEntries.userId, userId)));
  return rows.map((row) => row.delta);
};

const storedKeys = async (): Promise<string[]> => {
  const keys: string[] = [];
  for await (const { key } of context.files.list()) keys.push(key);
  return keys;
};

const offerScreenshot = async (seed: number): Promise<string> => cdn.offer(await drawScreenshot(seed));

test('a screenshot is copied, counted and answered once, however often and by however many workers it is processed', async () => {
  const vito = await family();
  const url = await offerScreenshot(1);
  const source = await accept(vito, [url]);
  await accept(vito, [url, url], context.clock(), source.sourceId);
  await Promise.all(Array.from({ length: 5 }, async () => ingestScreenshots(context, source)));
  expect(await outcomes(source)).toEqual(['taken']);
  const [stored] = await screenshotsOf(vito);
  expect(await screenshotsOf(vito)).toHaveLength(1);
  expect(await earnedBy(vito)).toEqual([5]);
  expect(await storedKeys()).toEqual(expect.arrayContaining([stored?.fileKey, stored?.thumbnailKey]));
  const told = await context.db.select().from(activity).where(eq(activity.guildId, vito.guildId));
  expect(told.filter((row) => row.type === 'screenshot.submitted')).toMatchObject([{ actorId: vito.userId }]);
});

test('a run whose time is over keeps its results, and another one continues', async () => {
  const vito = await family();
  const over = new AbortController();
  const screenshot = await drawScreenshot(70);
  const first = cdn.offer((_, response) => {
    over.abort();
    response.end(screenshot);
  });
  const source = await accept(vito, [first, await offerScreenshot(71)]);
  await expect(ingestScreenshots(context, source, over.signal)).rejects.toBeInstanceOf(JobPostponed);
  expect(await outcomes(source)).toEqual(['taken', 'waiting']);
  await ingestScreenshots(context, source);
  expect(await outcomes(source)).toEqual(['taken', 'taken']);
});

test('a look-alike of any earlier screenshot of the guild is flagged, and counts', async () => {
  const vito = await family();
  const anna = { guildId: vito.guildId, userId: await addMember(context.db, vito.guildId) };
  const screenshot = await drawScreenshot(2);
  await send(vito, [cdn.offer(screenshot), await offerScreenshot(3)]);
  const mirrored = await sharp(screenshot).flop().resize(500).jpeg({ quality: 70 }).toBuffer();
  expect(await send(anna, [cdn.offer(mirrored), await offerScreenshot(4)])).toEqual(['taken', 'taken']);
  const list = await listGg(context, vito.owner, {
    guildId: vito.guildId,
    limit: 9,
    offset: 0,
    flagged: 'yes',
  });
  expect(list.items).toMatchObject([
    { user_id: anna.userId, status: 'approved', looks_like: { user_id: vito.userId, mirrored: true } },
  ]);
  const screenshotId = list.items[0]?.id ?? '';
  const pair = await getGgPair(context, vito.owner, { guildId: vito.guildId, screenshotId });
  expect(pair.earlier).toMatchObject({ id: list.items[0]?.looks_like?.id, user_id: vito.userId });
  expect(await earnedBy(anna)).toEqual([5, 5]);

  // Screenshots of other guilds are not compared.
  const stranger = await family();
  await send(stranger, [cdn.offer(screenshot)]);
  expect(await screenshotsOf(stranger)).toMatchObject([{ looksLike: null }]);
});

test('an exact copy of another member’s screenshot is held in automatic mode, one’s own again is not', async () => {
  const vito = await family();
  const anna = { guildId: vito.guildId, userId: await addMember(context.db, vito.guildId) };
  const url = await offerScreenshot(8);
  await send(vito, [url]);
  await send(anna, [url]);
  const [original] = await screenshotsOf(vito);
  expect(await screenshotsOf(anna)).toMatchObject([
    { status: 'pending', reward: 5, looksLike: original?.id, looksLikeDistance: 0 },
  ]);
  expect(await earnedBy(anna)).toEqual([]);
  const held = await context.db
    .select()
    .from(activity)
    .where(and(eq(activity.guildId, vito.guildId), eq(activity.type, 'screenshot.held')));
  expect(held).toMatchObject([{ actorId: anna.userId, data: { why: 'copy', looks_like: original?.id } }]);
  await send(vito, [url]);
  expect((await screenshotsOf(vito)).map((row) => row.status)).toEqual(['approved', 'approved']);
});

test('a look-alike is held if the guild says so, and every look-alike has a card for the moderators', async () => {
  const vito = await family({ look_alikes: 'hold' });
  const anna = { guildId: vito.guildId, userId: await addMember(context.db, vito.guildId) };
  const original = await drawScreenshot(9);
  await send(vito, [cdn.offer(original)]);
  await send(anna, [
    cdn.offer(await sharp(original).jpeg({ quality: 70 }).toBuffer()),
    await offerScreenshot(10),
  ]);
  const sent = await screenshotsOf(anna);
  const held = sent.find((row) => row.looksLike !== null);
  expect(held?.status).toBe('pending');
  expect(sent.find((row) => row.looksLike === null)?.status).toBe('approved');
  expect(await earnedBy(anna)).toEqual([5]);
  const cards = await context.db.select().from(reviewCards).where(eq(reviewCards.guildId, vito.guildId));
  expect(cards.map((card) => card.screenshotId)).toEqual([held?.id]);
});

test('only Discord’s CDN is asked, redirects are refused, and a missing file is reported', async () => {
  const vito = await family();
  const elsewhere = await startTestCdn();
  const inside = elsewhere.offer(await drawScreenshot(5));
  const redirect = cdn.offer((_request, response) => response.writeHead(302, { location: inside }).end());
  const huge = cdn.offer((_request, response) => {
    response.writeHead(200);
    for (let size = 0; size <= MAX_SCREENSHOT_BYTES; size += 1_048_576)
      response.write(Buffer.alloc(1_048_576));
    response.end();
  });
  const refused = await send(vito, [inside, `${cdn.url}/nowhere`, huge, cdn.offer(Buffer.from('GIF89a'))]);
  expect(refused).toEqual(['picture_gone', 'picture_gone', 'picture_too_large', 'picture_unreadable']);
  const source = await accept(vito, [redirect]);
  await expect(ingestScreenshots(context, source)).rejects.toThrow('the CDN cannot be reached');
  expect(await screenshotsOf(vito)).toEqual([]);
  await elsewhere.stop();
});

test('too many and too large files are refused without a download', async () => {
  const vito = await family();
  const urls = Array.from({ length: 11 }, () => `${cdn.url}/nowhere`);
  expect((await send(vito, urls)).at(-1)).toBe('pictures_too_many');
});

test('while Discord or the storage fails nothing counts and nothing is lost', async () => {
  const vito = await family();
  const url = cdn.offer((_request, response) => response.writeHead(503).end());
  const source = await accept(vito, [url]);
  await expect(ingestScreenshots(context, source)).rejects.toThrow('the CDN answered 503');
  cdn.change(url, await drawScreenshot(6));
  storageWorks = false;
  await expect(ingestScreenshots(context, source)).rejects.toThrow('the disk is full');
  storageWorks = true;
  expect([await outcomes(source), await screenshotsOf(vito)]).toEqual([['waiting'], []]);
  await ingestScreenshots(context, source);
  expect([await outcomes(source), await earnedBy(vito)]).toEqual([['taken'], [5]]);
});

test('the day of the limit is in the guild’s time zone, also when the clocks change', async () => {
  const vito = await family({ daily_limit: 1, time_zone: 'Europe/Berlin' });
  // 29 March 2026 has 23 hours in Berlin: it begins at 23:00 and ends at 22:00 UTC.
  const at = async (time: string, seed: number) => send(vito, [await offerScreenshot(seed)], new Date(time));
  expect(await at('2026-03-28T22:59:59Z', 20)).toEqual(['taken']);
  expect(await at('2026-03-28T23:00:00Z', 21)).toEqual(['taken']);
  expect(await at('2026-03-29T21:59:59Z', 22)).toEqual(['gg_daily_limit']);
  expect(await at('2026-03-29T22:00:00Z', 23)).toEqual(['taken']);
});

test('a verdict is given once; one that another moderator gave before is reported', async () => {
  const vito = await family({ mode: 'review' });
  const { guildId, owner } = vito;
  await send(vito, [await offerScreenshot(30), await offerScreenshot(31), await offerScreenshot(32)]);
  const [first, second, third] = (await screenshotsOf(vito)).map((row) => row.id);
  const other = await addMember(context.db, guildId);
  await addPanelUser(context.db, guildId, other);
  const decide = async (ids: (string | undefined)[], action: 'approve' | 'reject', by = owner) =>
    moderateGg(context, by, { guildId, screenshotIds: ids.map(String), action, comment: 'размыто' });
  expect((await decide([first], 'approve')).items).toMatchObject([{ status: 'approved', reward: 5 }]);
  await expect(decide([first, second], 'reject', panelActor(other))).rejects.toMatchObject({
    code: 'screenshots_decided',
    current: { items: [{ id: first }] },
  });
  expect((await decide([second], 'reject')).items).toMatchObject([{ comment: 'размыто', reward: 0 }]);
  const both = await Promise.allSettled([
    decide([third], 'approve'),
    decide([third], 'reject', panelActor(other)),
  ]);
  expect(both.map((one) => one.status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const last = (await screenshotsOf(vito)).find((row) => row.id === third);
  expect(await earnedBy(vito)).toEqual(last?.status === 'approved' ? [5, 5] : [5]);
});

test('forty at once are all stored and paid exactly once', async () => {
  const { guildId } = await family();
  const people = await Promise.all(Array.from({ length: 20 }, async () => addMember(context.db, guildId)));
  const screenshot = await sharp(await drawScreenshot(40))
    .resize(320, 180)
    .png()
    .toBuffer();
  // Everybody has a file of their own: a copy of another member's file would be held.
  const urls = people.map((userId) => cdn.offer(Buffer.concat([screenshot, Buffer.from(userId)])));
  const sources = await Promise.all(
    Array.from({ length: 40 }, async (_, index) =>
      accept({ guildId, userId: people[index % 20] ?? '' }, [urls[index % 20] ?? '']),
    ),
  );
  // Every job runs twice, as after a slow worker that was taken for dead.
  const fourWorkers = limitConcurrency(4);
  await Promise.all(
    sources
      .flatMap((source) => [source, source])
      .map(async (source) => fourWorkers(async () => ingestScreenshots(context, source))),
  );
  const { rows } = await context.db.execute<{ screenshots: number; paid: number; flagged: number }>(sql`
    select count(*)::int as screenshots, count(looks_like)::int as flagged,
      (select sum(delta)::int from reputation_entries where guild_id = ${guildId}) as paid
    from screenshots where guild_id = ${guildId}`);
  expect(rows).toEqual([{ screenshots: 40, flagged: 39, paid: 200 }]);
}, 180_000);

test('whoever took a picture may send it again after others copied it: the earliest counts as the original', async () => {
  const vito = await family({ look_alikes: 'hold' });
  const url = await offerScreenshot(77);
  await send(vito, [url]);
  const [original] = await screenshotsOf(vito);
  // Several copies: any of them could have the smaller id.
  for (let copies = 0; copies < 4; copies += 1) {
    context.travel(60_000);
    await send({ guildId: vito.guildId, userId: await addMember(context.db, vito.guildId) }, [url]);
  }
  context.travel(60_000);
  await send(vito, [url]);
  const again = (await screenshotsOf(vito)).find(({ id }) => id !== original?.id);
  expect(again?.looksLike).toBe(original?.id);
});

test('a screenshot of somebody at the limit of reputation counts, and pays what fits', async () => {
  const { guildId } = await family();
  const full = { guildId, userId: await addMember(context.db, guildId, { reputation: MAX_REPUTATION - 2 }) };
  expect(await send(full, [await offerScreenshot(9801), await offerScreenshot(9802)])).toEqual([
    'taken',
    'taken',
  ]);
  expect((await screenshotsOf(full)).map(({ status }) => status)).toEqual(['approved', 'approved']);
  expect((await earnedBy(full)).slice(-1)).toEqual([2]);
  const told = await context.db
    .select({ data: activity.data })
    .from(activity)
    .where(and(eq(activity.guildId, guildId), eq(activity.type, 'reputation.limited')));
  expect(told.map(({ data }) => data)).toEqual([
    { wanted: 5, delta: 2 },
    { wanted: 5, delta: 0 },
  ]);
});
