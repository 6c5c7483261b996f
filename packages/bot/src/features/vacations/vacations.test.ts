import { valuesOf } from '@famiglia/contract/settings/settings-values';
import type { SettingsValues } from '@famiglia/contract/settings/settings';
import { updateEvent } from '@famiglia/core/events/update-event';
import { saveSettings } from '@famiglia/core/settings/save-settings';
import { findSettings } from '@famiglia/core/settings/settings.queries';
import { runVacations } from '@famiglia/core/vacations/run-vacations';
import { discordActor } from '@famiglia/core/testing/test-actor';
import { GUILDS, MORETTI_CHANNELS, MORETTI_ROLES, PEOPLE } from '@famiglia/sandbox/demo-ids';
import type { InteractionAnswer, SandboxMessage } from '@famiglia/sandbox/sandbox-types';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { customIdsOf, textOf } from '../../testing/messages.ts';
import { startEventBot } from '../../testing/start-event-bot.ts';
import { travelWithBot } from '../../testing/travel-with-bot.ts';
import { typedDay, typedReturn } from './typed-time.ts';

const guildId = GUILDS.moretti;
const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

let started: Awaited<ReturnType<typeof startEventBot>>;
const save = async (change: (values: SettingsValues) => Partial<SettingsValues>): Promise<void> => {
  const settings = await findSettings(started.context.db, guildId);
  const values = valuesOf(settings);
  const owner = discordActor(PEOPLE.owner);
  await saveSettings(started.context, owner, {
    ...values,
    ...change(values),
    guildId,
    version: settings.version,
  });
};
beforeAll(async () => {
  started = await startEventBot();
  await save(({ channels, vacations }) => ({
    channels: {
      ...channels,
      personnel: MORETTI_CHANNELS.review,
      away: MORETTI_CHANNELS.english,
    },
    vacations: { ...vacations, role: MORETTI_ROLES.newcomer },
  }));
});
afterAll(async () => started.stop());

const type = async (user_id: string, name: string, options: Record<string, string> = {}) =>
  started.people.command({ guild_id: guildId, channel_id: MORETTI_CHANNELS.general, user_id, name, options });
const said = ({ message }: InteractionAnswer): string => textOf(message);
const click = async (message: SandboxMessage, action: string, user_id: string, values?: string[]) => {
  const custom_id = customIdsOf(message).find((id) => id.startsWith(action)) ?? '';
  return started.people.click({ message_id: message.id, custom_id, user_id, ...(values ? { values } : {}) });
};
const inChannel = async (channelId: string, text: string): Promise<SandboxMessage> => {
  let found: SandboxMessage | undefined;
  await eventually(async () => {
    found = (await started.people.messages(channelId, { limit: 50 })).findLast((one) =>
      textOf(one).includes(text),
    );
    expect(found).toBeDefined();
  });
  return found as SandboxMessage;
};
const rolesOf = async (userId: string): Promise<readonly string[]> => {
  const guild = (await started.people.world()).guilds.find(({ id }) => id === guildId);
  return guild?.members.find((member) => member.user_id === userId)?.roles ?? [];
};
const toldOf = async (userId: string, text: string) =>
  eventually(async () => expect((await started.people.dms(userId)).map(textOf).join('\n')).toContain(text));

test('a request is answered in the leaders’ channel; the member is told, gets the role and stands on the list', async () => {
  const unclear = await type(PEOPLE.member, 'vacation', { from: 'когда-нибудь', until: 'завтра' });
  expect(said(unclear)).toContain('Не удалось разобрать день');
  const asked = await type(PEOPLE.member, 'vacation', {
    from: 'сегодня',
    until: 'через 2 дня',
    reason: '*Сессия*',
  });
  expect(said(asked)).toMatch(/Заявка у руководства: \*\*.* 1 марта – .* 3 марта\*\*/);
  const card = await inChannel(MORETTI_CHANNELS.review, 'Заявка на отпуск');
  expect(textOf(card)).toContain('\\*Сессия\\*');
  expect(said(await click(card, 'vacations:approve', PEOPLE.moderator))).toContain('нет права');
  const form = await click(card, 'vacations:refuse', PEOPLE.owner);
  expect(form.modal).toBeDefined();
  expect(said(await click(card, 'vacations:approve', PEOPLE.owner))).toBe('Одобрено. Участнику сообщим.');

  await toldOf(PEOPLE.member, 'Отпуск одобрен');
  await eventually(async () => {
    const now = (await started.people.messages(MORETTI_CHANNELS.review, { limit: 50 })).find(
      ({ id }) => id === card.id,
    );
    expect(textOf(now)).toContain(`Одобрен: <@${PEOPLE.owner}>`);
    expect(now === undefined ? null : customIdsOf(now)).toEqual([]);
  });
  const list = await inChannel(MORETTI_CHANNELS.english, `<@${PEOPLE.member}> · до`);
  expect(textOf(list)).not.toContain('Сессия');
  await eventually(async () => expect(await rolesOf(PEOPLE.member)).toContain(MORETTI_ROLES.newcomer));
  expect(said(await type(PEOPLE.member, 'myfile'))).toContain('В отпуске, вернётся');
});

test('whoever signs up on vacation is asked first; nobody else is', async () => {
  const event = await started.plan('Склад', 5);
  const message = await started.posted('Склад');
  const question = await started.press(message, 'join', PEOPLE.member);
  expect(said(question)).toMatch(/Вы в отпуске до .*Всё равно записаться/);
  const anyway = await click(question.message as SandboxMessage, 'mp:anyway', PEOPLE.member);
  expect(said(anyway)).toContain('основ');
  await started.shown('Склад', /1\. .* · в отпуске$/m);
  expect(said(await started.press(message, 'join', PEOPLE.english_member))).not.toContain('vacation');

  // A new start is told to all who signed up, but whoever is away is not mentioned.
  const startsAt = new Date(started.context.clock().getTime() + 5 * HOUR_MS).toISOString();
  const { title, description, slots, reward, version } = event;
  await updateEvent(started.context, discordActor(PEOPLE.owner), {
    guildId,
    eventId: event.id,
    title,
    description,
    slots,
    reward,
    version,
    startsAt,
    remindersMinutes: [],
  });
  const moved = await inChannel(MORETTI_CHANNELS.events, `<@${PEOPLE.english_member}>`);
  expect(moved.mentions.map(({ id }) => id)).toEqual([PEOPLE.english_member]);
});

test('a posted list follows the language of the guild', async () => {
  await save(() => ({ language: 'en' }));
  expect(await started.shown('Склад', /Main 2\/5/, / · on vacation$/m)).not.toContain('Основа');
  await save(() => ({ language: 'ru' }));
  await started.shown('Склад', /Основа 2\/5/, / · в отпуске$/m);
});

test('an AFK ends with a sign-up; /back ends a vacation, and the role goes', async () => {
  expect(said(await type(PEOPLE.english_member, 'afk', { time: 'soon' }))).toContain(
    'I cannot read that time',
  );
  expect(said(await type(PEOPLE.english_member, 'afk', { time: '99h' }))).toContain('up to 12 hours');
  expect(said(await type(PEOPLE.english_member, 'afk', { time: '2h' }))).toMatch(/^You are AFK until/);
  expect(said(await type(PEOPLE.english_member, 'vacations'))).toContain('AFK, back');
  await started.plan('Порт', 5);
  const message = await started.posted('Порт');
  const question = await started.press(message, 'reserve', PEOPLE.english_member);
  const anyway = await click(question.message as SandboxMessage, 'mp:anyway', PEOPLE.english_member);
  expect(said(anyway)).toContain('reserve');
  expect(said(await type(PEOPLE.english_member, 'back'))).toContain('You are not away');

  expect(said(await type(PEOPLE.member, 'back'))).toContain('С возвращением');
  await eventually(async () => expect(await rolesOf(PEOPLE.member)).not.toContain(MORETTI_ROLES.newcomer));
  await inChannel(MORETTI_CHANNELS.english, 'Все на месте');
  // The list of an event follows the member's return by itself.
  await eventually(async () => expect(textOf(await started.posted('Склад'))).not.toContain('в отпуске'));
});

test('a member sees, prolongs and cancels their own in /vacations; leaders answer requests there too', async () => {
  await type(PEOPLE.member, 'vacation', { from: 'завтра', until: 'завтра' });
  const own = (await type(PEOPLE.member, 'vacations')).message as SandboxMessage;
  expect(textOf(own)).toContain('ждёт ответа');
  const opened = await click(own, 'vacations:prolong', PEOPLE.member);
  const longer = await started.people.submitModal({
    interaction_id: opened.interaction_id,
    user_id: PEOPLE.member,
    fields: { until: 'через 3 дня' },
  });
  expect(said(longer)).toMatch(/Отпуск продлён: .*2 марта – .*4 марта/);
  const leader = (await type(PEOPLE.owner, 'vacations')).message as SandboxMessage;
  const request = await click(leader, 'vacations:requests', PEOPLE.owner);
  expect(said(request)).toContain(`<@${PEOPLE.member}>`);
  const refusal = await click(request.message as SandboxMessage, 'vacations:refuse', PEOPLE.owner);
  await started.people.submitModal({
    interaction_id: refusal.interaction_id,
    user_id: PEOPLE.owner,
    fields: { reason: 'Война' },
  });
  await toldOf(PEOPLE.member, 'В отпуске отказано');
  await toldOf(PEOPLE.member, '> Война');
  // The vacation is over, so no form is opened.
  const late = await click(own, 'vacations:prolong', PEOPLE.member);
  expect(late.kind).not.toBe('modal');
});

test('/inactive lists who has not been seen, writes to them and takes them off the list', async () => {
  await travelWithBot(started.context, 60 * DAY_MS);
  await runVacations(started.context);
  expect(said(await type(PEOPLE.member, 'inactive'))).toContain('нет права');
  const page = (await type(PEOPLE.owner, 'inactive')).message as SandboxMessage;
  expect(textOf(page)).toContain('больше 14 дней');
  const [, first = ''] = /<@(\d+)>/.exec(textOf(page)) ?? [];
  expect(said(await click(page, 'inactive:write', PEOPLE.owner))).toMatch(/Написали \d+ /);
  // Some people of the demo have closed their DMs.
  const listed = [...textOf(page).matchAll(/<@(\d+)>/g)].map(([, id = '']) => id);
  await eventually(async () => {
    const dms = await Promise.all(listed.map(async (id) => started.people.dms(id)));
    expect(dms.flat().map(textOf).join('\n')).toContain('Вас давно не видно');
  });
  const hidden = await click(page, 'inactive:hide', PEOPLE.owner, [first]);
  expect(said(hidden)).toContain('Скрыто на месяц');
  expect(said(hidden)).not.toContain(`<@${first}>`);
});

test('the list of who is away is posted again after somebody deleted it', async () => {
  const shown = async () => (await started.people.messages(MORETTI_CHANNELS.english, { limit: 50 })).at(-1);
  const posted = await shown();
  await started.people.deleteMessage(posted?.id ?? '', PEOPLE.owner);
  await eventually(async () => {
    const again = await shown();
    expect(again?.id).not.toBe(posted?.id);
    expect(textOf(again ?? null)).toBe(textOf(posted ?? null));
  });
});

test('days and times are read as people type them', () => {
  // 15:00 on Sunday, 1 March in Moscow.
  const now = new Date('2026-03-01T12:00:00Z');
  const day = (typed: string) => typedDay(typed, 'Europe/Moscow', now);
  expect(
    ['сегодня', 'завтра', '25.12', 'пт', 'friday', '2026-03-09', 'in 3 days', 'через неделю'].map(day),
  ).toEqual([
    '2026-03-01',
    '2026-03-02',
    '2026-12-25',
    '2026-03-06',
    '2026-03-06',
    '2026-03-09',
    '2026-03-04',
    '2026-03-08',
  ]);
  // A day in the past is refused: the same day of next year would be too far ahead to be meant.
  expect(['01.02', '28.02', '01.02.2026'].map(day)).toEqual(['2026-02-01', '2026-02-28', '2026-02-01']);
  expect(['', 'никогда'].map(day)).toEqual([null, null]);
  // At the end of a year the next one is near.
  expect(typedDay('10.01', 'Europe/Moscow', new Date('2026-12-20T12:00:00Z'))).toBe('2027-01-10');
  const back = (typed: string) => typedReturn(typed, 'Europe/Moscow', now)?.toISOString().slice(11, 16);
  expect(['2h', '30 минут', '1ч 30м', 'полчаса', 'до 22:00', 'until 18:30', 'x'].map(back)).toEqual([
    '14:00',
    '12:30',
    '13:30',
    '12:30',
    '19:00',
    '15:30',
    undefined,
  ]);
});
