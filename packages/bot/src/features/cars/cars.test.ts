import { MAX_CARS } from '@famiglia/contract/cars/cars';
import { valuesOf } from '@famiglia/contract/settings/settings-values';
import type { SettingsValues } from '@famiglia/contract/settings/settings';
import { readCars } from '@famiglia/core/cars/list-cars';
import { remindHolders } from '@famiglia/core/cars/run-cars';
import { addCar } from '@famiglia/core/cars/save-car';
import { saveSettings } from '@famiglia/core/settings/save-settings';
import { findSettings } from '@famiglia/core/settings/settings.queries';
import { discordActor } from '@famiglia/core/testing/test-actor';
import { GUILDS, MORETTI_CHANNELS, MORETTI_ROLES, PEOPLE } from '@famiglia/sandbox/demo-ids';
import type { InteractionAnswer, SandboxMessage } from '@famiglia/sandbox/sandbox-types';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { escapeText } from '../../kit/discord/escape-text.ts';
import { eventually } from '../../testing/eventually.ts';
import { customIdsOf, textOf } from '../../testing/messages.ts';
import { startTestBot } from '../../testing/start-test-bot.ts';

const guildId = GUILDS.moretti;
const CHANNEL = MORETTI_CHANNELS.english;

let started: Awaited<ReturnType<typeof startTestBot>>;
const save = async (change: (values: SettingsValues) => Partial<SettingsValues>): Promise<void> => {
  const settings = await findSettings(started.context.db, guildId);
  const values = valuesOf(settings);
  const input = { ...values, ...change(values), guildId, version: settings.version };
  await saveSettings(started.context, discordActor(PEOPLE.owner), input);
};
beforeAll(async () => {
  started = await startTestBot({ sandbox: { rateLimits: false } });
});
afterAll(async () => started.stop());

const type = async (
  subcommand: string,
  options: Record<string, string> = {},
  user_id: string = PEOPLE.owner,
) =>
  started.people.command({
    guild_id: guildId,
    channel_id: MORETTI_CHANNELS.general,
    user_id,
    name: 'cars',
    subcommand,
    options,
  });
const submit = async (form: InteractionAnswer, fields: Record<string, string | string[]>) =>
  started.people.submitModal({
    interaction_id: form.interaction_id,
    user_id: PEOPLE.owner,
    fields: { name: '', plate: '', rank: [], note: '', ...fields },
  });
const said = ({ message }: InteractionAnswer): string => textOf(message);
const cars = async () => (await readCars(started.context.db, guildId)).items;
const carNamed = async (name: string) => (await cars()).find((car) => car.name === name);
/** The messages of the car park in its channel: there must never be two. */
const kept = async (): Promise<SandboxMessage[]> =>
  (await started.people.messages(CHANNEL, { limit: 50 })).filter(
    ({ embeds }) => embeds[0]?.title === 'Автопарк',
  );
const shows = async (...parts: RegExp[]): Promise<SandboxMessage> => {
  let message: SandboxMessage | undefined;
  await eventually(async () => {
    const all = await kept();
    expect(all).toHaveLength(1);
    [message] = all;
    for (const part of parts) expect(textOf(message)).toMatch(part);
  });
  return message as SandboxMessage;
};
/** Presses a button or uses a list of the message, as soon as it is there. */
const press = async (action: string, user_id: string, values?: string[]) => {
  let found = { message_id: '', custom_id: '' };
  await eventually(async () => {
    const [message] = await kept();
    const custom_id = message && customIdsOf(message).find((id) => id.startsWith(`cars:${action}`));
    expect(custom_id).toBeDefined();
    found = { message_id: message?.id ?? '', custom_id: custom_id ?? '' };
  });
  return started.people.click({ ...found, user_id, ...(values ? { values } : {}) });
};
const dms = async (userId: string) => (await started.people.dms(userId)).map(textOf).join('\n');

test('while it is off, it says so; leaders can prepare it', async () => {
  expect(said(await type('list', {}, PEOPLE.member))).toContain('Автопарк выключен');
  const form = await type('add');
  const added = await submit(form, { name: 'Sultan', plate: 'A1', note: 'Залить *бак*' });
  expect(said(added)).toContain('Машина добавлена: **Sultan · A1**');
  expect(said(added)).toContain('/настройка');
  expect(await kept()).toEqual([]);
});

test('one message is kept: a car is taken by one, returned, and everybody sees it there', async () => {
  await save(({ channels }) => ({
    channels: { ...channels, cars: CHANNEL },
    cars: { on: true, reminder_hours: 2 },
  }));
  await shows(/🟢 \*\*Sultan · A1\*\*/, /-# Залить \\\*бак\\\*/);
  expect(said(await press('take', PEOPLE.member))).toContain('теперь у вас');
  const shown = await shows(new RegExp(`🔴 \\*\\*Sultan · A1\\*\\* · <@${PEOPLE.member}> <t:\\d+:R>`));
  expect(JSON.stringify(shown.components)).toContain('Вернуть: Sultan · A1');
  expect(said(await press('return', PEOPLE.moderator))).toContain('сейчас не у вас');
  expect(said(await press('return', PEOPLE.member))).toContain('снова свободна');
  await shows(/🟢 \*\*Sultan · A1\*\*/);
});

test('whoever presses in the same moment reads who has the car', async () => {
  const answers = await Promise.all([press('take', PEOPLE.member), press('take', PEOPLE.moderator)]);
  const holder = (await carNamed('Sultan'))?.holder?.user;
  const refused = answers.map(said).find((words) => words.includes('уже занята')) ?? '';
  expect(refused).toContain(`${escapeText(holder?.name ?? '')} берёт машину: Sultan · A1`);
  await type('take-back', { car: 'Sultan' });
  await shows(/🟢/);
});

test('a car is edited on the version that was opened, and a rank is needed', async () => {
  const [form, stale] = [await type('edit', { car: 'sultan' }), await type('edit', { car: 'Sultan · A1' })];
  expect(JSON.stringify(form.modal)).toContain('"Sultan"');
  await submit(form, { name: 'Sultan RS', rank: [MORETTI_ROLES.caporegime] });
  await shows(/Sultan RS\*\* · нужен ранг <@&\d+>/);
  const refused = await submit(stale, { name: 'Старое' });
  expect(said(refused)).toMatch(/изменил кто-то другой/);
  expect(said(refused)).toContain('Старое');
  expect(said(await press('take', PEOPLE.member))).toContain('нужен ранг выше');
  expect((await carNamed('Sultan RS'))?.holder).toBeNull();
});

test('members cannot manage cars, and what is not chosen from the list is not guessed', async () => {
  for (const [subcommand, options] of [
    ['add', {}],
    ['edit', { car: 'Sultan RS' }],
    ['remove', { car: 'Sultan RS' }],
    ['take-back', { car: 'Sultan RS' }],
  ] as const)
    expect(said(await type(subcommand, options, PEOPLE.member))).toContain('прав');
  expect(said(await type('remove', { car: 'Ferrari' }))).toContain('из списка');
  expect(await cars()).toHaveLength(1);
});

test('a leader takes a car back; its holder is told', async () => {
  started.context.travel(60_000);
  await submit(await type('edit', { car: 'Sultan RS' }), { name: 'Sultan' });
  await shows(/Sultan\*\*/);
  await press('take', PEOPLE.member);
  expect(said(await type('take-back', { car: 'Sultan' }))).toContain(`<@${PEOPLE.member}>`);
  await eventually(async () => expect(await dms(PEOPLE.member)).toContain('забрал у вас машину **Sultan**'));
  expect(said(await type('take-back', { car: 'Sultan' }))).toContain('и так свободна');
});

test('the reminder comes by DM, or in the channel where DMs are closed', async () => {
  const { context, people } = started;
  const later = { ...context, clock: () => new Date(context.clock().getTime() + 2 * 3_600_000) };
  await press('take', PEOPLE.member);
  await remindHolders(later);
  await eventually(async () => expect(await dms(PEOPLE.member)).toContain(`верните её: <#${CHANNEL}>`));
  await press('return', PEOPLE.member);
  await people.fault({ kind: 'dm_closed', user_id: PEOPLE.moderator });
  await press('take', PEOPLE.moderator);
  await remindHolders(later);
  await eventually(async () => {
    const inChannel = (await people.messages(CHANNEL, { limit: 50 })).map(textOf).join('\n');
    expect(inChannel).toContain(`<@${PEOPLE.moderator}>\nВы взяли **Sultan**`);
  });
});

test('the car of a member who leaves is free again', async () => {
  await started.people.member({ guild_id: guildId, user_id: PEOPLE.moderator, action: 'leave' });
  await eventually(async () => expect((await carNamed('Sultan'))?.holder).toBeNull());
  await shows(/🟢 \*\*Sultan\*\*/);
});

test('the message is posted again after somebody deletes it', async () => {
  const [message] = await kept();
  await started.people.deleteMessage(message?.id ?? '', PEOPLE.owner);
  const again = await shows(/Sultan/);
  expect(again.id).not.toBe(message?.id);
});

test('with more cars than buttons there are lists, up to fifty cars fit into the message', async () => {
  const { context } = started;
  const owner = discordActor(PEOPLE.owner);
  const present = (await cars()).length;
  for (let number = present; number < MAX_CARS; number += 1)
    await addCar(context, owner, {
      guildId,
      name: `Very long name of a family car ${String(number).padStart(2, '0')}`,
      plate: `PLATE-${number}`,
      note: 'x'.repeat(100),
      neededRoleId: MORETTI_ROLES.soldier,
    });
  const message = await shows(/Very long name of a family car 40/, /…и ещё \d/);
  expect(customIdsOf(message)).toEqual(['cars:take:0', 'cars:take:1']);
  const sultan = (await carNamed('Sultan'))?.id ?? '';
  expect(said(await press('take:0', PEOPLE.member, [sultan]))).toContain('теперь у вас');
  expect(customIdsOf(await shows(/🔴/))).toEqual(['cars:take:0', 'cars:take:1', 'cars:return:0']);
  // The private list is redrawn at once.
  const list = await type('list', {}, PEOPLE.member);
  const updated = await started.people.click({
    message_id: list.message?.id ?? '',
    custom_id: 'cars:return:0',
    user_id: PEOPLE.member,
    values: [sultan],
  });
  expect(said(updated)).toContain('снова свободна');
  expect(said(updated)).not.toContain('🔴');
});

test('a taken car can be removed; turned off, the message goes away', async () => {
  const sultan = (await carNamed('Sultan'))?.id ?? '';
  await shows(/🟢 \*\*Sultan\*\*/);
  await press('take:0', PEOPLE.member, [sultan]);
  expect(said(await type('remove', { car: 'Sultan' }))).toContain(`Она была у <@${PEOPLE.member}>`);
  await save(({ cars: values }) => ({ cars: { ...values, on: false } }));
  await eventually(async () => expect(await kept()).toEqual([]));
});

test('a channel without the right, and a deleted one, are told to the leaders; nothing is lost', async () => {
  const { context, people } = started;
  const problem = async (words: string | null) =>
    eventually(async () => {
      const { rows } = await context.db.execute<{ problem: string | null }>(
        sql`select problem from deliveries where guild_id = ${guildId} and kind = 'car_park'`,
      );
      expect(rows[0]?.problem ?? null).toBe(words);
    });
  await people.channel({ channel_id: CHANNEL, action: 'deny_bot', permissions: ['SendMessages'] });
  await save(({ cars: values }) => ({ cars: { ...values, on: true } }));
  await problem('missing_permissions');
  await people.channel({ channel_id: CHANNEL, action: 'deny_bot', permissions: [] });
  await shows(/Very long name/);
  await problem(null);
  await people.channel({ channel_id: CHANNEL, action: 'delete' });
  await type('remove', { car: (await cars())[0]?.id ?? '' });
  await problem('channel_gone');
  await save(({ channels }) => ({ channels: { ...channels, cars: MORETTI_CHANNELS.general } }));
  await eventually(async () => {
    const there = await people.messages(MORETTI_CHANNELS.general, { limit: 50 });
    expect(there.filter(({ embeds }) => embeds[0]?.title === 'Автопарк')).toHaveLength(1);
  });
});
