import { ERRORS } from '@famiglia/contract/kit/error-codes';
import { reviewCards } from '@famiglia/core/platform/db/schema/screenshot-review';
import { channelMarks, screenshots, submissions } from '@famiglia/core/platform/db/schema/screenshots';
import { drawScreenshot } from '@famiglia/core/demo/draw-screenshot';
import {
  ingestScreenshots,
  ingestScreenshotsJob,
} from '@famiglia/core/screenshots/intake/ingest-screenshots';
import { reputationEntries } from '@famiglia/core/platform/db/schema/reputation';
import { saveSettings } from '@famiglia/core/settings/save-settings';
import { findSettings } from '@famiglia/core/settings/settings.queries';
import { discordActor } from '@famiglia/core/testing/test-actor';
import { moderateGg } from '@famiglia/core/gg/moderate-gg';
import { GUILDS, MORETTI_CHANNELS, PEOPLE } from '@famiglia/sandbox/demo-ids';
import type { SandboxMessage } from '@famiglia/sandbox/sandbox-types';
import { sharp } from '@famiglia/core/platform/images/safe-sharp';
import type { SettingsValues } from '@famiglia/contract/settings/settings';
import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startBot } from '../../start-bot.ts';
import { eventually } from '../../testing/eventually.ts';
import { customIdsOf, imagesOf, textOf } from '../../testing/messages.ts';
import { reviewCardOf } from '../../testing/review-card-of.ts';
import { startTestBot } from '../../testing/start-test-bot.ts';
import type { TestBot } from '../../testing/start-test-bot.ts';

const guildId = GUILDS.moretti;
const owner = discordActor(PEOPLE.owner);

let started: TestBot;
let nextSeed = 100;

beforeAll(async () => {
  started = await startTestBot({ sandbox: { rateLimits: false } });
  const { context } = started;
  await context.jobs.work(ingestScreenshotsJob, async (source) => ingestScreenshots(context, source));
});
afterAll(async () => started.stop());

interface Chosen {
  language?: 'ru' | 'en';
  review?: string | null;
}

const set = async (
  gg: Partial<SettingsValues['gg']>,
  { language = 'ru', review = MORETTI_CHANNELS.review }: Chosen = {},
): Promise<void> => {
  const { context } = started;
  const { updated_at: _at, updated_by: _by, ...settings } = await findSettings(context.db, guildId);
  await saveSettings(context, owner, {
    ...settings,
    guildId,
    language,
    channels: { ...settings.channels, gg: MORETTI_CHANNELS.gg, gg_review: review },
    gg: { ...settings.gg, mode: 'auto', look_alikes: 'pay', reward: 5, daily_limit: 100, ...gg },
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
  expect((await gg(PEOPLE.moderator, await screen())).message?.content).toContain(
    'На сегодня лимит исчерпан: 1 из 1.',
  );
  const second = await gg(PEOPLE.moderator, await screen());
  expect(second.message?.content).toContain('Семья засчитывает 1 скрин в день');
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

/** The review channel’s message about the screenshot of a message or a command, once it is as expected. */
const card = async (sourceId: string, expected?: (message: SandboxMessage) => void) =>
  reviewCardOf(started, sourceId, expected);

const press = async (message: SandboxMessage, action: string, userId: string) =>
  started.people.click({
    message_id: message.id,
    custom_id: customIdsOf(message).find((id) => id.startsWith(`gg:${action}`)) ?? '',
    user_id: userId,
  });

test('on Free a screenshot is judged in the review channel: approved, undone by the same person only, and waiting again', async () => {
  await set({ mode: 'review' });
  const before = await earned(PEOPLE.english_member);
  const { id } = await post(PEOPLE.english_member, [await screen()]);
  const waiting = await card(id, (now) => expect(textOf(now)).toContain('ГГ: скрин ждёт решения'));
  // There is no panel to link to.
  expect(JSON.stringify(waiting.components)).not.toContain('http');
  const answer = await press(waiting, 'approve', PEOPLE.owner);
  expect([answer.ephemeral, answer.message?.content]).toEqual([true, 'Одобрено.']);
  const decided = await card(id, (now) => expect(textOf(now)).toContain(`Одобрен: <@${PEOPLE.owner}>`));
  await eventually(async () => expect(await replyTo(id)).toContain('Засчитано: 1 скрин, +5.'));

  const late = await press(decided, 'undo', PEOPLE.manager);
  expect(late.message?.content).toBe(`Уже решено: одобрен, модератор <@${PEOPLE.owner}>.`);
  // A moderator of the gun game does not judge what earns reputation at once.
  const refused = await press(decided, 'undo', PEOPLE.moderator);
  expect(refused.message?.content).toBe(ERRORS.permission_denied.ru);
  await press(decided, 'undo', PEOPLE.owner);
  await card(id, (now) => expect(customIdsOf(now)).toHaveLength(2));
  await eventually(async () => expect(await replyTo(id)).toContain('На проверке: 1 скрин.'));
  expect(await earned(PEOPLE.english_member)).toEqual([...before, 5, -5]);
});

test('a look-alike that was paid at once is shown to moderators beside the earlier one, and can be taken back', async () => {
  const file = await screen();
  const original = await post(PEOPLE.member, [file]);
  const mirrored = await sharp(file.bytes).flop().jpeg({ quality: 70 }).toBuffer();
  await eventually(async () => expect(await replyTo(original.id)).toContain('Засчитано: 1 скрин'));
  const before = await earned(PEOPLE.moderator);
  const { id } = await post(PEOPLE.moderator, [{ filename: 'again.jpg', bytes: mirrored }]);
  const shown = await card(id, (now) => expect(textOf(now)).toContain('ГГ: засчитан, но похож на прежний'));
  expect(imagesOf(shown)).toHaveLength(2);
  await eventually(async () => {
    const told = await replyTo(id);
    expect(told).toContain('Засчитано: 1 скрин, +5.');
    expect(told).toMatch(/Похож на скрин от <t:\d+:D>: посмотрит модератор\./);
  });
  const opened = await press(shown, 'reject', PEOPLE.owner);
  expect(JSON.stringify(opened.modal)).toContain('Чужой скрин');
  await started.people.submitModal({
    interaction_id: opened.interaction_id,
    user_id: PEOPLE.owner,
    fields: { reason: ['Чужой скрин'], comment: '' },
  });
  await eventually(async () => expect(await replyTo(id)).toBe('Отклонено: 1 скрин.\nПричина: Чужой скрин'));
  expect(await earned(PEOPLE.moderator)).toEqual([...before, 5, -5]);
});

test('the message of a screenshot that waits is posted again if somebody deletes it', async () => {
  await set({ mode: 'review' });
  const { id } = await post(PEOPLE.member, [await screen()]);
  const first = await card(id);
  await started.people.deleteMessage(first.id, PEOPLE.owner);
  await card(id, (now) => expect(now.id).not.toBe(first.id));
});

test('a copy of another member’s file is held without a review channel too, and gets its message once one is chosen', async () => {
  await set({}, { review: null });
  const file = await screen();
  const first = await post(PEOPLE.member, [file]);
  await eventually(async () => expect(await replyTo(first.id)).toContain('Засчитано: 1 скрин'));
  const { id } = await post(PEOPLE.english_member, [file]);
  await eventually(async () => expect(await replyTo(id)).toContain('Проверять его пока негде'));
  expect(await replyTo(id)).toMatch(/Тот же файл, что у другого участника от <t:\d+:D>\./);
  // Whoever can repair it reads in `/setup` what waits, and how.
  const setup = async () => {
    const place = { guild_id: guildId, channel_id: MORETTI_CHANNELS.general, user_id: PEOPLE.owner };
    return textOf((await started.people.command({ ...place, name: 'setup', options: {} })).message);
  };
  expect(await setup()).toMatch(/негде проверить\nГГ: (ждёт|ждут) \d+ скрин\D*Выберите «/);
  // As if it had waited since before there were cards.
  await started.context.db.delete(reviewCards).where(eq(reviewCards.guildId, guildId));
  await set({});
  await card(id, (now) => expect(textOf(now)).toContain('Тот же файл, что у участника'));
  expect(await setup()).not.toContain('негде проверить');
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
  await set({}, { language: 'en' });
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
  // Only what follows the last message that it knew of is new.
  await eventually(async () => expect(await context.db.select().from(channelMarks)).not.toEqual([]));
  await started.bot.stop();
  const { id } = await post(PEOPLE.closed_dms, [await screen(), await screen()]);
  const again = async () => {
    const { botToken: token, apiUrl } = sandbox;
    started.bot = startBot({ context, token, apiUrl, identifyEveryMs: 0 });
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
