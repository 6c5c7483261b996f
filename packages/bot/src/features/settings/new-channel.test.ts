import { DELIVERY_PROBLEM_TEXTS } from '@famiglia/contract/deliveries/delivery-problems';
import { ERRORS } from '@famiglia/contract/kit/error-codes';
import { createEvent } from '@famiglia/core/events/create-event';
import { requestDelivery } from '@famiglia/core/deliveries/request-delivery';
import { activity } from '@famiglia/core/platform/db/schema/activity';
import { eventRosterKind } from '@famiglia/core/events/event-roster';
import { checkPosting } from '@famiglia/core/rosters/check-posting';
import { createChannel } from '@famiglia/core/settings/create-channel';
import { findRolePermissions } from '@famiglia/core/access/role-permission.queries';
import { findSettings } from '@famiglia/core/settings/settings.queries';
import { discordActor } from '@famiglia/core/testing/test-actor';
import { listUndelivered } from '@famiglia/core/undelivered/undelivered';
import { buildWorld } from '@famiglia/sandbox/build-world';
import type { SandboxMessage } from '@famiglia/sandbox/sandbox-types';
import { PermissionFlagsBits as Bits } from 'discord.js';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { startTestBot } from '../../testing/start-test-bot.ts';
import type { TestBot } from '../../testing/start-test-bot.ts';

const { seed, guilds } = buildWorld({
  guilds: [
    { name: 'New' },
    { name: 'Strict' },
    { name: 'Named', channels: ['мп'] },
    { name: 'Bare', channels: ['общий'] },
    { name: 'Secret', channels: ['общий', 'капты'], roles: { Deputy: Bits.ManageGuild } },
  ],
});
const [fresh, strict, named, bare, secret] = guilds;
for (const role of seed.guilds[1]?.roles ?? []) {
  if (role.bot === true) role.permissions = (role.permissions ?? 0n) & ~Bits.ManageChannels;
}
const deputyId = secret.memberIds[0] ?? '';
for (const member of seed.guilds[4]?.members ?? [])
  if (member.user_id === deputyId) member.roles = [secret.roles.Deputy ?? ''];
for (const channel of seed.guilds[4]?.channels ?? [])
  if (channel.name === 'капты')
    channel.overwrites = [{ id: secret.id, type: 0, allow: '0', deny: `${Bits.ViewChannel}` }];

let started: TestBot;
beforeAll(async () => {
  started = await startTestBot({ sandbox: { world: seed } });
});
afterAll(async () => started.stop());

const textChannels = async (guildId: string, userId: string) => {
  const { items } = await started.people.guildsOf(userId);
  return items.find(({ id }) => id === guildId)?.channels ?? [];
};

test('the bot creates the channel, the family uses it, and the event that waited is posted there', async () => {
  const { context, people } = started;
  const owner = discordActor(fresh.ownerId);
  const startsAt = new Date(context.clock().getTime() + 3_600_000).toISOString();
  const plan = { title: 'Первый дроп', description: '', startsAt, slots: 5 };
  await createEvent(context, owner, { guildId: fresh.id, ...plan });
  await createChannel(context, owner, { guildId: fresh.id, purpose: 'events' });
  const posted = async () => {
    const channel = (await textChannels(fresh.id, fresh.ownerId)).find(({ name }) => name === 'мп');
    const messages = channel === undefined ? [] : await people.messages(channel.id);
    return { channel, titles: messages.map(({ embeds }) => embeds[0]?.title) };
  };
  await eventually(async () => expect((await posted()).titles).toEqual(['Первый дроп']));
  const { channel } = await posted();
  expect((await findSettings(context.db, fresh.id)).channels.events).toBe(channel?.id);
  const saved = await context.db
    .select({ actorId: activity.actorId })
    .from(activity)
    .where(and(eq(activity.guildId, fresh.id), eq(activity.type, 'settings.saved')));
  expect(saved).toEqual([{ actorId: fresh.ownerId }]);
});

test('a second press, or a second run after a crash, creates no second channel', async () => {
  const { context } = started;
  await createChannel(context, discordActor(named.ownerId), { guildId: named.id, purpose: 'events' });
  await eventually(async () =>
    expect((await findSettings(context.db, named.id)).channels.events).toBe(named.channels['мп']),
  );
  expect(await textChannels(named.id, named.ownerId)).toHaveLength(1);
});

test('where Discord refuses, the person who asked and the settings say what is missing', async () => {
  const { context } = started;
  const owner = discordActor(strict.ownerId);
  const { id: guildId } = strict;
  const wanted = { guildId, purpose: 'events' } as const;
  await expect(createChannel(context, owner, wanted)).rejects.toMatchObject({
    code: 'bot_cannot_create_channels',
  });
  // The right may be taken away between the press and the call.
  await requestDelivery(context.db, { guildId, kind: 'new_channel', subject: `events:${strict.ownerId}` });
  await eventually(async () =>
    expect((await listUndelivered(context, owner, { guildId })).items).toMatchObject([
      { kind: 'new_channel', problem: 'channel_refused', gave_up: true },
    ]),
  );
  const posting = await checkPosting(context, owner, { kind: eventRosterKind, guildId });
  expect(posting).toMatchObject({ problem: 'no_channel', new_channel: { name: 'мп', state: 'refused' } });
  expect(await textChannels(guildId, strict.ownerId)).toHaveLength(1);
});

test('/mp create and /capt create offer the missing channel to whoever may choose it, and one press creates it', async () => {
  const { people, context } = started;
  const here = { guild_id: bare.id, channel_id: bare.channels['общий'] ?? '', user_id: bare.ownerId };
  const made = async (
    name: 'mp' | 'capt',
    options: Record<string, string>,
    fields: Record<string, string>,
  ) => {
    const opened = await people.command({ ...here, name, subcommand: 'create', options });
    const { message } = await people.submitModal({
      interaction_id: opened.interaction_id,
      user_id: bare.ownerId,
      fields,
    });
    return message;
  };
  const start = { start: 'завтра 20:00', slots: '5' };
  const event = await made('mp', {}, { title: 'Дроп', ...start, description: '', reward: '' });
  expect(JSON.stringify(event?.components)).toContain('"label":"Создать #мп"');
  const capt = await made(
    'capt',
    { side: 'attack' },
    { opponent: 'Якудза', ...start, territory: '', notes: '' },
  );
  expect(JSON.stringify(capt?.components)).toContain('"label":"Создать #капты"');
  const pressed = await people.click({
    message_id: event?.id ?? '',
    custom_id: 'mp:channel',
    user_id: bare.ownerId,
  });
  expect(pressed.message?.content).toContain('#мп');
  await eventually(async () => {
    const channel = (await textChannels(bare.id, bare.ownerId)).find(({ name }) => name === 'мп');
    expect((await findSettings(context.db, bare.id)).channels.events).toBe(channel?.id);
  });
  const next = await made('mp', {}, { title: 'Второй', ...start, description: '', reward: '' });
  expect(next?.components).toEqual([]);
});

/** `/setup` of the owner of a server, and their presses in its message. */
const setupOf = async ({ id, ownerId: user_id }: { id: string; ownerId: string }) => {
  const { people } = started;
  const [channel] = await textChannels(id, user_id);
  const place = { guild_id: id, channel_id: channel?.id ?? '', user_id };
  const { message } = await people.command({ ...place, name: 'setup' });
  if (message === null) throw new Error('/setup did not answer');
  const use = async (custom_id: string, ...values: string[]) => {
    const answer = await people.click({
      message_id: message.id,
      custom_id,
      user_id,
      ...(values.length > 0 ? { values } : {}),
    });
    if (answer.message === null) throw new Error(`${custom_id} was answered ${answer.kind}`);
    return answer.message;
  };
  /** What the message says now, without a press. */
  const shownNow = async () => {
    const messages = await people.messages(place.channel_id, { userId: user_id });
    return messages.find((one) => one.id === message.id);
  };
  return { message, use, shownNow };
};
const titleOf = (message: SandboxMessage) => message.embeds[0]?.title;

test('/setup asks a new family three questions, then says what is left; each may wait, and nothing blocks', async () => {
  const { context } = started;
  const { message, use } = await setupOf(named);
  expect(titleOf(message)).toBe('Какой язык и часовой пояс?');
  expect(JSON.stringify(message.embeds)).toContain('Вопрос 1 из 3');
  const { version } = await findSettings(context.db, named.id);
  const answered = await use(`setup:answer:${version}:time_zone`, 'Asia/Omsk');
  expect(answered.embeds[0]?.description).toContain('Часовой пояс: **Омск');
  expect(titleOf(await use('setup:settle:language'))).toBe('Кто ведёт семью?');

  const role = (await findRolePermissions(context.db, named.id)).find(({ role_id }) => role_id !== named.id);
  const led = await use('setup:lead', role?.role_id ?? '');
  expect(led.content).toContain('теперь ведут семью');
  expect(titleOf(led)).toBe('Какие каналы?');
  const saved = await findRolePermissions(context.db, named.id);
  const leader = saved.find(({ role_id }) => role_id === role?.role_id);
  expect(leader?.permissions).toContain('events.manage');
  expect(leader?.permissions).not.toContain('access.manage');

  expect(led.embeds[0]?.description).toContain('Мероприятия: **<#');
  await use('setup:channel:gg');
  await eventually(async () => expect((await findSettings(context.db, named.id)).channels.gg).not.toBeNull());
  const overview = await use('setup:settle:channels');
  expect(titleOf(overview)).toBe('Настройка');
  const steps = overview.embeds[0]?.fields?.find(({ name }) => name === 'Первые шаги: 3 из 7');
  expect(steps?.value).toContain('**Создайте первое МП** Хватит названия');
  expect(steps?.value).toMatch(/◦ Проведите первое МП$/);
  // The step is done on a press: the form of a new event opens.
  const form = await started.people.click({
    message_id: overview.id,
    custom_id: 'mp:new',
    user_id: named.ownerId,
  });
  expect(form.modal?.title).toBe('Новое МП');
});

test('the guide of /setup is put away for all leaders, and brought back', async () => {
  const { use } = await setupOf(bare);
  const away = await use('setup:settle:all');
  expect(titleOf(away)).toBe('Настройка');
  expect(JSON.stringify(away.embeds)).not.toContain('Первые шаги');
  const again = await setupOf(bare);
  expect(titleOf(again.message)).toBe('Настройка');
  expect(JSON.stringify(again.message.components)).toContain('Показать первые шаги');
  expect(titleOf(await again.use('setup:show:all'))).toBe('Какой язык и часовой пояс?');
});

test('a bot that may not create channels is named with what to do, and an existing channel is chosen instead', async () => {
  const { context } = started;
  const { use } = await setupOf(strict);
  await use('setup:settle:language');
  expect(titleOf(await use('setup:settle:deputies'))).toBe('Какие каналы?');
  const refused = await use('setup:channel:capts');
  expect(refused.content).toBe(ERRORS.bot_cannot_create_channels.ru);
  const late = await setupOf(strict);
  const { version } = await findSettings(context.db, strict.id);
  const [channel] = await textChannels(strict.id, strict.ownerId);
  const chosen = await use(`setup:answer:${version}:channels.events`, channel?.id ?? '');
  expect(chosen.embeds[0]?.description).toContain(`Мероприятия: **<#${channel?.id}>**`);
  // Whoever answered on top of an older version is told who was first; what they chose is named, and theirs stays.
  const told = await late.use(`setup:answer:${version}:channels.capts`, channel?.id ?? '');
  expect(told.content).toContain('Не сохранено:\n• Капты');
  expect((await findSettings(context.db, strict.id)).channels).toMatchObject({
    events: channel?.id,
    capts: null,
  });
});

test('/setup follows a channel that is being created by itself, unless the person went on', async () => {
  const { people } = started;
  const elsewhere = await setupOf(fresh);
  await elsewhere.use('setup:settle:language');
  await elsewhere.use('setup:settle:deputies');
  // The third question is where it begins now.
  const here = await setupOf(fresh);
  await people.fault({ kind: 'server_error', route: `/guilds/${fresh.id}/channels`, seconds: 600 });
  await elsewhere.use('setup:channel:gg');
  const left = await elsewhere.use('setup:back');
  expect((await here.use('setup:channel:gg')).embeds[0]?.description).toContain('Бот создаёт #скрины-гг');
  await people.clearFaults();
  await eventually(async () => {
    const shown = await here.shownNow();
    expect(shown?.embeds[0]?.description).toMatch(/Скрины с ГГ: \*\*<#\d+>/);
    expect(shown?.embeds[0]?.description).not.toContain('Бот создаёт');
  });
  expect((await elsewhere.shownNow())?.embeds).toEqual(left.embeds);
});

test('/setup says by itself that a channel could not be created', async () => {
  // A channel of that name exists and is hidden from whoever asks.
  const { use, shownNow } = await setupOf({ id: secret.id, ownerId: deputyId });
  await use('setup:settle:language');
  await use('setup:settle:deputies');
  await use('setup:channel:capts');
  await eventually(async () => {
    const shown = await shownNow();
    expect(JSON.stringify(shown?.embeds)).toContain(DELIVERY_PROBLEM_TEXTS.channel_refused.ru);
    expect(JSON.stringify(shown?.components)).toContain('Создать #капты');
  });
});
