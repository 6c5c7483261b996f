import { activity } from '@famiglia/core/db/schema/activity';
import { events } from '@famiglia/core/db/schema/events';
import { createEvent } from '@famiglia/core/events/create-event';
import { closeEvent } from '@famiglia/core/events/close-event';
import { saveSettings } from '@famiglia/core/settings/save-settings';
import { findSettings } from '@famiglia/core/settings/settings.queries';
import { valuesOf } from '@famiglia/core/settings/values-of';
import { discordActor } from '@famiglia/core/testing/test-actor';
import { giveReputation } from '@famiglia/core/testing/test-guild';
import { GUILDS, MORETTI_CHANNELS, PEOPLE } from '@famiglia/sandbox/demo-ids';
import type { SandboxMessage } from '@famiglia/sandbox/sandbox-types';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eventually } from '../testing/eventually.ts';
import { customIdsOf, textOf } from '../testing/messages.ts';
import { startTestBot } from '../testing/start-test-bot.ts';
import type { TestBot } from '../testing/start-test-bot.ts';

const guildId = GUILDS.moretti;
const owner = discordActor(PEOPLE.owner);
const HOUR_MS = 60 * 60 * 1000;
const MINUTE_MS = 60 * 1000;

let started: TestBot;
beforeAll(async () => {
  started = await startTestBot();
  const { context } = started;
  const settings = await findSettings(context.db, guildId);
  await saveSettings(context, owner, {
    ...valuesOf(settings),
    channels: { ...settings.channels, events: MORETTI_CHANNELS.events, log: MORETTI_CHANNELS.logs },
    guildId,
    version: settings.version,
  });
});
afterAll(async () => {
  expect(await started.people.unknownCalls()).toEqual([]);
  await started.stop();
});

const here = { guild_id: guildId, channel_id: MORETTI_CHANNELS.general };
const inEvents = async () => started.people.messages(MORETTI_CHANNELS.events, { limit: 200 });
const posted = async (title: string): Promise<SandboxMessage> => {
  let found: SandboxMessage | undefined;
  await eventually(async () => {
    found = (await inEvents()).findLast((message) => message.embeds[0]?.title === title);
    expect(found).toBeDefined();
  });
  return found as SandboxMessage;
};
const plan = async (title: string, slots: number, values: object = {}) =>
  createEvent(started.context, owner, {
    guildId,
    title,
    description: '',
    starts_at: new Date(started.context.clock().getTime() + 3 * HOUR_MS).toISOString(),
    slots,
    ...values,
  });
const press = async (message: SandboxMessage, action: string, user_id: string, values?: string[]) => {
  const custom_id = customIdsOf(message).find((id) => id.startsWith(`mp:${action}`));
  if (custom_id === undefined) throw new Error(`no ${action} among ${customIdsOf(message).join(' ')}`);
  return started.people.click({ message_id: message.id, custom_id, user_id, ...(values ? { values } : {}) });
};
const shows = async (title: string, ...parts: (string | RegExp)[]) =>
  eventually(async () => {
    const text = textOf(await posted(title));
    for (const part of parts) expect(text).toMatch(part);
  });

describe('/mp create', () => {
  const fill = async (user_id: string, fields: Record<string, string>) => {
    const form = await started.people.command({ ...here, user_id, name: 'mp', subcommand: 'create' });
    expect(form.kind).toBe('modal');
    return started.people.submitModal({ interaction_id: form.interaction_id, user_id, fields });
  };

  test('plans by the guild’s clock and posts the lists with their buttons', async () => {
    const fields = {
      title: 'Война за **завод**',
      start: 'завтра 20:00',
      slots: '2',
      description: 'Сбор @everyone',
    };
    const answer = await fill(PEOPLE.owner, fields);
    expect(answer.ephemeral).toBe(true);
    const message = await posted('Война за \\*\\*завод\\*\\*');
    const [event] = await started.context.db.select().from(events).where(eq(events.title, fields.title));
    // 20:00 in Moscow, the day after the test's first of March.
    expect(event?.startsAt.toISOString()).toBe('2026-03-02T17:00:00.000Z');
    const text = textOf(message);
    expect(text).toContain('20:00 (GMT+3)');
    expect(text).toContain(`<t:${Date.parse('2026-03-02T17:00:00Z') / 1000}:R>`);
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

  test('a time that cannot be read comes back with all that was typed', async () => {
    const fields = { title: 'Дроп', start: 'в среду вечером', slots: '700', description: 'Берите дроби' };
    const { message } = await fill(PEOPLE.owner, fields);
    expect(textOf(message)).toMatch(/Время не разобрать.*\n.*от 1 до 500/);
    const again = await press(message as SandboxMessage, 'correct', PEOPLE.owner);
    expect(again.kind).toBe('modal');
    const values = JSON.stringify(again.modal);
    for (const typed of Object.values(fields)) expect(values).toContain(typed);
    const done = await started.people.submitModal({
      interaction_id: again.interaction_id,
      user_id: PEOPLE.owner,
      fields: { ...fields, start: '25.12 20:00', slots: '7' },
    });
    expect(textOf(done.message)).toContain('25 декабря');
    await posted('Дроп');
  });

  test('a member without the right is told before any form opens', async () => {
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

describe('a click', () => {
  test('is answered with the true place in the reader’s language, and drawn once for many', async () => {
    await giveReputation(started.context.db, guildId, PEOPLE.english_member, 500);
    await plan('Тренировка', 1);
    const message = await posted('Тренировка');
    const first = await press(message, 'join', PEOPLE.member);
    expect(textOf(first.message)).toMatch(/Вы в основе, место 1/);
    const second = await press(message, 'join', PEOPLE.english_member);
    expect(textOf(second.message)).toMatch(/main list, place 1[\s\S]*reputation 500/);
    const why = await press(message, 'why', PEOPLE.member);
    expect(textOf(why.message)).toMatch(/в замене, место 1[\s\S]*репутация 0, у последнего в основе 500/);
    await shows('Тренировка', /Основа 1\/1/, /Замена 1/);
    const edits = () => started.restAnswers.filter(({ method }) => method === 'PATCH').length;
    const before = edits();
    const people = [PEOPLE.manager, PEOPLE.moderator, PEOPLE.panel_user, PEOPLE.closed_dms];
    await Promise.all(people.map(async (user) => press(message, 'reserve', user)));
    await shows('Тренировка', /Замена 5/);
    expect(edits() - before).toBeLessThan(people.length);
  });

  test('who moves up is told by DM, and in the channel where DMs are closed', async () => {
    await plan('Прятки', 2);
    const message = await posted('Прятки');
    for (const user of [PEOPLE.owner, PEOPLE.manager, PEOPLE.closed_dms, PEOPLE.member]) {
      await press(message, 'join', user);
    }
    await shows('Прятки', /Замена 2/);
    await press(message, 'leave', PEOPLE.owner);
    await press(message, 'leave', PEOPLE.manager);
    await eventually(async () => {
      const dms = await started.people.dms(PEOPLE.member);
      expect(dms.filter((dm) => textOf(dm).includes('в основе **Прятки**'))).toHaveLength(1);
      const calls = (await inEvents()).filter((said) => said.content.includes(`<@${PEOPLE.closed_dms}>`));
      expect(calls).toHaveLength(1);
      expect(calls[0]?.mentions.map(({ id }) => id)).toEqual([PEOPLE.closed_dms]);
    });
  });
});

describe('the leader', () => {
  test('adds, pins and closes from the menu; the message freezes', async () => {
    await plan('Налёт', 1);
    const message = await posted('Налёт');
    await press(message, 'join', PEOPLE.owner);
    const refused = await press(message, 'manage', PEOPLE.member);
    expect(textOf(refused.message)).toContain('нет права');

    const menu = (await press(message, 'manage', PEOPLE.manager)).message as SandboxMessage;
    const picked = (await press(menu, 'person', PEOPLE.manager, [PEOPLE.member])).message as SandboxMessage;
    expect(textOf(picked)).toContain('нет в списке');
    const added = (await press(picked, 'lead', PEOPLE.manager)).message as SandboxMessage;
    expect(textOf(added)).toMatch(/замена, место 1/);
    const pinIn = customIdsOf(added).find((id) => id.endsWith('pin_in')) ?? '';
    const pinned = await started.people.click({
      message_id: added.id,
      custom_id: pinIn,
      user_id: PEOPLE.manager,
    });
    expect(textOf(pinned.message)).toMatch(/основа, место 1, закреплён в основе/);
    await press(added, 'close', PEOPLE.manager);
    // The message still has its buttons for a moment: whoever is that quick gets a true answer too.
    const late = await press(message, 'join', PEOPLE.moderator);
    expect(textOf(late.message)).toContain('Запись закрыта');
    await shows('Налёт', /состав заморожен/);
    expect(customIdsOf(await posted('Налёт')).map((id) => id.split(':')[1])).toEqual(['why', 'manage']);
  });

  test('changes places and reminders by forms, and cancels with a reason that all on the list hear', async () => {
    const event = await plan('Арена', 1);
    const message = await posted('Арена');
    await press(message, 'join', PEOPLE.member);
    const menu = (await press(message, 'manage', PEOPLE.owner)).message as SandboxMessage;
    const form = async (action: string, fields: Record<string, string>) => {
      const { interaction_id } = await press(menu, action, PEOPLE.owner);
      return started.people.submitModal({ interaction_id, user_id: PEOPLE.owner, fields });
    };
    expect(textOf((await form('slots', { slots: 'много' })).message)).toContain('от 1 до 500');
    expect(textOf((await form('slots', { slots: '12' })).message)).toContain('1/12');
    expect(textOf((await form('reminders', { reminders: '5, 5' })).message)).toContain('не разобрать');
    expect(textOf((await form('reminders', { reminders: '90' })).message)).toContain('Готово');
    await form('cancel', { reason: 'Сервер лежит' });
    await shows('Арена', /Отменено: Сервер лежит/);
    await eventually(async () => {
      const calls = (await inEvents()).filter((said) => said.content.includes('отменено. Сервер лежит'));
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

test('/mp list and /mp close know what is planned', async () => {
  await plan('Засада', 3);
  await posted('Засада');
  const { message } = await started.people.command({
    ...here,
    user_id: PEOPLE.member,
    name: 'mp',
    subcommand: 'list',
  });
  expect(textOf(message)).toMatch(/Засада[\s\S]*0\/3/);
  const typing = { ...here, user_id: PEOPLE.owner, name: 'mp', subcommand: 'close' };
  const { choices } = await started.people.autocomplete({
    ...typing,
    options: { event: 'заса' },
    focused: 'event',
  });
  expect(choices.map(({ name }) => name)).toEqual([expect.stringContaining('Засада · ')]);
  const closed = await started.people.command({ ...typing, options: { event: String(choices[0]?.value) } });
  expect(textOf(closed.message)).toContain('состав заморожен');
  await shows('Засада', /состав заморожен/);
});

test('closed in the panel, the message is frozen', async () => {
  const { id } = await plan('Каркас', 3);
  await posted('Каркас');
  await closeEvent(started.context, owner, { guildId, eventId: id });
  await shows('Каркас', /состав заморожен/);
});

test('a deleted message comes back with everybody in it', async () => {
  await plan('Погоня', 3);
  const message = await posted('Погоня');
  await press(message, 'join', PEOPLE.member);
  await started.people.deleteMessage(message.id, PEOPLE.owner);
  await eventually(async () => {
    const again = (await inEvents()).filter(({ embeds }) => embeds[0]?.title === 'Погоня');
    expect(again.map((one) => one.id === message.id)).toEqual([false]);
    expect(textOf(again[0])).toContain('Основа 1/3');
  });
});

test('those in main are reminded once; two reminders that fell due together are one', async () => {
  await plan('Конвой', 1, { reminders_minutes: [60, 15] });
  const message = await posted('Конвой');
  await press(message, 'join', PEOPLE.owner);
  await press(message, 'join', PEOPLE.member);
  started.context.travel(3 * HOUR_MS - 10 * MINUTE_MS);
  const calls = async () => (await inEvents()).filter((said) => said.content.includes('**Конвой**: начало'));
  await eventually(async () => expect(await calls()).toHaveLength(1));
  expect((await calls())[0]?.mentions.map(({ id }) => id)).toEqual([PEOPLE.owner]);
  // Whatever else is told afterwards comes after it: a second call would be there by then.
  await plan('После конвоя', 1);
  await posted('После конвоя');
  expect(await calls()).toHaveLength(1);
});
