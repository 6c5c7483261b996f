import { MAX_REPUTATION } from '@famiglia/contract/reputation/reputation';
import { wallTimeAt } from '@famiglia/contract/kit/zoned-time';
import { readSquads } from '@famiglia/core/rosters/read-squads';
import { activity } from '@famiglia/core/platform/db/schema/activity';
import { eventOccurrences } from '@famiglia/core/platform/db/schema/event-series';
import { events } from '@famiglia/core/platform/db/schema/events';
import { listSeries } from '@famiglia/core/series/list-series';
import { listTemplates } from '@famiglia/core/series/list-templates';
import { postSeries } from '@famiglia/core/series/post-series';
import { discordActor } from '@famiglia/core/testing/test-actor';
import { readEventDetails } from '@famiglia/core/events/get-events';
import { changeReputation } from '@famiglia/core/reputation/change-reputation';
import { saveRolePermissions } from '@famiglia/core/access/save-role-permissions';
import { saveSettings } from '@famiglia/core/settings/save-settings';
import { findSettings } from '@famiglia/core/settings/settings.queries';
import { valuesOf } from '@famiglia/contract/settings/settings-values';
import { findMember } from '@famiglia/core/members/member.queries';
import { giveReputation } from '@famiglia/core/testing/test-guild';
import { BOT_ID, GUILDS, MORETTI_CHANNELS, MORETTI_ROLES, PEOPLE } from '@famiglia/sandbox/demo-ids';
import type { SandboxMessage } from '@famiglia/sandbox/sandbox-types';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FEATURES } from '../../features.ts';
import { eventually } from '../../testing/eventually.ts';
import { customIdsOf, textOf } from '../../testing/messages.ts';
import { createReplay } from '../../testing/replay-interactions.ts';
import { travelWithBot } from '../../testing/travel-with-bot.ts';
import { forgedButton, sayAsBot } from '../../testing/say-as-bot.ts';
import { startEventBot } from '../../testing/start-event-bot.ts';
import type { EventBot } from '../../testing/start-event-bot.ts';

const guildId = GUILDS.moretti;
const here = { guild_id: guildId, channel_id: MORETTI_CHANNELS.general };

const { listener, replay } = createReplay();
let started: EventBot;
beforeAll(async () => {
  started = await startEventBot({ bot: { features: [...FEATURES, listener] } });
});
afterAll(async () => started.stop());

const fill = async (user_id: string, fields: Record<string, string>) => {
  const form = await started.people.command({ ...here, user_id, name: 'mp', subcommand: 'create' });
  expect(form.kind).toBe('modal');
  return started.people.submitModal({ interaction_id: form.interaction_id, user_id, fields });
};

describe('/mp create', () => {
  test('creates an event by the guild’s time zone and posts the roster with its buttons', async () => {
    const fields = {
      title: 'Война за **завод**',
      start: 'завтра 20:00',
      slots: '2',
      description: 'Сбор @everyone',
    };
    const answer = await fill(PEOPLE.owner, fields);
    expect(answer.ephemeral).toBe(true);
    const message = await started.posted('Война за \\*\\*завод\\*\\*');
    const [event] = await started.context.db.select().from(events).where(eq(events.title, fields.title));
    // 20:00 in Moscow, on the day after the current day of the test, 1 March.
    expect(event?.startsAt.toISOString()).toBe('2026-03-02T17:00:00.000Z');
    const text = textOf(message);
    expect(text).toContain(`<t:${Date.parse('2026-03-02T17:00:00Z') / 1000}:F>`);
    expect(text).toContain('Основа 0/2');
    expect(text).not.toContain('@everyone');
    expect(customIdsOf(message).map((id) => id.split(':')[1])).toEqual([
      'join',
      'reserve',
      'leave',
      'why',
      'manage',
    ]);
  });

  test('a start time that cannot be parsed returns the form with the whole input', async () => {
    const fields = { title: 'Дроп', start: 'как соберёмся', slots: '700', description: 'Берите дроби' };
    const { message } = await fill(PEOPLE.owner, fields);
    expect(textOf(message)).toMatch(/Не удалось разобрать время.*\n.*от 1 до 500/);
    const again = await started.press(message as SandboxMessage, 'correct', PEOPLE.owner);
    expect(again.kind).toBe('modal');
    const values = JSON.stringify(again.modal);
    for (const typed of Object.values(fields)) expect(values).toContain(typed);
    const done = await started.people.submitModal({
      interaction_id: again.interaction_id,
      user_id: PEOPLE.owner,
      fields: { ...fields, start: '25.12 20:00', slots: '7' },
    });
    expect(textOf(done.message)).toContain('25 декабря');
    await started.posted('Дроп');
  });

  test('a title without visible characters is refused, and invisible characters are removed', async () => {
    const fields = { title: '\u3164\u200B', start: 'завтра 20:00', slots: '4', description: '' };
    const { message } = await fill(PEOPLE.owner, fields);
    expect(textOf(message)).toContain('Придумайте название');
    await fill(PEOPLE.owner, { ...fields, title: 'Обмен\u202Eкилпус 👨‍👩‍👧' });
    await started.posted('Обменкилпус 👨‍👩‍👧');
  });

  test('a start with several meanings is asked about, and the answer creates the event once', async () => {
    const fields = { title: 'Погоня', start: 'завтра в 8', slots: '4', description: 'Без *масок*' };
    const asked = (await fill(PEOPLE.owner, fields)).message as SandboxMessage;
    expect(textOf(asked)).toContain('можно понять по-разному');
    const labels = JSON.stringify(asked.components);
    expect(labels).toMatch(/2 марта в 08:00 МСК[\s\S]*2 марта в 20:00 МСК/);
    const evening = customIdsOf(asked)[1] ?? '';
    const press = async () =>
      started.people.click({ message_id: asked.id, custom_id: evening, user_id: PEOPLE.owner });
    // The second press may be refused because the first has changed the message; in both cases there is one event.
    const answers = await Promise.allSettled([press(), press()]);
    const planned = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []))[0];
    expect(textOf(planned?.message)).toMatch(/\*\*Погоня\*\* создано: .*2 марта в 20:00 МСК/);
    expect(textOf(planned?.message)).toContain(`<t:${Date.parse('2026-03-02T17:00:00Z') / 1000}:F>`);
    const rows = await started.context.db.select().from(events).where(eq(events.title, fields.title));
    expect(rows.map(({ startsAt, description }) => [startsAt.toISOString(), description])).toEqual([
      ['2026-03-02T17:00:00.000Z', fields.description],
    ]);
  });

  test('a date that has passed this year is asked about, with the year', async () => {
    const fields = { title: 'Парад', start: '25.02 20:00', slots: '4', description: '' };
    const asked = (await fill(PEOPLE.owner, fields)).message as SandboxMessage;
    expect(textOf(asked)).toContain('уже прошла');
    expect(JSON.stringify(asked.components)).toContain('25 февраля 2027 г. в 20:00 МСК');
    const again = await started.press(asked, 'correct', PEOPLE.owner);
    expect(JSON.stringify(again.modal)).toContain(fields.start);
  });

  test('while the start is typed into the command, its meaning is suggested', async () => {
    const typing = { ...here, name: 'mp', subcommand: 'create', focused: 'when' };
    const offered = async (when: string, user_id: string) =>
      (await started.people.autocomplete({ ...typing, user_id, options: { when } })).choices;
    expect(await offered('в пт 20:00', PEOPLE.owner)).toEqual([
      { name: 'пт, 6 марта в 20:00 · Москва (UTC+3)', value: '06.03.2026 20:00' },
    ]);
    expect(await offered('fri 8pm', PEOPLE.english_member)).toEqual([
      { name: 'Fri, March 6 at 20:00 · Moscow (UTC+3)', value: '2026-03-06 20:00' },
    ]);
    expect(await offered('в 8', PEOPLE.owner)).toHaveLength(2);
    expect(await offered('', PEOPLE.owner)).toHaveLength(4);
    const [refused] = await offered('когда-нибудь', PEOPLE.owner);
    expect(refused).toEqual({
      name: expect.stringContaining('Не удалось разобрать время'),
      value: 'когда-нибудь',
    });

    const create = { ...here, user_id: PEOPLE.owner, name: 'mp', subcommand: 'create' };
    const open = async (when: string) => started.people.command({ ...create, options: { when } });
    expect(JSON.stringify((await open('06.03.2026 20:00')).modal)).toContain('"06.03.2026 20:00"');
    const asked = (await open('завтра в 8')).message as SandboxMessage;
    const chosen = await started.press(asked, 'start', PEOPLE.owner);
    expect(JSON.stringify(chosen.modal)).toContain('"02.03.2026 08:00"');
  });

  test('the role to call is chosen in the command, kept through a correction, and is the only mention', async () => {
    const create = { ...here, user_id: PEOPLE.owner, name: 'mp', subcommand: 'create' };
    const typing = { ...create, focused: 'ping', options: { ping: '' } };
    const { choices } = await started.people.autocomplete(typing);
    expect(choices.slice(0, 3).map(({ name }) => name)).toEqual([
      'Никого',
      'Всех, кто может записаться (@everyone)',
      'Дон',
    ]);
    const wrong = await started.people.command({ ...create, options: { ping: 'кого-нибудь' } });
    expect(textOf(wrong.message)).toContain('выберите из списка');
    const open = await started.people.command({ ...create, options: { ping: 'солдат' } });
    const fields = { title: 'Зов @everyone', start: 'когда-нибудь', slots: '4', description: '' };
    const submit = async (interaction_id: string, start: string) =>
      started.people.submitModal({ interaction_id, user_id: PEOPLE.owner, fields: { ...fields, start } });
    const asked = (await submit(open.interaction_id, fields.start)).message as SandboxMessage;
    const again = await started.press(asked, 'correct', PEOPLE.owner);
    const done = await submit(again.interaction_id, 'завтра 20:00');
    expect(textOf(done.message)).not.toContain('никому не придёт');
    const message = await started.posted('Зов @\u200Beveryone');
    expect(message.content).toBe(`<@&${MORETTI_ROLES.soldier}>`);
    expect(message).toMatchObject({ mention_roles: [MORETTI_ROLES.soldier], mention_everyone: false });
  });

  test('a member without the permission is refused before any form opens', async () => {
    const answer = await started.people.command({
      ...here,
      user_id: PEOPLE.member,
      name: 'mp',
      subcommand: 'create',
    });
    expect(answer.kind).toBe('message');
    expect(textOf(answer.message)).toContain('нет права');
  });
});

test('/mp list has pages', async () => {
  for (let one = 1; one <= 9; one += 1) await started.plan(`Рейд ${one}`, 2);
  const list = { ...here, user_id: PEOPLE.member, name: 'mp', subcommand: 'list' };
  const first = (await started.people.command(list)).message as SandboxMessage;
  expect(textOf(first)).toMatch(/Страница 1 из 2/);
  const nextId = customIdsOf(first).find((id) => id === 'mp:page:1') ?? '';
  const turned = await started.people.click({
    message_id: first.id,
    custom_id: nextId,
    user_id: PEOPLE.member,
  });
  expect(turned.kind).toBe('update');
  expect(textOf(turned.message)).toMatch(/Страница 2 из 2/);
});

describe('a click', () => {
  test('is answered with the current place in the reader’s language, and many clicks cause one redraw', async () => {
    await giveReputation(started.context.db, guildId, PEOPLE.english_member, 500);
    await started.plan('Тренировка', 1);
    const message = await started.posted('Тренировка');
    const first = await started.press(message, 'join', PEOPLE.member);
    expect(textOf(first.message)).toMatch(/Вы в основе, место 1/);
    const second = await started.press(message, 'join', PEOPLE.english_member);
    expect(textOf(second.message)).toMatch(/main list, #1[\s\S]*Reputation decided: you have 500\./);
    const why = await started.press(message, 'why', PEOPLE.member);
    expect(textOf(why.message)).toMatch(/в замене, место 1[\s\S]*Решила репутация: у вас — 0, у .+ — 500\./);
    await started.shown('Тренировка', /Основа 1\/1/, /Замена 1/);
    const edits = () =>
      started.restAnswers.filter(({ method, path }) => method === 'PATCH' && path.startsWith('/channels/'))
        .length;
    const before = edits();
    const people = [PEOPLE.manager, PEOPLE.moderator, PEOPLE.panel_user, PEOPLE.closed_dms];
    await Promise.all(people.map(async (user) => started.press(message, 'reserve', user)));
    await started.shown('Тренировка', /Замена 5/);
    expect(edits() - before).toBeLessThan(people.length);
  });

  test('a participant who moves up is notified by DM, or in the channel if their DMs are closed', async () => {
    await started.plan('Прятки', 2);
    const message = await started.posted('Прятки');
    for (const user of [PEOPLE.owner, PEOPLE.manager, PEOPLE.closed_dms, PEOPLE.member]) {
      await started.press(message, 'join', user);
    }
    await started.shown('Прятки', /Замена 2/);
    await started.press(message, 'leave', PEOPLE.owner);
    await started.press(message, 'leave', PEOPLE.manager);
    await eventually(async () => {
      const dms = await started.people.dms(PEOPLE.member);
      expect(dms.filter((dm) => textOf(dm).includes('в основе **Прятки**'))).toHaveLength(1);
      const calls = (await started.inEvents()).filter((said) =>
        said.content.includes(`<@${PEOPLE.closed_dms}>`),
      );
      expect(calls).toHaveLength(1);
      expect(calls[0]?.mentions.map(({ id }) => id)).toEqual([PEOPLE.closed_dms]);
    });
  });
});

describe('the leader', () => {
  test('adds, pins and closes from the menu; then a place can only be given up', async () => {
    await started.plan('Налёт', 1);
    const message = await started.posted('Налёт');
    await started.press(message, 'join', PEOPLE.owner);
    const refused = await started.press(message, 'manage', PEOPLE.member);
    expect(textOf(refused.message)).toContain('нет права');

    const menu = (await started.press(message, 'manage', PEOPLE.manager)).message as SandboxMessage;
    const picked = (await started.press(menu, 'person', PEOPLE.manager, [PEOPLE.member]))
      .message as SandboxMessage;
    expect(textOf(picked)).toContain('нет в списке');
    const added = (await started.press(picked, 'lead', PEOPLE.manager)).message as SandboxMessage;
    expect(textOf(added)).toMatch(/замена, место 1/);
    const pinIn = customIdsOf(added).find((id) => id.endsWith('pin_in')) ?? '';
    const pinned = await started.people.click({
      message_id: added.id,
      custom_id: pinIn,
      user_id: PEOPLE.manager,
    });
    expect(textOf(pinned.message)).toMatch(/основа, место 1, закреплён в основе/);
    await started.press(added, 'close', PEOPLE.manager);
    // The buttons may still be there for a moment: a click on them must also be answered correctly.
    const custom_id = customIdsOf(message).find((id) => id.startsWith('mp:join:')) ?? '';
    const stale = await sayAsBot(started.sandbox, here.channel_id, forgedButton(custom_id));
    const late = await started.people.click({ message_id: stale, custom_id, user_id: PEOPLE.moderator });
    expect(textOf(late.message)).toContain('Запись закрыта');
    await started.shown('Налёт', /состав заморожен/);
    expect(customIdsOf(await started.posted('Налёт')).map((id) => id.split(':')[1])).toEqual([
      'leave',
      'why',
      'manage',
    ]);
  });

  test('changes slots and reminders by forms, and cancels with a reason that every participant reads', async () => {
    const event = await started.plan('Арена', 1);
    const message = await started.posted('Арена');
    await started.press(message, 'join', PEOPLE.member);
    const menu = (await started.press(message, 'manage', PEOPLE.owner)).message as SandboxMessage;
    const form = async (action: string, fields: Record<string, string | string[]>) => {
      const { interaction_id } = await started.press(menu, action, PEOPLE.owner);
      return started.people.submitModal({ interaction_id, user_id: PEOPLE.owner, fields });
    };
    expect(textOf((await form('slots', { slots: 'много' })).message)).toContain('от 1 до 500');
    expect(textOf((await form('slots', { slots: '12' })).message)).toContain('1/12');
    const times = async (reminders: string, cutoff: string, again = '', ping: string[] = []) =>
      textOf((await form('times', { reminders, cutoff, ping, again, thread: ['yes'] })).message);
    expect(await times('5, 5', '0')).toContain('Не удалось разобрать');
    expect(await times('90', 'скоро')).toContain('«скоро» — не число минут');
    expect(await times('90', '15', '2000')).toContain('«2000» — не число минут');
    expect(await times('90', '15', '30', [MORETTI_ROLES.soldier])).toContain('Готово');
    expect(await readEventDetails(started.context.db, guildId, event.id)).toMatchObject({
      reminders_minutes: [90],
      cutoff_minutes: 15,
      ping_role_id: MORETTI_ROLES.soldier,
      ping_again_minutes: 30,
      thread: true,
    });
    // The form shows the current values when it is opened again.
    const stands = JSON.stringify((await started.press(menu, 'times', PEOPLE.owner)).modal);
    for (const value of ['90', '15', MORETTI_ROLES.soldier, '30']) expect(stands).toContain(`"${value}"`);
    expect(await times('90', '15', '30', [MORETTI_ROLES.soldier])).toContain('Готово');
    const otherMenu = (await started.press(message, 'manage', PEOPLE.manager)).message as SandboxMessage;
    await form('cancel', { reason: 'Сервер лежит' });
    await started.shown('Арена', /Отменено: Сервер лежит/);
    // A form that would be refused does not open, although another leader's menu still has its button.
    const tooLate = await started.press(otherMenu, 'slots', PEOPLE.manager);
    expect(textOf(tooLate.message)).toContain('уже завершено или отменено');
    await eventually(async () => {
      const calls = (await started.inEvents()).filter((said) =>
        said.content.includes('отменено. Причина: Сервер лежит'),
      );
      expect(calls.map(({ mentions }) => mentions.map(({ id }) => id))).toEqual([[PEOPLE.member]]);
    });
    const rows = await started.context.db
      .select({ type: activity.type })
      .from(activity)
      .where(and(eq(activity.guildId, guildId), eq(activity.targetId, event.id)));
    expect(rows.map(({ type }) => type)).toEqual([
      'event.created',
      'event.joined',
      'event.resized',
      'event.edited',
      'event.cancelled',
    ]);
  });
});

describe('squads', () => {
  test('are set by a form, chosen by a select and shown in the message, and a leader moves people between them', async () => {
    const event = await started.plan('Отряды', 5);
    const message = await started.posted('Отряды');
    const menu = (await started.press(message, 'manage', PEOPLE.owner)).message as SandboxMessage;
    const form = await started.press(menu, 'squads', PEOPLE.owner);
    const submit = async (squads: string) =>
      started.people.submitModal({
        interaction_id: form.interaction_id,
        user_id: PEOPLE.owner,
        fields: { squads },
      });
    expect(textOf((await submit('Снайперы, много')).message)).toContain(
      'Не удалось разобрать «Снайперы, много»',
    );
    const again = await started.press(menu, 'squads', PEOPLE.owner);
    await started.people.submitModal({
      interaction_id: again.interaction_id,
      user_id: PEOPLE.owner,
      fields: { squads: '*Штурм*, 1\nСнайперы, 1' },
    });
    await started.shown('Отряды', /\\\*Штурм\\\* 0\/1/, /Снайперы 0\/1/);
    const squads = await readSquads(started.context.db, guildId, event.id);
    const [, snipers = { id: '' }] = squads;
    const open = await started.posted('Отряды');
    const choose = async (user_id: string, value: string) =>
      textOf((await started.press(open, 'squad', user_id, [value])).message);
    await giveReputation(started.context.db, guildId, PEOPLE.member, 50_000);
    expect(await choose(PEOPLE.member, snipers.id)).toMatch(/Вы в основе: «Снайперы», место 1/);
    expect(await choose(PEOPLE.english_member, snipers.id)).toMatch(
      /You are in the reserve, #1\.[\s\S]*«Снайперы» is full\. .*, the last one in the squad has/,
    );
    expect(await choose(PEOPLE.english_member, 'any')).toMatch(/main list: «\\\*Штурм\\\*», #1/);
    await started.shown('Отряды', /\\\*Штурм\\\* 1\/1/, /Снайперы 1\/1/);

    const again2 = (await started.press(open, 'manage', PEOPLE.owner)).message as SandboxMessage;
    const chosen = (await started.press(again2, 'person', PEOPLE.owner, [PEOPLE.english_member]))
      .message as SandboxMessage;
    expect(textOf(chosen)).toContain('основа, место 1, «\\*Штурм\\*»');
    const moved = await started.press(chosen, 'move', PEOPLE.owner, [snipers.id]);
    expect(textOf(moved.message)).toContain('«Снайперы», закреплён в основе');
    await started.shown('Отряды', /\\\*Штурм\\\* 0\/1/, /Замена 1/);
    const menuOf = async (userId: string) => {
      const asked = (await started.press(open, 'manage', PEOPLE.owner)).message as SandboxMessage;
      return (await started.press(asked, 'person', PEOPLE.owner, [userId])).message as SandboxMessage;
    };
    const leads = async (userId: string) =>
      started.press(await menuOf(userId), 'move', PEOPLE.owner, [`leads-${snipers.id}`]);
    // A person may lead a squad before they sign up; a second leader replaces the first.
    await leads(PEOPLE.moderator);
    await started.shown('Отряды', new RegExp(`командир <@${PEOPLE.moderator}>`));
    await leads(PEOPLE.english_member);
    await started.shown('Отряды', new RegExp(`командир <@${PEOPLE.english_member}>`));
    expect(JSON.stringify((await menuOf(PEOPLE.english_member)).components)).toContain(
      'Больше не командир: Снайперы',
    );
    await leads(PEOPLE.english_member);
    expect((await readSquads(started.context.db, guildId, event.id)).map(({ leader }) => leader)).toEqual([
      null,
      null,
    ]);
    // A person who loses the place is told which squad it was.
    await eventually(async () => {
      const dms = await started.people.dms(PEOPLE.member);
      expect(dms.map(textOf).join('\n')).toContain('Все места в отряде «Снайперы» заняли закреплённые');
    });
    // A person who moves up is told which squad it is.
    const empty = (await started.press(open, 'manage', PEOPLE.owner)).message as SandboxMessage;
    const back = (await started.press(empty, 'person', PEOPLE.owner, [PEOPLE.english_member])).message;
    await started.press(back as SandboxMessage, 'lead', PEOPLE.owner);
    await eventually(async () => {
      const dms = await started.people.dms(PEOPLE.member);
      expect(dms.map(textOf).join('\n')).toContain('в основе **Отряды**, отряд **Снайперы**');
    });
  });
});

const stored = async (title: string) =>
  started.context.db.select().from(events).where(eq(events.title, title));
const reputation = async (userId: string) =>
  (await findMember(started.context.db, guildId, userId))?.reputation ?? 0;

describe('a change by a form', () => {
  const leader = PEOPLE.owner;
  const opened = async (title: string, action: string) => {
    const menu = await started.press(await started.posted(title), 'manage', leader);
    return started.press(menu.message as SandboxMessage, action, leader);
  };
  const submit = async ({ interaction_id }: { interaction_id: string }, fields: Record<string, string>) =>
    (await started.people.submitModal({ interaction_id, user_id: leader, fields })).message as SandboxMessage;

  test('changes the start and the title; an ambiguous time is asked about first', async () => {
    await started.plan('Обход', 3, { reward: 7, description: 'У моста' });
    await started.press(await started.posted('Обход'), 'join', PEOPLE.member);
    const form = await opened('Обход', 'edit');
    for (const value of ['Обход', '01.03.2026 18:00', '"3"', 'У моста', '"7"']) {
      expect(JSON.stringify(form.modal)).toContain(value);
    }
    const typed = { title: 'Большой обход', slots: '4', description: 'У порта', reward: '30' };
    const asked = await submit(form, { ...typed, start: 'завтра в 8' });
    expect(textOf(asked)).toMatch(/Пока ничего не изменилось[^]*по-разному/);
    const evening = customIdsOf(asked).findLast((id) => id.startsWith('mp:start:')) ?? '';
    const saved = await started.people.click({
      message_id: asked.id,
      custom_id: evening,
      user_id: leader,
    });
    expect(textOf(saved.message)).toMatch(/\*\*Большой обход\*\* сохранено: .*2 марта в 20:00/);
    await started.shown('Большой обход', /У порта/, /\+30/, /Основа 1\/4/);
    expect(await stored('Обход')).toEqual([]);
  });

  test('a form that was opened before another leader’s change overwrites nothing', async () => {
    await started.plan('Патруль', 3);
    const [mine, theirs] = [await opened('Патруль', 'edit'), await opened('Патруль', 'edit')];
    await submit(theirs, { description: 'Новое место' });
    expect(textOf(await submit(mine, { description: 'Старое место' }))).toContain(
      'это изменил кто-то другой',
    );
    expect((await stored('Патруль'))[0]?.description).toBe('Новое место');
  });

  test('a copy asks only for the start, and takes over the rest', async () => {
    await started.plan('Спарринг', 6, { reward: 9, remindersMinutes: [45], cutoffMinutes: 20 });
    const form = await opened('Спарринг', 'copy');
    await submit(form, { start: 'завтра 21:00', title: 'Спарринг 2' });
    await started.shown('Спарринг 2', /Основа 0\/6/, /\+9/);
    const [copy] = await stored('Спарринг 2');
    const details = await readEventDetails(started.context.db, guildId, copy?.id ?? '');
    expect(details).toMatchObject({ reminders_minutes: [45], cutoff_minutes: 20, reward: 9 });
  });

  test('a closed sign-up is reopened from the menu', async () => {
    await started.plan('Засада', 2);
    const closed = (await opened('Засада', 'close')).message as SandboxMessage;
    await started.shown('Засада', /состав заморожен/);
    const reopened = await started.press(closed, 'reopen', leader);
    expect(textOf(reopened.message)).toContain('Запись снова открыта');
    await eventually(async () =>
      expect(customIdsOf(await started.posted('Засада')).join()).toContain('mp:join:'),
    );
    const joined = await started.press(await started.posted('Засада'), 'join', PEOPLE.member);
    expect(textOf(joined.message)).toContain('Вы в основе');
  });
});

describe('attendance', () => {
  const HOUR_MS = 60 * 60 * 1000;
  const leader = PEOPLE.owner;
  const press = async (message: SandboxMessage, action: string, values?: string[]) =>
    (await started.press(message, action, leader, values)).message as SandboxMessage;

  test('is marked, paid once, undone and marked again without leaving Discord', async () => {
    const event = await started.plan('Поставка', 2, { reward: 20, remindersMinutes: [] });
    const message = await started.posted('Поставка');
    // The person with more reputation is first; the third person is on the reserve.
    for (const user of [PEOPLE.english_member, PEOPLE.member, PEOPLE.closed_dms]) {
      await started.press(message, 'join', user);
    }
    const early = await press(message, 'manage');
    expect(textOf(early)).toMatch(/Явку можно отметить после начала: <t:\d+:F>/);
    await expect(press(early, 'attendance')).rejects.toThrow(/disabled/);

    await travelWithBot(started.context, 4 * HOUR_MS);
    const people = [PEOPLE.english_member, PEOPLE.member, PEOPLE.closed_dms, PEOPLE.moderator];
    const before = await Promise.all(people.map(reputation));
    const gained = async () =>
      Promise.all(people.map(async (user, index) => (await reputation(user)) - (before[index] ?? 0)));
    const mark = async (menu: SandboxMessage) => {
      const opened = await press(menu, 'attendance');
      expect(textOf(opened)).toMatch(/Пришли: 2\*\* · \+20 каждому/);
      const ticked = await press(opened, 'came', [PEOPLE.english_member]);
      expect(textOf(ticked)).toMatch(new RegExp(`Не пришли: 1\\*\\*\\n<@${PEOPLE.member}>`));
      const excused = await press(ticked, 'excused', [PEOPLE.member]);
      expect(textOf(excused)).toMatch(/По уважительной причине: 1/);
      expect(textOf(excused)).not.toMatch(/Не пришли/);
      const walkIns = await press(excused, 'extra', [PEOPLE.closed_dms, PEOPLE.moderator]);
      expect(textOf(walkIns)).toMatch(/Пришли: 3[\s\S]*Из них без места: 2/);
      return press(walkIns, 'finish');
    };
    const finished = await mark(await press(message, 'manage'));
    expect(textOf(finished)).toMatch(/Завершено: пришли 3 человека, не пришли: 1/);
    // The word is shown once, not repeated by the list's status.
    expect(textOf(finished).match(/Завершено/g)).toHaveLength(1);
    expect(await gained()).toEqual([20, 0, 20, 20]);
    await started.shown('Поставка', /Пришли 2\n/, /Уважительная причина 1\n/, /Пришли без записи 1\n/);

    const undone = await press(finished, 'undo');
    expect(textOf(undone)).toContain('Итог отменён');
    expect(await gained()).toEqual([0, 0, 0, 0]);
    await started.shown('Поставка', /состав заморожен/);

    await mark(undone);
    expect(await gained()).toEqual([20, 0, 20, 20]);
    const manageable = await started.posted('Поставка');
    await travelWithBot(started.context, 25 * HOUR_MS);
    const settled = await press(manageable, 'manage');
    expect(textOf(settled)).toContain('Завершено.');
    expect(customIdsOf(settled).map((id) => id.split(':')[1])).toEqual(['copy', 'repeat', 'template']);
    const rows = await started.context.db
      .select({ type: activity.type })
      .from(activity)
      .where(and(eq(activity.guildId, guildId), eq(activity.targetId, event.id)))
      .orderBy(activity.id);
    const results = ['event.finished', 'event.undone', 'event.finished'];
    expect(rows.map(({ type }) => type).filter((type) => results.includes(type))).toEqual(results);
  });

  test('a sign-up that happened meanwhile is shown before anything is paid, and the leader is told if the marks are lost', async () => {
    const event = await started.plan('Осада', 5, { reward: 20, remindersMinutes: [], cutoffMinutes: null });
    const message = await started.posted('Осада');
    await started.press(message, 'join', PEOPLE.member);
    await travelWithBot(started.context, 4 * HOUR_MS);
    const opened = await press(await press(message, 'manage'), 'attendance');
    await started.press(message, 'join', PEOPLE.moderator);
    const before = await reputation(PEOPLE.moderator);
    const asked = await press(opened, 'finish');
    expect(textOf(asked)).toMatch(/Список только что изменился[\s\S]*Пришли: 2/);
    expect(await reputation(PEOPLE.moderator)).toBe(before);
    const bot = await press(asked, 'extra', [BOT_ID]);
    expect(textOf(bot)).toContain('Ботов');

    const custom_id = `mp:finish:${event.id}:00000000:0`;
    const forged = await sayAsBot(started.sandbox, here.channel_id, forgedButton(custom_id));
    const lost = await started.people.click({
      message_id: forged,
      custom_id,
      user_id: leader,
    });
    expect(textOf(lost.message)).toMatch(/Бот перезапускался[\s\S]*откройте явку ещё раз/);
    expect(textOf(await press(bot, 'finish'))).toMatch(/Завершено: пришли 2 человека/);
    expect(await reputation(PEOPLE.moderator)).toBe(before + 20);
  });

  test('whoever pays reads that somebody at the limit of reputation got only what fits', async () => {
    await started.plan('Предел', 2, { reward: 20, remindersMinutes: [], cutoffMinutes: null });
    const message = await started.posted('Предел');
    await started.press(message, 'join', PEOPLE.panel_user);
    const delta = MAX_REPUTATION - (await reputation(PEOPLE.panel_user)) - 5;
    const rich = { guildId, userIds: [PEOPLE.panel_user], delta, reason: 'предел' };
    await changeReputation(started.context, discordActor(leader), rich);
    await travelWithBot(started.context, 4 * HOUR_MS);
    const finished = await press(await press(await press(message, 'manage'), 'attendance'), 'finish');
    expect(textOf(finished)).toMatch(/Завершено: пришёл 1 человек[\s\S]*У 1 человека предел репутации/);
    expect(await reputation(PEOPLE.panel_user)).toBe(MAX_REPUTATION);
  });
});

const press = async (message: SandboxMessage, action: string, values?: string[]) => {
  const custom_id = customIdsOf(message).find((id) => id.startsWith(action)) ?? action;
  const click = { message_id: message.id, custom_id, user_id: PEOPLE.owner };
  return started.people.click({ ...click, ...(values ? { values } : {}) });
};
const submit = async (interaction_id: string, fields: Record<string, string | string[]>) =>
  started.people.submitModal({ interaction_id, user_id: PEOPLE.owner, fields });
const menuOf = async (title: string) =>
  (await started.press(await started.posted(title), 'manage', PEOPLE.owner)).message as SandboxMessage;

describe('templates and series', () => {
  const SERIES = { days: ['5', '1'], clock: '20:00', weeks: '1', until: '', hours: '24' };
  const asOwner = { ...here, user_id: PEOPLE.owner, name: 'mp' };
  test('/mp again repeats the last event with all its values, and asks only for the start', async () => {
    const late = new Date(started.context.clock().getTime() + 300 * 24 * 60 * 60 * 1000).toISOString();
    // The clock does not advance: of all events created at this moment, the latest one counts as the last.
    const values = { reward: 33, remindersMinutes: [45], cutoffMinutes: 20, startsAt: late };
    await started.plan('Облава', 6, values);
    const form = await started.people.command({
      ...asOwner,
      subcommand: 'again',
      options: { when: 'завтра 19:00' },
    });
    expect(JSON.stringify(form.modal)).toMatch(/"\d\d\.\d\d\.\d{4} 19:00"/);
    const fields = {
      title: 'Облава снова',
      start: 'завтра 19:00',
      slots: '6',
      description: '',
      reward: '',
    };
    await submit(form.interaction_id, fields);
    await started.posted('Облава снова');
    const [made] = await started.context.db.select().from(events).where(eq(events.title, 'Облава снова'));
    expect(await readEventDetails(started.context.db, guildId, made?.id ?? '')).toMatchObject({
      reward: 33,
      reminders_minutes: [45],
      cutoff_minutes: 20,
    });
  });

  test('an event is saved as a template, and /mp template offers it and fills the form from it', async () => {
    const squads = [{ name: 'Штурм', slots: 3, role_id: null, leader_id: PEOPLE.owner }];
    await started.plan('Склад', 3, { reward: 21, remindersMinutes: [30], cutoffMinutes: 10, squads });
    const asked = await started.press(await menuOf('Склад'), 'template', PEOPLE.owner);
    const saved = await submit(asked.interaction_id, { name: 'Склад ночью' });
    expect(textOf(saved.message)).toContain('Шаблон сохранён: **Склад ночью**');
    const { choices } = await started.people.autocomplete({
      ...asOwner,
      subcommand: 'template',
      focused: 'template',
      options: { template: 'скл' },
    });
    expect(choices.map(({ name }) => name)).toEqual(['Склад ночью']);
    const form = await started.people.command({
      ...asOwner,
      subcommand: 'template',
      options: { template: String(choices[0]?.value) },
    });
    const fields = { title: 'Склад', start: 'завтра 19:00', slots: '3', description: '', reward: '' };
    const wrong = await submit(form.interaction_id, { ...fields, title: 'Склад 2', slots: '4' });
    expect(textOf(wrong.message)).toContain('есть отряды');
    const again = await press(wrong.message as SandboxMessage, 'mp:correct');
    await submit(again.interaction_id, { ...fields, title: 'Склад 2' });
    await started.posted('Склад 2');
    const [made] = await started.context.db.select().from(events).where(eq(events.title, 'Склад 2'));
    expect(await readEventDetails(started.context.db, guildId, made?.id ?? '')).toMatchObject({
      reminders_minutes: [30],
      cutoff_minutes: 10,
      squads: [{ name: 'Штурм', slots: 3, leader: null }],
    });
    const template = {
      ...asOwner,
      subcommand: 'template',
      options: { template: 'склад ночью', delete: true },
    };
    expect((await started.people.command(template)).message?.content).toMatch(/^Шаблон удалён/);
    expect((await started.people.command(template)).message?.content).toContain('из списка');
  });

  test('who may not mention everyone reads that the family’s @everyone was left out, and opens no form for a template of it', async () => {
    const { context } = started;
    const settings = await findSettings(context.db, guildId);
    const saveEvents = async (pinged: string | null) =>
      saveSettings(context, discordActor(PEOPLE.owner), {
        ...valuesOf(settings),
        events: { ...settings.events, ping_role_id: pinged },
        guildId,
      });
    await saveEvents(guildId);
    const grant = {
      role_id: MORETTI_ROLES.moderator,
      permissions: ['events.view', 'events.manage'] as const,
    };
    await saveRolePermissions(context, discordActor(PEOPLE.owner), {
      guildId,
      roles: [{ ...grant, permissions: [...grant.permissions], signup_priority: 0 }],
    });
    const fields = { title: 'Тихо', start: 'завтра 20:00', slots: '3', description: '', reward: '' };
    const answer = await fill(PEOPLE.moderator, fields);
    expect(textOf(answer.message)).toContain('@everyone из настроек не позван');
    expect(textOf((await fill(PEOPLE.owner, { ...fields, title: 'Громко' })).message)).not.toContain(
      'не позван',
    );
    const menu = await started.press(await started.posted('Громко'), 'manage', PEOPLE.moderator);
    const refused = await started.press(menu.message as SandboxMessage, 'template', PEOPLE.moderator);
    expect(refused.kind).not.toBe('modal');
    expect(textOf(refused.message)).toContain('Упоминание @everyone');
    await saveEvents(null);
  });

  test('a leader repeats an event by a form, pauses the series, skips one date and changes another one', async () => {
    const event = await started.plan('Стрельбище', 9);
    const form = await press(await menuOf('Стрельбище'), 'series:repeat');
    const wall = wallTimeAt(new Date(event.starts_at), 'Europe/Moscow');
    expect(JSON.stringify(form.modal)).toMatch(new RegExp(`"default":true.*"${wall.clock}"`, 's'));
    const wrong = await submit(form.interaction_id, { ...SERIES, clock: 'вечером', until: 'потом' });
    expect(textOf(wrong.message)).toMatch(/20:00\.[^]*25\.12\.2026/);
    const corrected = await press(wrong.message as SandboxMessage, 'series:correct');
    expect(JSON.stringify(corrected.modal)).toMatch(
      /"Пятница","value":"5","default":true[^]*"вечером"[^]*"потом"/,
    );
    const made = (await submit(corrected.interaction_id, SERIES)).message as SandboxMessage;
    expect(textOf(made)).toContain('по понедельникам и пятницам в 20:00');
    const [series] = (await listSeries(started.context, discordActor(PEOPLE.owner), { guildId })).items;
    const [first, second, third] = series?.next ?? [];
    if (series === undefined || first === undefined || second === undefined || third === undefined)
      throw new Error('no dates');
    expect(textOf(made)).toContain(`<t:${Date.parse(first.starts_at) / 1000}:F>`);

    const listed = await started.people.command({ ...asOwner, subcommand: 'series' });
    expect(textOf(listed.message)).toContain('**Стрельбище**');
    const shown = (await press(listed.message as SandboxMessage, 'series:show', [series.id]))
      .message as SandboxMessage;
    const paused = (await press(shown, 'series:pause')).message as SandboxMessage;
    expect(textOf(paused)).toContain('на паузе');
    expect(textOf((await press(paused, 'series:resume')).message)).toContain('идёт');

    const chosen = (await press(shown, 'series:date', [second.day])).message as SandboxMessage;
    expect(textOf((await press(chosen, 'series:skip')).message)).toMatch(/~~<t:\d+:F>~~ · пропуск/);
    const other = (await press(shown, 'series:date', [third.day])).message as SandboxMessage;
    const date = await press(other, 'series:change');
    expect(JSON.stringify(date.modal)).toContain(`"${third.day.split('-').toReversed().join('.')} 20:00"`);
    const fields = { title: 'Турнир', start: `${third.day} 21:30`, slots: '12', description: '', reward: '' };
    await submit(date.interaction_id, fields);
    const rows = await started.context.db
      .select()
      .from(eventOccurrences)
      .where(eq(eventOccurrences.guildId, guildId))
      .orderBy(eventOccurrences.day);
    expect(rows).toMatchObject([
      { day: second.day, skipped: true },
      {
        day: third.day,
        startsAt: new Date(Date.parse(third.starts_at) + 90 * 60_000),
        plan: { title: 'Турнир', slots: 12 },
      },
    ]);
    const plan = await press(shown, 'series:plan');
    expect(JSON.stringify(plan.modal)).toMatch(/"Стрельбище"[^]*"9"/);
    expect(JSON.stringify(plan.modal)).not.toContain('"start"');
    const typed = { title: 'Полигон', slots: '0', description: 'Форма чёрная', reward: '' };
    const refused = (await submit(plan.interaction_id, typed)).message as SandboxMessage;
    const replan = await press(refused, 'mp:correct');
    expect(JSON.stringify(replan.modal)).toMatch(/"Полигон"[^]*"Форма чёрная"/);
    const replanned = await submit(replan.interaction_id, { ...typed, slots: '14' });
    expect(textOf(replanned.message)).toMatch(/Полигон[^]*Сохранено\./);
    const [changed] = (await listSeries(started.context, discordActor(PEOPLE.owner), { guildId })).items;
    expect(changed).toMatchObject({
      days: series.days,
      clock: series.clock,
      first_day: series.first_day,
      plan: { ...series.plan, title: 'Полигон', slots: 14, description: 'Форма чёрная' },
    });

    const { clock } = started.context;
    await travelWithBot(started.context, Math.max(0, Date.parse(first.posts_at) - clock().getTime()));
    await postSeries(started.context);
    expect(textOf(await started.posted('Полигон'))).toContain(`<t:${Date.parse(first.starts_at) / 1000}:R>`);
    const sure = (await press(shown, 'series:end')).message as SandboxMessage;
    expect(textOf((await press(sure, 'series:end')).message)).toContain('завершена');
    expect(await listSeries(started.context, discordActor(PEOPLE.owner), { guildId })).toMatchObject({
      items: [],
    });
  });

  test('a form that Discord delivers twice creates one event, one template and one series', async () => {
    const { context, restAnswers } = started;
    const before = restAnswers.length;
    await fill(PEOPLE.owner, { title: 'Дважды', start: 'завтра 20:00', slots: '2', description: '' });
    replay();
    const menu = await menuOf('Дважды');
    await submit((await press(menu, 'mp:template')).interaction_id, { name: 'Дважды' });
    replay();
    await submit((await press(menu, 'series:repeat')).interaction_id, SERIES);
    replay();
    // Its answer comes after what a second delivery would have done.
    await started.people.command({ ...asOwner, subcommand: 'series' });
    const logged = await context.db
      .select({ type: activity.type })
      .from(activity)
      .where(sql`${activity.data} ->> 'title' = 'Дважды'`);
    expect(logged.map(({ type }) => type).toSorted()).toEqual([
      'event.created',
      'series.created',
      'template.saved',
    ]);
    expect(await context.db.$count(events, eq(events.title, 'Дважды'))).toBe(1);
    expect((await listTemplates(context, discordActor(PEOPLE.owner), { guildId })).items).toHaveLength(1);
    expect((await listSeries(context, discordActor(PEOPLE.owner), { guildId })).items).toHaveLength(1);
    // Discord would refuse a second answer.
    expect(restAnswers.slice(before).filter(({ status }) => status >= 400)).toEqual([]);
  });
});
