import { activityTypesOf } from '@famiglia/contract/activity/activity-types';
import { settleStep } from '@famiglia/core/settings/settled-steps';
import { saveSettings } from '@famiglia/core/settings/save-settings';
import { findSettings } from '@famiglia/core/settings/settings.queries';
import { valuesOf } from '@famiglia/contract/settings/settings-values';
import { discordActor } from '@famiglia/core/testing/test-actor';
import { activity } from '@famiglia/core/platform/db/schema/activity';
import { ERRORS } from '@famiglia/contract/kit/error-codes';
import { BRATVA_CHANNELS, BRATVA_ROLES, GUILDS, PEOPLE } from '@famiglia/sandbox/demo-ids';
import type { SandboxMessage } from '@famiglia/sandbox/sandbox-types';
import { ComponentType } from 'discord.js';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FEATURES } from '../../features.ts';
import { eventually } from '../../testing/eventually.ts';
import { createReplay } from '../../testing/replay-interactions.ts';
import { startTestBot } from '../../testing/start-test-bot.ts';
import type { TestBot } from '../../testing/start-test-bot.ts';
import { SETUP_SECTIONS } from '@famiglia/contract/settings/setting-kinds';
import { setupTexts } from './setup-texts.ts';

const { listener, replay } = createReplay();

/** The small guild is Free: everything here works without a subscription. */
const guildId = GUILDS.bratva;
const owner = PEOPLE.free_owner;
let started: TestBot;
beforeAll(async () => {
  started = await startTestBot({ bot: { features: [...FEATURES, listener] } });
  // What a new family is asked first is tested with its channels.
  await settleStep(started.context, discordActor(owner), { guildId, step: 'all', settled: true });
});
afterAll(async () => started.stop());

const settings = async () => findSettings(started.context.db, guildId);
const setup = async (user_id: string = owner): Promise<SandboxMessage> => {
  const place = { guild_id: guildId, channel_id: BRATVA_CHANNELS.general };
  const { message, ephemeral } = await started.people.command({ ...place, user_id, name: 'setup' });
  if (message === null || !ephemeral) throw new Error('/setup did not answer in private');
  return message;
};

const customIds = (message: SandboxMessage): string[] =>
  [...JSON.stringify(message.components).matchAll(/"custom_id":"([^"]+)"/g)].map((match) => match[1] ?? '');

/** Uses the component whose custom id begins with this action, as it is in the message. */
const use = async (message: SandboxMessage, action: string, values?: string[], user_id: string = owner) => {
  const custom_id = customIds(message).find((id) => id.startsWith(`setup:${action}`));
  if (custom_id === undefined) throw new Error(`no ${action} among ${customIds(message).join(' ')}`);
  return started.people.click({ message_id: message.id, custom_id, user_id, ...(values ? { values } : {}) });
};
const choose = async (message: SandboxMessage, action: string, ...values: string[]) => {
  const answer = await use(message, action, values);
  if (answer.kind !== 'update' || answer.message === null)
    throw new Error(`${action} was answered ${answer.kind}`);
  return answer.message;
};
const press = async (message: SandboxMessage, action: string) => {
  const answer = await use(message, action);
  if (answer.kind !== 'update' || answer.message === null)
    throw new Error(`${action} was answered ${answer.kind}`);
  return answer.message;
};
/** From anywhere in the message to a section. */
const go = async (message: SandboxMessage, section: string) => {
  const first = customIds(message).includes('setup:back') ? await press(message, 'back') : message;
  return choose(first, 'go', section);
};
const fill = async (message: SandboxMessage, button: string, fields: Record<string, string | string[]>) => {
  const { modal, interaction_id } = await use(message, button);
  // Action rows of inputs are deprecated: every field of a form is in a label.
  expect(new Set(modal?.components.map(({ type }) => type))).toEqual(new Set([ComponentType.Label]));
  const answer = await started.people.submitModal({ interaction_id, user_id: owner, fields });
  if (answer.message === null) throw new Error(`the form was answered ${answer.kind}`);
  return answer.message;
};

test('leads from the first page to every section and back, in one message', async () => {
  let message = await setup();
  const { id } = message;
  expect(message.embeds[0]?.fields?.map((field) => field.name)).toContain('Чего не хватает');
  for (const section of SETUP_SECTIONS) {
    message = await choose(message, 'go', section);
    expect(message.id).toBe(id);
    expect(message.embeds[0]?.title).toBe(setupTexts.ru.sections[section]);
    message = await press(message, 'back');
  }
  expect(message.embeds[0]?.title).toBe('Настройка');
  expect(await started.people.unknownCalls()).toEqual([]);
});

test('language and time zone are chosen or typed; an invalid zone is refused at its field', async () => {
  let message = await choose(await choose(await setup(), 'go', 'general'), 'pick', 'en');
  expect(message.content).toBe('Сохранено.');
  message = await choose(await choose(message, 'which', 'time_zone'), 'pick', 'Asia/Omsk');
  expect(await settings()).toMatchObject({ language: 'en', time_zone: 'Asia/Omsk', updated_by: owner });

  message = await fill(message, 'type:general', { time_zone: 'МСК', reputation_name: 'Уважение' });
  expect(message.content).toContain('• Часовой пояс: пояс по международному названию');
  // Words that the family never changed follow its language.
  expect(await settings()).toMatchObject({ time_zone: 'Asia/Omsk', reputation_name: 'Reputation' });

  message = await fill(message, 'type:general', { time_zone: 'Europe/Samara', reputation_name: 'Уважение' });
  expect(message.embeds[0]?.description).toContain('Название репутации: **Уважение**');
  expect(await settings()).toMatchObject({ time_zone: 'Europe/Samara', reputation_name: 'Уважение' });
});

test('each channel is set and removed', async () => {
  let message = await choose(await choose(await setup(), 'go', 'channels'), 'which', 'channels.gg');
  message = await choose(message, 'pick', BRATVA_CHANNELS.gg);
  expect((await settings()).channels).toMatchObject({ gg: BRATVA_CHANNELS.gg, events: null });
  expect(message.embeds[0]?.description).toContain(`Скрины с ГГ: **<#${BRATVA_CHANNELS.gg}>**`);
  // The select stays on the channel that was just set.
  message = await choose(message, 'pick');
  expect((await settings()).channels.gg).toBeNull();
  message = await choose(message, 'pick', BRATVA_CHANNELS.voice);
  expect(message.content).toContain('• Скрины с ГГ: текстовый канал этого сервера');
});

test('a mode in which nobody could judge is refused with what to do; once a review channel is chosen it is saved', async () => {
  let message = await choose(await choose(await setup(), 'go', 'screens'), 'pick', 'review');
  expect(message.content).toBe(ERRORS.review_channel_needed.ru);
  expect((await settings()).gg.mode).toBe('auto');
  message = await choose(await go(message, 'channels'), 'which', 'channels.gg_review');
  message = await choose(message, 'pick', BRATVA_CHANNELS.review);
  message = await choose(await go(message, 'screens'), 'pick', 'review');
  expect(message.content).toBe('Сохранено.');
  expect((await settings()).gg.mode).toBe('review');
  await choose(message, 'pick', 'auto');
});

test('rewards and limits: every invalid number is named and nothing is saved', async () => {
  let message = await choose(await choose(await setup(), 'go', 'screens'), 'pick', 'review');
  const numbers = { 'gungame.reward': '7', 'gungame.daily_limit': '4', 'gungame.reject_reasons': '' };
  const wrong = { ...numbers, 'gg.reward': 'пять', 'gg.daily_limit': '0' };
  message = await fill(message, 'type:screens', wrong);
  expect(message.content.split('\n')).toEqual([
    'Ничего не сохранено. Исправьте:',
    '• За скрин с ГГ: целое число от 0 до 100 000; 0: без награды',
    '• Скринов с ГГ в день: целое число от 1 до 100',
  ]);
  expect(await settings()).toMatchObject({ gg: { mode: 'review', reward: 5 }, gungame: { reward: 5 } });

  message = await fill(message, 'type:screens', { ...numbers, 'gg.reward': '9', 'gg.daily_limit': '3' });
  message = await go(message, 'events');
  const events = {
    'events.cutoff_minutes': '10',
    'events.line_up_minutes': '0',
    'events.late_minutes': '60',
  };
  message = await fill(message, 'type:events:1', { 'events.reward': '30', ...events });
  message = await fill(message, 'type:events:2', {
    'events.no_show_penalty': '5',
    'events.late_leave_penalty': '3',
    'events.strike_limit': '4',
  });
  message = await fill(await go(message, 'capts'), 'type:capts:1', {
    'capts.reward': '40',
    'capts.cutoff_minutes': '0',
    'capts.line_up_minutes': '0',
    'capts.no_show_penalty': '0',
  });
  // What 0 means is said in words.
  expect(message.embeds[0]?.description).toContain('Штраф за неявку на капт: **без штрафа**');
  expect(await settings()).toMatchObject({
    gg: { mode: 'review', reward: 9, daily_limit: 3 },
    gungame: { reward: 7, daily_limit: 4 },
    events: { reward: 30, cutoff_minutes: 10, no_show_penalty: 5, strike_limit: 4 },
    capts: { reward: 40 },
  });
});

test('reasons to reject are typed one per line; too many of them are refused', async () => {
  let message = await choose(await setup(), 'go', 'screens');
  const { gg, gungame } = await settings();
  const numbers = {
    'gg.reward': String(gg.reward),
    'gg.daily_limit': String(gg.daily_limit),
    'gungame.reward': String(gungame.reward),
    'gungame.daily_limit': String(gungame.daily_limit),
  };
  const type = async (text: string) =>
    fill(message, 'type:screens', { ...numbers, 'gungame.reject_reasons': text });
  message = await type('x\n'.repeat(21));
  expect(message.content).toContain('• Причины отказа по ган-гейму: до 20 строк');
  await type(' Не видно счёта \n\nЧужой скрин');
  expect((await settings()).gungame.reject_reasons).toEqual(['Не видно счёта', 'Чужой скрин']);
});

test('a reputation role is added, changed and removed; a role with moderation permissions is refused', async () => {
  let message = await choose(await setup(), 'go', 'roles');
  const set = async (role: string, reputation: string) => {
    message = await fill(message, 'role', { role: [role], reputation });
    return (await settings()).reputation_roles;
  };
  const role_id = BRATVA_ROLES.brother;
  expect(await set(role_id, '100')).toEqual([{ role_id, reputation: 100 }]);
  expect(message.embeds[0]?.description).toContain(`<@&${role_id}> 100`);
  expect(await set(role_id, 'сто')).toEqual([{ role_id, reputation: 100 }]);
  expect(message.content).toContain('• Роли за репутацию: целое число и роль ниже');
  expect(await set(BRATVA_ROLES.ataman, '1')).toEqual([{ role_id, reputation: 100 }]);
  expect(message.content).toContain('• Роли за репутацию: целое число и роль ниже');
  expect(await set(role_id, '-5')).toEqual([{ role_id, reputation: -5 }]);
  expect(await set(role_id, '')).toEqual([]);
});

test('the activity types of the log are chosen group by group', async () => {
  const before = (await settings()).log.types.filter((type) => !activityTypesOf('members').includes(type));
  const message = await choose(await choose(await setup(), 'go', 'log'), 'about', 'members');
  await choose(message, 'news', 'member.left');
  expect((await settings()).log.types).toEqual([...before, 'member.left']);
});

test('reminders and the sorting order are saved', async () => {
  let message = await choose(await choose(await setup(), 'go', 'reminders'), 'pick', '15', '1440');
  expect((await settings()).events.reminders_minutes).toEqual([1440, 15]);
  message = await choose(await go(message, 'sorting'), 'sorting', 'reliability');
  expect((await settings()).events.sorting).toEqual([
    'reliability',
    'role_priority',
    'reputation',
    'benched_last_time',
    'signed_up_at',
  ]);
  await choose(message, 'sorting', 'nothing');
  expect((await settings()).events.sorting).toEqual(['signed_up_at']);
});

test('a save by somebody else in between: the message says who it was, what is current, and what was not saved', async () => {
  const message = await choose(await setup(), 'go', 'screens');
  const current = await settings();
  const other = await addManager('deputy');
  await saveSettings(started.context, discordActor(other), {
    ...valuesOf(current),
    reputation_name: 'Слава',
    guildId,
    version: current.version,
  });
  const answer = await choose(message, 'pick', current.gg.mode === 'auto' ? 'review' : 'auto');
  expect(answer.content).toContain(`<@${other}>`);
  expect(answer.content).toContain('Не сохранено:\n• Как засчитывать скрины с ГГ');
  expect(await settings()).toMatchObject({ reputation_name: 'Слава', gg: { mode: current.gg.mode } });
  // The message is current again: the same choice is now saved.
  await choose(answer, 'pick', current.gg.mode === 'auto' ? 'review' : 'auto');
  expect((await settings()).gg.mode).not.toBe(current.gg.mode);
});

const trace = async () =>
  started.context.db
    .select()
    .from(activity)
    .where(and(eq(activity.guildId, guildId), eq(activity.type, 'settings.saved')));

test('a replayed interaction changes nothing twice', async () => {
  const message = await choose(await setup(), 'go', 'general');
  await choose(await choose(message, 'which', 'time_zone'), 'pick', 'Asia/Yakutsk');
  const saved = await settings();
  const rows = (await trace()).length;
  replay();
  await setup();
  expect(await settings()).toEqual(saved);
  expect(await trace()).toHaveLength(rows);
});

test('a lost permission applies from the next click', async () => {
  const manager = await addManager('leaver');
  const { message } = await use(await setup(manager), 'go', ['general'], manager);
  if (message === null) throw new Error('the section did not open');
  await started.people.member({ guild_id: guildId, user_id: manager, action: 'roles', roles: [] });
  const before = await settings();
  await eventually(async () => {
    const answer = await use(message, 'which', ['time_zone'], manager);
    expect(answer.message?.content).toBe(ERRORS.permission_denied.ru);
  });
  expect(await settings()).toEqual(before);
});

test('Discord offers the command to those who manage the server', async () => {
  const offered = async (userId: string) =>
    (await started.people.commands(guildId, userId)).items.map((command) => command.name);
  expect(await offered(owner)).toContain('setup');
  const { id: user_id } = await started.people.createUser({ username: 'plain', locale: 'ru' });
  await started.people.member({ guild_id: guildId, user_id, action: 'join' });
  expect(await offered(user_id)).not.toContain('setup');
});

/** Adds a member with a role that manages the server to the mirror. */
const addManager = async (username: string): Promise<string> => {
  const { id: user_id } = await started.people.createUser({ username, locale: 'ru' });
  await started.people.member({ guild_id: guildId, user_id, action: 'join', roles: [BRATVA_ROLES.ataman] });
  await eventually(async () =>
    expect((await started.context.access.inGuild(user_id, guildId))?.level).toBe('manager'),
  );
  return user_id;
};

test('/rights gives a role rights on a Free guild: its holders may then do what only managers could', async () => {
  const place = { guild_id: guildId, channel_id: BRATVA_CHANNELS.general, user_id: owner };
  const rights = async (options = {}) => {
    const { message, ephemeral } = await started.people.command({ ...place, name: 'rights', options });
    if (message === null || !ephemeral) throw new Error('/rights did not answer in private');
    return message;
  };
  const role = BRATVA_ROLES.brother;
  expect((await rights()).embeds[0]?.description).toContain('Пока ни у одной роли нет прав.');
  const mayLead = async () => {
    const access = await started.context.access.inGuild(PEOPLE.member, guildId);
    return access?.permissions.has('events.manage');
  };
  expect(await mayLead()).toBe(false);
  const message = await rights({ role, priority: 70 });
  expect(message.content).toBe('Сохранено.');
  const answer = await started.people.click({
    message_id: message.id,
    custom_id: `access:grant:${role}`,
    user_id: owner,
    values: ['events.view', 'events.manage'],
  });
  expect(answer.message?.embeds[0]?.description).toContain('Приоритет записи: **70**');
  await eventually(async () => expect(await mayLead()).toBe(true));
  expect((await rights()).embeds[0]?.description).toContain('Видеть МП');
});
