import { valuesOf } from '@famiglia/contract/settings/settings-values';
import type { SettingsValues } from '@famiglia/contract/settings/settings';
import { createEvent } from '@famiglia/core/events/create-event';
import { saveSettings } from '@famiglia/core/settings/save-settings';
import { findSettings } from '@famiglia/core/settings/settings.queries';
import { discordActor } from '@famiglia/core/testing/test-actor';
import { giveWarning } from '@famiglia/core/warnings/give-warning';
import { setReputation } from '@famiglia/core/reputation/set-reputation';
import { GUILDS, MORETTI_CHANNELS, PEOPLE } from '@famiglia/sandbox/demo-ids';
import type { InteractionAnswer, SandboxMessage } from '@famiglia/sandbox/sandbox-types';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { customIdsOf, textOf } from '../../testing/messages.ts';
import { startTestBot } from '../../testing/start-test-bot.ts';
import type { TestBot } from '../../testing/start-test-bot.ts';

const guildId = GUILDS.moretti;
const CHANNEL = MORETTI_CHANNELS.english;
const owner = discordActor(PEOPLE.owner);

let started: TestBot;
beforeAll(async () => {
  started = await startTestBot({ sandbox: { rateLimits: false } });
});
afterAll(async () => started.stop());

const save = async (change: (values: SettingsValues) => Partial<SettingsValues>): Promise<void> => {
  const settings = await findSettings(started.context.db, guildId);
  const values = valuesOf(settings);
  const input = { ...values, ...change(values), guildId, version: settings.version };
  await saveSettings(started.context, owner, input);
};
const doors = async (): Promise<SandboxMessage[]> =>
  (await started.people.messages(CHANNEL, { limit: 50 })).filter(
    ({ embeds }) => embeds[0]?.title === 'Мой кабинет',
  );
const theDoor = async (not = ''): Promise<SandboxMessage> => {
  let door: SandboxMessage | undefined;
  await eventually(async () => {
    const all = await doors();
    expect(all).toHaveLength(1);
    expect(all[0]?.id).not.toBe(not);
    [door] = all;
  });
  return door as SandboxMessage;
};
const press = async (
  { message }: Pick<InteractionAnswer, 'message'>,
  action: string,
  user_id: string = PEOPLE.member,
) => {
  const custom_id = message
    ? (customIdsOf(message).find((id) => id.startsWith(`cabinet:${action}`)) ?? '')
    : '';
  return started.people.click({ message_id: message?.id ?? '', custom_id, user_id });
};
const me = async (user_id: string) =>
  started.people.command({
    guild_id: guildId,
    channel_id: MORETTI_CHANNELS.general,
    user_id,
    name: 'me',
    options: {},
  });
const labelsOf = ({ message }: InteractionAnswer): string => JSON.stringify(message?.components ?? []);

test('one message is kept with the button; whoever deletes it, it comes back, and each person gets their own card', async () => {
  await save(({ channels }) => ({ channels: { ...channels, cabinet: CHANNEL } }));
  const first = await theDoor();
  await started.people.deleteMessage(first.id, PEOPLE.owner);
  const door = await theDoor(first.id);
  const [mine, theirs] = [
    await press({ message: door }, 'open'),
    await press({ message: door }, 'open', PEOPLE.english_member),
  ];
  expect([mine.ephemeral, theirs.ephemeral]).toEqual([true, true]);
  expect(textOf(mine.message)).toContain('Явка за 30 дней');
  expect(textOf(theirs.message)).toContain('Attendance, 30 days');
  await save(({ channels }) => ({ channels: { ...channels, cabinet: null } }));
  await eventually(async () => expect(await doors()).toEqual([]));
});

test('the card has what concerns its reader, and plus, minus, a vacation and coming back edit that one message', async () => {
  const { context } = started;
  await save(({ vacations }) => ({ vacations: { ...vacations, approval: false } }));
  await setReputation(context, owner, { guildId, userId: PEOPLE.member, reputation: 145 });
  await giveWarning(context, owner, {
    guildId,
    userId: PEOPLE.member,
    kind: 'warning',
    reason: 'Опоздал *дважды*',
    days: 7,
    weight: 1,
  });
  const startsAt = new Date(context.clock().getTime() + 86_400_000).toISOString();
  await createEvent(context, owner, { guildId, title: 'Дроп [1]', description: '', startsAt, slots: 3 });

  const card = await me(PEOPLE.member);
  expect(card.ephemeral).toBe(true);
  const text = textOf(card.message);
  expect(text).toContain('**145** · 1-е место');
  expect(text).toContain('Опоздал \\*дважды\\*');
  expect(text).toContain('Вас нет в списке');
  expect(labelsOf(card)).toContain('+ Дроп [1]');

  const joined = await press(card, 'join');
  expect(joined.kind).toBe('update');
  expect(joined.message?.id).toBe(card.message?.id);
  expect(textOf(joined.message)).toMatch(/Вы в основе, место 1/);
  expect(labelsOf(joined)).toContain('− Дроп [1]');

  const form = await press(joined, 'vacation');
  const away = await started.people.submitModal({
    interaction_id: form.interaction_id,
    user_id: PEOPLE.member,
    fields: { from: 'сегодня', until: 'завтра', reason: '' },
  });
  expect(away.kind).toBe('update');
  expect(labelsOf(away)).toContain('Я вернулся');
  const left = await press(away, 'leave');
  expect(textOf(left.message)).toContain('Вас нет в списке');
  // Whoever is away is asked first, in the same message.
  const asked = await press(left, 'join');
  expect([asked.kind, asked.message?.embeds]).toEqual(['update', []]);
  const anyway = await press(asked, 'join_anyway');
  expect(textOf(anyway.message)).toMatch(/Вы в основе, место 1/);
  const back = await press(anyway, 'back');
  expect(labelsOf(back)).toContain('Уйти в отпуск');
  const nickForm = await press(back, 'nick');
  const named = await started.people.submitModal({
    interaction_id: nickForm.interaction_id,
    user_id: PEOPLE.member,
    fields: { nick: 'Misha_Novy', static: '12001' },
  });
  expect([named.kind, named.message?.id]).toEqual(['update', card.message?.id]);
  expect(textOf(named.message)).toContain('Misha');
});

test('a vacation that has not begun is taken back in the card', async () => {
  const days = { fields: { from: 'завтра', until: 'завтра', reason: '' }, user_id: PEOPLE.english_member };
  const card = await me(PEOPLE.english_member);
  const { interaction_id } = await press(card, 'vacation', PEOPLE.english_member);
  const planned = await started.people.submitModal({ interaction_id, ...days });
  expect(labelsOf(planned)).toContain('Cancel the vacation');
  const cancelled = await press(planned, 'cancel', PEOPLE.english_member);
  expect(cancelled.kind).toBe('update');
  expect(labelsOf(cancelled)).toContain('Go on vacation');
});

test('five gatherings with long names and reasons are all there, and nothing is cut in the middle', async () => {
  const { context } = started;
  const startsAt = new Date(context.clock().getTime() + 3_600_000).toISOString();
  await save(({ channels }) => ({ channels: { ...channels, events: MORETTI_CHANNELS.events } }));
  for (let nth = 1; nth <= 5; nth += 1) {
    const title = `Очень длинное название мероприятия семьи №${nth}`;
    await createEvent(context, owner, { guildId, title, description: '', startsAt, slots: 3 });
  }
  await eventually(async () => {
    const card = await me(PEOPLE.member);
    const text = textOf(card.message);
    for (let nth = 1; nth <= 5; nth += 1) expect(text).toContain(`семьи №${nth}](http`);
    expect(text.match(/Вас нет в списке/g)).toHaveLength(5);
    expect(card.message?.embeds[0]?.fields?.every(({ value }) => value.length <= 1024)).toBe(true);
  });
});

test('the page is linked where the family has opened it', async () => {
  expect(labelsOf(await me(PEOPLE.english_member))).toContain(`/guild/${guildId}/me`);
  await save(() => ({ cabinet: { page: false } }));
  expect(labelsOf(await me(PEOPLE.english_member))).not.toContain(`/guild/${guildId}/me`);
});

test('gatherings of one name are told apart by their start', async () => {
  const { context } = started;
  for (const minutes of [10, 20]) {
    const startsAt = new Date(context.clock().getTime() + minutes * 60_000).toISOString();
    await createEvent(context, owner, { guildId, title: 'Тайник', description: '', startsAt, slots: 3 });
  }
  const labels = [...labelsOf(await me(PEOPLE.member)).matchAll(/"label":"\+ ([^"]*Тайник)"/g)].map(
    ([, label]) => label,
  );
  expect(labels).toHaveLength(2);
  expect(new Set(labels).size).toBe(2);
  for (const label of labels) expect(label).toMatch(/^[а-я]{2},? \d\d:\d\d Тайник$/);
});
