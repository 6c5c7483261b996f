import { ERRORS } from '@famiglia/contract/kit/error-codes';
import { drawScreenshot } from '@famiglia/core/demo/draw-screenshot';
import { startingForm } from '@famiglia/contract/applications/application-texts';
import { getApplication } from '@famiglia/core/applications/get-application';
import { listApplications } from '@famiglia/core/applications/list-applications';
import { listForms } from '@famiglia/core/applications/list-forms';
import { createForm } from '@famiglia/core/applications/save-form';
import { findUndelivered } from '@famiglia/core/undelivered/undelivered.queries';
import { findMember } from '@famiglia/core/members/member.queries';
import { discordActor } from '@famiglia/core/testing/test-actor';
import { GUILDS, MORETTI_CHANNELS, MORETTI_ROLES, PEOPLE } from '@famiglia/sandbox/demo-ids';
import type { InteractionAnswer, SandboxMessage } from '@famiglia/sandbox/sandbox-types';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { customIdsOf, textOf } from '../../testing/messages.ts';
import { startTestBot } from '../../testing/start-test-bot.ts';
import type { TestBot } from '../../testing/start-test-bot.ts';

const guildId = GUILDS.moretti;
const owner = discordActor(PEOPLE.owner);
const { member, moderator } = PEOPLE;

let started: TestBot;
beforeAll(async () => {
  started = await startTestBot({ sandbox: { rateLimits: false } });
});
afterAll(async () => started.stop());

const type = async (
  user_id: string,
  name: string,
  subcommand: string,
  options: Record<string, string> = {},
) =>
  started.people.command({
    guild_id: guildId,
    channel_id: MORETTI_CHANNELS.general,
    user_id,
    name,
    subcommand,
    options,
  });

/** Presses the button or select of this action. */
const use = async (
  message: SandboxMessage | null,
  action: string,
  user_id: string,
  values?: string[],
): Promise<InteractionAnswer> => {
  const ids = message === null ? [] : customIdsOf(message);
  const custom_id = ids.find((id) => id.startsWith(`applications:${action}`));
  if (message === null || custom_id === undefined) throw new Error(`no ${action} among ${ids.join(' ')}`);
  return started.people.click({ message_id: message.id, custom_id, user_id, ...(values ? { values } : {}) });
};

const fill = async (
  { interaction_id }: InteractionAnswer,
  user_id: string,
  fields: Record<string, string | string[]>,
) => started.people.submitModal({ interaction_id, user_id, fields });

const newest = async (channelId: string, part: RegExp): Promise<SandboxMessage> => {
  let found: SandboxMessage | undefined;
  await eventually(async () => {
    const messages = await started.people.messages(channelId, { limit: 50 });
    found = messages.findLast((message) => part.test(textOf(message)));
    expect(found).toBeDefined();
  });
  return found as SandboxMessage;
};

const dmsOf = async (userId: string) => (await started.people.dms(userId)).map(textOf).join('\n');

const newForm = async (name: string, change: object = {}) =>
  createForm(started.context, owner, {
    guildId,
    name,
    is_open: true,
    ...startingForm('ru'),
    channel_id: MORETTI_CHANNELS.general,
    review_channel_id: MORETTI_CHANNELS.review,
    ...change,
  });

const ANSWERS = { nick: 'Anton_Novikov', static: '70233', age: '19', about: 'Каждый вечер' };

/** Sends an application by the button, and returns the card in the review channel. */
const apply = async (name: string, userId: string): Promise<SandboxMessage> => {
  const post = await newest(MORETTI_CHANNELS.general, new RegExp(`^\\s*${name}`));
  const draft = await fill(await use(post, 'begin', userId), userId, ANSWERS);
  await use(draft.message, 'send', userId);
  return newest(MORETTI_CHANNELS.review, new RegExp(`Заявка: ${name}`));
};

test('a form is made, changed and opened in Discord, and its button is posted', async () => {
  const created = await type(PEOPLE.owner, 'applications', 'create', { name: 'В семью' });
  expect(textOf(created.message)).toMatch(/Игровой ник[\s\S]*Статик[\s\S]*Возраст/);
  const { message } = created;
  const added = await fill(await use(message, 'newQuestion', PEOPLE.owner), PEOPLE.owner, {
    label: 'Прайм-тайм',
    hint: '',
    type: ['choice'],
    required: ['no'],
    options: 'День\nВечер',
  });
  expect(textOf(added.message)).toMatch(/Сохранено[\s\S]*Прайм-тайм \(Выбор из списка, необязательный\)/);
  const wrong = await fill(await use(message, 'newQuestion', PEOPLE.owner), PEOPLE.owner, {
    label: 'Пусто',
    hint: '',
    type: ['choice'],
    required: ['yes'],
    options: 'Один',
  });
  expect(textOf(wrong.message)).toContain('от 2 до 25 разных вариантов');
  const question = await use(message, 'question', PEOPLE.owner, ['q5']);
  const moved = await use(question.message, 'moveQuestion', PEOPLE.owner);
  expect(textOf(moved.message)).toContain('В семью · 4');
  const back = await use(moved.message, 'backToForm', PEOPLE.owner);
  const rules = await use(back.message, 'section', PEOPLE.owner, ['rules']);
  const ruled = await fill(rules, PEOPLE.owner, { cooldown: '3', limit: '20', opens: '', closes: '' });
  expect(textOf(ruled.message)).toMatch(/после отказа ждать 3 дн\.\s+открытых не больше 20/);
  const texts = await use(ruled.message, 'section', PEOPLE.owner, ['words']);
  expect(JSON.stringify(texts.modal)).toContain('{reason}');
  const told = { received: 'Ждите', interview: '', accepted: '', refused: '' };
  await fill(texts, PEOPLE.owner, told);
  const picking = await use(ruled.message, 'section', PEOPLE.owner, ['gives']);
  const refused = await use(picking.message, 'pick', PEOPLE.owner, [MORETTI_ROLES.don]);
  expect(textOf(refused.message)).toMatch(/роль (может управлять сервером|выше роли бота)/);
  const again = await use(refused.message, 'section', PEOPLE.owner, ['channel']);
  await use(again.message, 'pick', PEOPLE.owner, [MORETTI_CHANNELS.general]);
  await use(ruled.message, 'toggle', PEOPLE.owner);
  const post = await newest(MORETTI_CHANNELS.general, /В семью[\s\S]*Нажмите кнопку/);
  expect(customIdsOf(post)).toHaveLength(2);
  const [form] = (await listForms(started.context, owner, { guildId })).items;
  expect(form).toMatchObject({
    state: 'open',
    cooldown_days: 3,
    texts: { received: 'Ждите', refused: '' },
    questions: [{ id: 'nick' }, { id: 'static' }, { id: 'age' }, { id: 'q5' }, { id: 'about' }],
  });
  // A message that somebody deletes is posted again.
  await started.people.deleteMessage(post.id, PEOPLE.owner);
  await eventually(async () => {
    const now = await newest(MORETTI_CHANNELS.general, /В семью[\s\S]*Нажмите кнопку/);
    expect(now.id).not.toBe(post.id);
  });
});

test('from the button to a member with roles and a nickname', async () => {
  await newForm('Основа', {
    gives_role_ids: [MORETTI_ROLES.newcomer],
    texts: { ...startingForm('ru').texts, accepted: 'С нами, {name}! {reason}' },
  });
  const post = await newest(MORETTI_CHANNELS.general, /^\s*Основа/);
  // A wrong answer loses nothing: the page opens again with what was typed.
  const wrong = await fill(await use(post, 'begin', member), member, { ...ANSWERS, age: 'много' });
  expect(textOf(wrong.message)).toMatch(/✏️ \*\*Возраст\*\*: много \(нужен возраст/);
  const page = await use(wrong.message, 'fill', member);
  expect(JSON.stringify(page.modal)).toContain('"value":"много"');
  const draft = await fill(page, member, ANSWERS);
  expect(textOf(draft.message)).toContain('Всё заполнено');
  await use(draft.message, 'send', member);
  await eventually(async () => expect(await dmsOf(member)).toContain('ваша заявка «Основа» получена'));

  const card = await newest(MORETTI_CHANNELS.review, /Заявка: Основа/);
  expect(textOf(card)).toMatch(/Возраст\*\*\n19[\s\S]*Anton\\_Novikov #70233/);
  await use(card, 'take', PEOPLE.owner);
  await eventually(async () =>
    expect(textOf(await newest(MORETTI_CHANNELS.review, /Заявка: Основа/))).toContain(
      `На рассмотрении · <@${PEOPLE.owner}>`,
    ),
  );
  const asked = await use(card, 'ask', PEOPLE.owner);
  await fill(asked, PEOPLE.owner, { text: 'С какого сервера?' });
  await eventually(async () => expect(await dmsOf(member)).toContain('С какого сервера?'));
  const question = (await started.people.dms(member)).findLast((message) =>
    textOf(message).includes('С какого сервера?'),
  );
  await fill(await use(question ?? null, 'answer', member), member, { text: 'Феникс' });
  const whole = await use(card, 'whole', PEOPLE.owner);
  const last = await started.people.click({
    message_id: whole.message?.id ?? '',
    custom_id: customIdsOf(whole.message).at(-1) ?? '',
    user_id: PEOPLE.owner,
  });
  expect(textOf(whole.message) + textOf(last.message)).toContain('Феникс');

  await use(card, 'accept', PEOPLE.owner);
  await eventually(async () => {
    const world = await started.people.world();
    const inGuild = world.guilds
      .find(({ id }) => id === guildId)
      ?.members.find(({ user_id }) => user_id === member);
    expect(inGuild).toMatchObject({ nick: 'Anton_Novikov | 70233' });
    expect(inGuild?.roles).toContain(MORETTI_ROLES.newcomer);
  });
  expect(await findMember(started.context.db, guildId, member)).toMatchObject({ staticId: '70233' });
  await eventually(async () => expect(await dmsOf(member)).toContain('С нами, '));
  const mine = await type(member, 'apply', 'status');
  expect(textOf(mine.message)).toContain('Принята');
});

test('a picture is attached by command, and an interview is called for at a time that people type', async () => {
  const candidate = PEOPLE.panel_user;
  const [nick] = startingForm('ru').questions;
  if (nick === undefined) throw new Error('a form begins with the nick');
  await newForm('Стрелки', {
    questions: [nick, { ...nick, id: 'shot', label: 'Статистика', type: 'screenshot' }],
  });
  const post = await newest(MORETTI_CHANNELS.general, /^\s*Стрелки/);
  const draft = await fill(await use(post, 'begin', candidate), candidate, { nick: 'Dino_Marino' });
  expect(textOf(draft.message)).toMatch(/Статистика\*\*: — нет ответа[\s\S]*apply picture/);
  const attach = async (bytes: Uint8Array) =>
    started.people.command({
      guild_id: guildId,
      channel_id: MORETTI_CHANNELS.general,
      user_id: candidate,
      name: 'apply',
      subcommand: 'picture',
      options: {},
      file: { filename: 'shot.png', bytes },
    });
  const junk = await attach(new TextEncoder().encode('no picture'));
  expect(junk.message?.content).toBe(ERRORS.picture_unreadable.ru);
  const attached = await attach(await drawScreenshot(7));
  expect(textOf(attached.message)).toMatch(/скрин приложен[\s\S]*Всё заполнено/);
  // A picture that cannot be read at first is waited for, not left out.
  const read = vi.spyOn(started.context.files, 'get').mockResolvedValueOnce(null);
  onTestFinished(() => read.mockRestore());
  await use(attached.message, 'send', candidate);
  const card = await newest(MORETTI_CHANNELS.review, /Заявка: Стрелки/);
  expect(card.embeds).toHaveLength(2);
  expect(card.embeds[1]?.image?.url).toContain('picture-0.webp');

  const wrong = await fill(await use(card, 'call', PEOPLE.owner), PEOPLE.owner, { when: 'вчера', text: '' });
  expect(textOf(wrong.message)).toContain('не похоже на время в будущем');
  const called = await use(card, 'call', PEOPLE.owner);
  await fill(called, PEOPLE.owner, { when: 'завтра 20:00', text: 'Возьмите карабин' });
  await eventually(async () =>
    expect(await dmsOf(candidate)).toMatch(/обзвон по заявке «Стрелки»: <t:\d+:F>[\s\S]*Возьмите карабин/),
  );
  const missed = await use(await newest(MORETTI_CHANNELS.review, /Обзвон · <@/), 'no_show', PEOPLE.owner);
  expect(textOf(missed.message)).toContain('Неявка отмечена');
  await eventually(async () => expect(await dmsOf(candidate)).toContain('Вас не было на обзвоне'));
});

test('with closed direct messages a refused candidate is mentioned in the channel, and reads the reason privately', async () => {
  const form = await newForm('Руководство');
  await started.people.fault({ kind: 'dm_closed', user_id: moderator });
  const card = await apply('Руководство', moderator);
  const refusal = await use(card, 'refuse', PEOPLE.owner);
  await fill(refusal, PEOPLE.owner, { reason: ['Сейчас нет мест'], text: 'Через месяц' });
  const call = await newest(MORETTI_CHANNELS.general, /по вашей заявке «Руководство» есть новости/);
  expect(textOf(call)).not.toContain('мест');
  const mine = await use(await newest(MORETTI_CHANNELS.general, /^\s*Руководство/), 'mine', moderator);
  expect(textOf(mine.message)).toMatch(/Отказ[\s\S]*Сейчас нет мест · Через месяц/);
  const again = await use(await newest(MORETTI_CHANNELS.general, /^\s*Руководство/), 'begin', moderator);
  expect(textOf(again.message)).toMatch(/После отказа подать снова можно <t:/);
  const [application] = (
    await listApplications(started.context, owner, { guildId, formId: form.id, limit: 1, offset: 0 })
  ).items;
  const { entries } = await getApplication(started.context, owner, {
    guildId,
    applicationId: application?.id ?? '',
  });
  expect(entries.map(({ kind, told }) => [kind, told])).toEqual([
    ['submitted', 'channel'],
    ['refused', 'channel'],
  ]);
});

const SCOUTS = /Заявка: Разведка/;

test('a candidate of the blacklist is accepted by a second button, and the acceptance can be taken back', async () => {
  await newForm('Разведка', { gives_role_ids: [MORETTI_ROLES.capt_ping] });
  const { id: candidate } = await started.people.createUser({
    username: 'listed_one',
    global_name: 'Listed',
  });
  await started.people.member({ guild_id: guildId, user_id: candidate, action: 'join' });
  await eventually(async () =>
    expect(await findMember(started.context.db, guildId, candidate)).not.toBeNull(),
  );
  await type(PEOPLE.owner, 'blacklist', 'add', { reason: 'Слил *состав*', member: candidate });
  const card = await apply('Разведка', candidate);
  expect(textOf(card)).toContain('В чёрном списке: Слил \\*состав\\*');
  const rolesOf = async () => (await findMember(started.context.db, guildId, candidate))?.roleIds;

  const question = await use(card, 'accept', PEOPLE.owner);
  expect(textOf(question.message)).toMatch(/Слил \\\*состав\\\*\nВсё равно принять\?/);
  expect(textOf(await newest(MORETTI_CHANNELS.review, SCOUTS))).toContain('Ждёт');
  await use(question.message, 'acceptAnyway', PEOPLE.owner);
  await eventually(async () => expect(await rolesOf()).toContain(MORETTI_ROLES.capt_ping));
  await eventually(async () =>
    expect(customIdsOf(await newest(MORETTI_CHANNELS.review, SCOUTS)).join()).toContain(
      'applications:reopen',
    ),
  );

  const undone = await use(await newest(MORETTI_CHANNELS.review, SCOUTS), 'reopen', PEOPLE.owner);
  expect(textOf(undone.message)).toContain('Решение отменено');
  await eventually(async () => expect(await rolesOf()).not.toContain(MORETTI_ROLES.capt_ping));
});

test('a candidate who leaves is shown as gone, and leaders are told about a missing channel', async () => {
  await newForm('Академия');
  const card = await apply('Академия', PEOPLE.english_member);
  await started.people.member({
    guild_id: guildId,
    user_id: PEOPLE.english_member,
    action: 'leave',
  });
  await eventually(async () =>
    expect(textOf(await newest(MORETTI_CHANNELS.review, /Заявка: Академия/))).toContain('не на сервере'),
  );
  const refused = await use(card, 'accept', PEOPLE.owner);
  expect(textOf(refused.message)).toContain('Кандидат вышел с сервера');
  const list = await type(PEOPLE.owner, 'applications', 'list');
  expect(textOf(list.message)).toContain('Академия');

  const lost = await newForm('Потерянная', { channel_id: MORETTI_CHANNELS.logs, is_open: false });
  await started.people.channel({ channel_id: MORETTI_CHANNELS.logs, action: 'delete' });
  await eventually(async () => {
    const problems = await findUndelivered(started.context.db, guildId);
    expect(problems).toMatchObject([{ kind: 'application_post', problem: 'channel_gone' }]);
  });
  expect(lost.name).toBe('Потерянная');
});
