import { screenshots } from '@famiglia/core/platform/db/schema/screenshots';
import { addPanelUser } from '@famiglia/core/access/add-panel-user';
import { drawScreenshot } from '@famiglia/core/demo/draw-screenshot';
import { moderateGungame, undoGungame } from '@famiglia/core/gungame/desk';
import {
  ingestScreenshots,
  ingestScreenshotsJob,
} from '@famiglia/core/screenshots/intake/ingest-screenshots';
import { requestDelivery } from '@famiglia/core/deliveries/request-delivery';
import { findUndelivered } from '@famiglia/core/undelivered/undelivered.queries';
import { saveSettings } from '@famiglia/core/settings/save-settings';
import { findSettings } from '@famiglia/core/settings/settings.queries';
import { discordActor } from '@famiglia/core/testing/test-actor';
import { GUILDS, MORETTI_CHANNELS, PEOPLE } from '@famiglia/sandbox/demo-ids';
import type { SandboxMessage } from '@famiglia/sandbox/sandbox-types';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { customIdsOf, imagesOf, textOf } from '../../testing/messages.ts';
import { reviewCardOf } from '../../testing/review-card-of.ts';
import { startTestBot } from '../../testing/start-test-bot.ts';
import type { TestBot } from '../../testing/start-test-bot.ts';

const guildId = GUILDS.moretti;
const owner = discordActor(PEOPLE.owner);

let started: TestBot;
let seed = 500;
beforeAll(async () => {
  started = await startTestBot({ sandbox: { rateLimits: false } });
  const { context } = started;
  await context.jobs.work(ingestScreenshotsJob, async (source) => ingestScreenshots(context, source));
  const { updated_at: _at, updated_by: _by, ...settings } = await findSettings(context.db, guildId);
  await saveSettings(context, owner, {
    ...settings,
    guildId,
    channels: {
      ...settings.channels,
      gungame: MORETTI_CHANNELS.gungame,
      gungame_review: MORETTI_CHANNELS.review,
    },
  });
  await addPanelUser(context, owner, { guildId, userId: PEOPLE.moderator });
});
afterAll(async () => started.stop());

const post = async (userId: string, bytes: Uint8Array) =>
  started.people.postMessage({
    channel_id: MORETTI_CHANNELS.gungame,
    user_id: userId,
    files: [{ filename: 'gungame.png', bytes }],
  });
const picture = async () => drawScreenshot((seed += 1));

/** The screenshot of a message or a command. */
const screenshotOf = async (sourceId: string) => {
  const [row] = await started.context.db.select().from(screenshots).where(eq(screenshots.sourceId, sourceId));
  return row;
};

/** The review channel’s message about the screenshot of a message or a command, once it is as expected. */
const card = async (sourceId: string, expected?: (message: SandboxMessage) => void) =>
  reviewCardOf(started, sourceId, expected);
const press = async (message: SandboxMessage, action: string) =>
  started.people.click({
    message_id: message.id,
    custom_id: customIdsOf(message).find((id) => id.includes(action)) ?? '',
    user_id: PEOPLE.moderator,
  });
const dms = async (userId: string) => (await started.people.dms(userId)).map(textOf);

test('an image posted in the channel waits, appears in the review channel, is approved there and its sender is notified by DM', async () => {
  const message = await post(PEOPLE.member, await picture());
  const waiting = await card(message.id);
  expect(textOf(waiting)).toContain('скрин ждёт решения');
  expect(imagesOf(waiting)).toHaveLength(1);
  // A Free guild has no desk to link to.
  expect(JSON.stringify(waiting.components)).not.toContain('http');
  const answer = await press(waiting, 'approve');
  expect([answer.ephemeral, answer.message?.content]).toEqual([true, 'Одобрено.']);
  await card(message.id, (now) => {
    expect(textOf(now)).toContain('Одобрен');
    expect(customIdsOf(now)).toEqual([expect.stringContaining('gungame:undo:')]);
  });
  await eventually(async () =>
    expect((await dms(PEOPLE.member)).join()).toContain('Ган-гейм: одобрено 1 скрин, +5 (Репутация).'),
  );
  await eventually(async () => {
    const seen = await started.people.messages(MORETTI_CHANNELS.gungame, { limit: 100 });
    const reply = seen.find((one) => one.message_reference?.message_id === message.id);
    expect(reply?.content).toContain('Засчитано: 1 скрин, +5');
  });
});

/** One of the default reasons of a guild. */
const REASON = 'Чужой ник';

test('rejecting offers the guild’s reasons and a comment; a member with closed DMs is notified by a reply', async () => {
  await started.people.fault({ kind: 'dm_closed', user_id: PEOPLE.member });
  const message = await post(PEOPLE.member, await picture());
  const waiting = await card(message.id);
  const opened = await press(waiting, 'reject');
  expect(JSON.stringify(opened.modal)).toContain(REASON);
  await started.people.submitModal({
    interaction_id: opened.interaction_id,
    user_id: PEOPLE.moderator,
    fields: { reason: [REASON], comment: 'Не видно *счёта*' },
  });
  await eventually(async () => {
    const seen = await started.people.messages(MORETTI_CHANNELS.gungame, { limit: 100 });
    const told = seen.find((one) => one.content.includes('Ган-гейм: отклонено 1 скрин'));
    expect(told?.content).toContain(String.raw`Причина: ${REASON} · Не видно \*счёта\*`);
    expect(told?.message_reference?.message_id).toBe(message.id);
  });
  await card(message.id, (now) => expect(textOf(now)).toContain('Отклонён'));
});

test('a second moderator is told who decided first; an undone verdict brings the buttons back', async () => {
  const message = await post(PEOPLE.english_member, await picture());
  const waiting = await card(message.id);
  const row = await screenshotOf(message.id);
  const ids = [row?.id ?? ''];
  const { items } = await moderateGungame(started.context, owner, {
    guildId,
    screenshotIds: ids,
    action: 'approve',
    overrule: false,
  });
  // A form that would be refused is not opened.
  const late = await press(waiting, 'reject');
  expect(late.message?.content).toContain(`Уже решено: одобрен, модератор <@${PEOPLE.owner}>`);
  const decided = await card(message.id, (now) => expect(customIdsOf(now)).toHaveLength(1));
  const notTheirs = await press(decided, 'undo');
  expect(notTheirs.message?.content).toContain(`Уже решено: одобрен, модератор <@${PEOPLE.owner}>`);
  const at = items[0]?.moderated_at ?? '';
  await undoGungame(started.context, owner, { guildId, screenshotIds: ids, at });
  await card(message.id, (now) => expect(customIdsOf(now)).toHaveLength(2));
});

test('a screenshot sent by command is answered; a copy of another member’s is shown beside it', async () => {
  const bytes = await picture();
  const send = async (userId: string) =>
    started.people.command({
      guild_id: guildId,
      channel_id: MORETTI_CHANNELS.general,
      user_id: userId,
      name: 'gungame',
      subcommand: 'send',
      file: { filename: 'gungame.png', bytes },
    });
  const answer = await send(PEOPLE.panel_user);
  expect(answer.ephemeral).toBe(true);
  expect(answer.message?.content).toBe('На проверке: 1 скрин. Награда придёт после одобрения.');
  const again = await send(PEOPLE.owner);
  const flagged = await card(again.interaction_id);
  expect(textOf(flagged)).toContain('Тот же файл, что у участника');
  expect(imagesOf(flagged)).toHaveLength(2);
});

const stats = async (userId: string) =>
  textOf(
    (
      await started.people.command({
        guild_id: guildId,
        channel_id: MORETTI_CHANNELS.general,
        user_id: userId,
        name: 'gungame',
        subcommand: 'stats',
      })
    ).message,
  );

test('every member sees their own statistics, in their language', async () => {
  expect(await stats(PEOPLE.member)).toContain('ждут 0 · одобрено 1 · отклонено 1');
  expect(await stats(PEOPLE.english_member)).toContain('waiting 1 · approved 0 · rejected 0');
});

test('a missing picture is retried, shown to leaders, delays no other, and is posted once it exists', async () => {
  const { context } = started;
  const { files } = context;
  const counted = files.failures.missing;
  const get = vi.spyOn(files, 'get').mockResolvedValue(null);
  onTestFinished(() => get.mockRestore());
  const message = await post(PEOPLE.member, await picture());
  const problems = async () => (await findUndelivered(context.db, guildId)).map(({ problem }) => problem);
  await eventually(async () => expect(await problems()).toEqual(['picture_unavailable']));
  expect(files.failures.missing).toBeGreaterThan(counted);
  const missing = (await screenshotOf(message.id))?.fileKey;
  get.mockRestore();
  const read = files.get;
  const without = vi.spyOn(files, 'get');
  onTestFinished(() => without.mockRestore());
  without.mockImplementation(async (key) => (key === missing ? null : read(key)));
  const another = await post(PEOPLE.english_member, await picture());
  await card(another.id);
  without.mockRestore();
  await requestDelivery(context.db, { guildId, kind: 'review_card', subject: 'gungame' });
  expect(imagesOf(await card(message.id))).toHaveLength(1);
  await eventually(async () => expect(await problems()).toEqual([]));
});
