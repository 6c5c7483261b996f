import { ERRORS } from '@famiglia/contract/error-codes';
import { screenshots, submissions } from '@famiglia/core/platform/db/schema/screenshots';
import { drawScreenshot } from '@famiglia/core/demo/draw-screenshot';
import { ingestScreenshots } from '@famiglia/core/screenshots/intake/ingest-screenshots';
import { reputationEntries } from '@famiglia/core/platform/db/schema/reputation';
import { saveSettings } from '@famiglia/core/guilds/settings/save-settings';
import { findSettings } from '@famiglia/core/guilds/settings/settings.queries';
import { discordActor } from '@famiglia/core/testing/test-actor';
import { moderateGg } from '@famiglia/core/screenshots/gg/moderate-gg';
import { GUILDS, MORETTI_CHANNELS, PEOPLE } from '@famiglia/sandbox/demo-ids';
import type { SettingsValues } from '@famiglia/contract/settings';
import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startBot } from '../start-bot.ts';
import { eventually } from '../testing/eventually.ts';
import { startTestBot } from '../testing/start-test-bot.ts';
import type { TestBot } from '../testing/start-test-bot.ts';

const guildId = GUILDS.moretti;
const owner = discordActor(PEOPLE.owner);

let started: TestBot;
let nextSeed = 100;

beforeAll(async () => {
  started = await startTestBot();
  const { context, sandbox } = started;
  context.config.cdnUrl = sandbox.cdnUrl;
  await context.jobs.work('take-pictures', async (source) => ingestScreenshots(context, source));
});
afterAll(async () => started.stop());

const set = async (gg: Partial<SettingsValues['gg']>, language: 'ru' | 'en' = 'ru'): Promise<void> => {
  const { context } = started;
  const { updated_at: _at, updated_by: _by, ...settings } = await findSettings(context.db, guildId);
  await saveSettings(context, owner, {
    ...settings,
    guildId,
    language,
    channels: { ...settings.channels, gg: MORETTI_CHANNELS.gg },
    gg: { ...settings.gg, mode: 'auto', reward: 5, daily_limit: 100, ...gg },
  });
};
beforeEach(async () => set({}));

const screen = async () => ({ filename: 'gg.png', bytes: await drawScreenshot((nextSeed += 1)) });
const junk = (filename: string, text: string) => ({ filename, bytes: Buffer.from(text) });

const post = async (userId: string, files: { filename: string; bytes: Uint8Array }[]) =>
  started.people.postMessage({ channel_id: MORETTI_CHANNELS.gg, user_id: userId, files });

/** The bot's reply to a message. */
const replyTo = async (messageId: string): Promise<string> => {
  const messages = await started.people.messages(MORETTI_CHANNELS.gg, { limit: 500 });
  const replies = messages.filter((message) => message.message_reference?.message_id === messageId);
  expect(replies).toHaveLength(1);
  return replies[0]?.content ?? '';
};

const earned = async (userId: string): Promise<number[]> => {
  const rows = await started.context.db
    .select({ delta: reputationEntries.delta })
    .from(reputationEntries)
    .where(and(eq(reputationEntries.guildId, guildId), eq(reputationEntries.userId, userId)));
  return rows.map((row) => row.delta);
};

const gg = async (userId: string, file: { filename: string; bytes: Uint8Array }) =>
  started.people.command({
    guild_id: guildId,
    channel_id: MORETTI_CHANNELS.general,
    user_id: userId,
    name: 'gg',
    file,
  });

test('each image in the channel counts; a file that is no image is refused with a reason', async () => {
  const { id } = await post(PEOPLE.member, [await screen(), junk('notes.png', 'no picture'), await screen()]);
  await eventually(async () => expect(await replyTo(id)).toMatch(/Засчитано: 2 скрина, \+10\./));
  const reply = await replyTo(id);
  expect(reply).toContain('Скрин 2: Это не картинка');
  expect(reply).toContain('Сегодня осталось: 98 из 100');
  expect(await earned(PEOPLE.member)).toEqual([5, 5]);
});

test('/gg answers in the reader’s language, with the rest of the daily limit', async () => {
  const { ephemeral, message } = await gg(PEOPLE.english_member, await screen());
  expect(ephemeral).toBe(true);
  expect(message?.content).toContain('Counted: 1 screen, +5. Репутация now: 5.');
  expect(message?.content).toContain('Left today: 99 of 100.');
});

test('a screenshot over the daily limit is refused with the reason and changes nothing else', async () => {
  await set({ daily_limit: 1 });
  expect((await gg(PEOPLE.moderator, await screen())).message?.content).toContain('На сегодня всё: 1 из 1.');
  const second = await gg(PEOPLE.moderator, await screen());
  expect(second.message?.content).toContain('Скрины на сегодня исчерпаны');
  expect(await earned(PEOPLE.moderator)).toEqual([5]);
});

test('in review mode the same reply says first that the screenshot waits, then that it counts', async () => {
  await set({ mode: 'review' });
  const { id } = await post(PEOPLE.panel_user, [await screen()]);
  await eventually(async () => expect(await replyTo(id)).toContain('На проверке: 1 скрин.'));
  expect(await earned(PEOPLE.panel_user)).toEqual([]);
  const [waiting] = await started.context.db
    .select()
    .from(screenshots)
    .where(and(eq(screenshots.guildId, guildId), eq(screenshots.status, 'pending')));
  const ids = [waiting?.id ?? ''];
  await moderateGg(started.context, owner, { guildId, screenshotIds: ids, action: 'approve' });
  await eventually(async () => expect(await replyTo(id)).toContain('Засчитано: 1 скрин, +5.'));
  expect(await earned(PEOPLE.panel_user)).toEqual([5]);
});

test('a link that expired before it was read is reported, and the screenshot is asked for again', async () => {
  await started.people.fault({ kind: 'expire_cdn', seconds: 0 });
  const { id } = await post(PEOPLE.manager, [await screen()]);
  await eventually(async () => expect(await replyTo(id)).toContain('Discord больше не отдаёт этот файл'));
  await started.people.clearFaults();
  expect(await earned(PEOPLE.manager)).toEqual([]);
});

test('a forwarded image gets one text reply for all its files, which pings nobody', async () => {
  const { id: original } = await started.people.postMessage({
    channel_id: MORETTI_CHANNELS.general,
    user_id: PEOPLE.member,
    files: [await screen(), await screen()],
  });
  const before = await earned(PEOPLE.member);
  const { id } = await started.people.postMessage({
    channel_id: MORETTI_CHANNELS.gg,
    user_id: PEOPLE.member,
    forward: original,
  });
  await eventually(async () => expect(await replyTo(id)).toBe(ERRORS.picture_forwarded.ru));
  expect(await earned(PEOPLE.member)).toEqual(before);
  const messages = await started.people.messages(MORETTI_CHANNELS.gg, { limit: 500 });
  const reply = messages.find((message) => message.message_reference?.message_id === id);
  expect(reply?.mentions).toEqual([]);
});

test('an image in a thread of the channel gets a text reply in the guild’s language; other messages there get none', async () => {
  await set({}, 'en');
  const thread = await started.people.thread({
    channel_id: MORETTI_CHANNELS.gg,
    user_id: PEOPLE.member,
    name: 'Talk',
  });
  const say = async (files: { filename: string; contentType?: string; bytes: Uint8Array }[]) =>
    started.people.postMessage({ channel_id: thread.id, user_id: PEOPLE.member, content: 'look', files });
  const before = await earned(PEOPLE.member);
  const talk = [
    await say([]),
    await say([{ ...junk('notes.txt', 'no picture'), contentType: 'text/plain' }]),
  ];
  const shown = await say([await screen()]);
  await eventually(async () => {
    const replies = (await started.people.messages(thread.id)).filter(({ author }) => author.bot);
    expect(replies.map((reply) => [reply.message_reference?.message_id, reply.content])).toEqual([
      [shown.id, ERRORS.picture_in_thread.en],
    ]);
  });
  const sources = [...talk, shown].map(({ id }) => id);
  const kept = await started.context.db
    .select()
    .from(submissions)
    .where(inArray(submissions.sourceId, sources));
  expect(kept.map(({ sourceId }) => sourceId)).toEqual([shown.id]);
  expect(await earned(PEOPLE.member)).toEqual(before);
  expect(await started.people.unknownCalls()).toEqual([]);
});

test('screenshots posted while the bot was offline are found at its next start, once', async () => {
  const { context, sandbox } = started;
  await started.bot.stop();
  const { id } = await post(PEOPLE.closed_dms, [await screen(), await screen()]);
  const again = async () => {
    started.bot = startBot({ context, token: sandbox.botToken, apiUrl: sandbox.apiUrl });
    await started.bot.whenReady();
  };
  await again();
  await eventually(async () => expect(await replyTo(id)).toContain('Засчитано: 2 скрина, +10.'));
  await started.bot.stop();
  await again();
  const later = await post(PEOPLE.closed_dms, [await screen()]);
  await eventually(async () => expect(await replyTo(later.id)).toContain('Засчитано: 1 скрин'));
  expect(await earned(PEOPLE.closed_dms)).toEqual([5, 5, 5]);
  await replyTo(id);
});
