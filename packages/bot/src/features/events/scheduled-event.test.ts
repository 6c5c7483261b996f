import { fightKindRoutes } from '@famiglia/contract/fight-kinds/fight-kinds';
import { createCapt } from '@famiglia/core/capts/create-capt';
import { takeEventPicture } from '@famiglia/core/events/event-pictures';
import { createEvent } from '@famiglia/core/events/create-event';
import { editEvent } from '@famiglia/core/events/edit-event';
import { eventRoster } from '@famiglia/core/events/event-roster';
import { finishEvent } from '@famiglia/core/events/finish-event';
import { readEventDetails } from '@famiglia/core/events/get-events';
import { updateEvent } from '@famiglia/core/events/update-event';
import { requestDelivery } from '@famiglia/core/deliveries/request-delivery';
import { readFightKinds } from '@famiglia/core/fight-kinds/list-fight-kinds';
import { editFightKind } from '@famiglia/core/fight-kinds/save-fight-kind';
import { events } from '@famiglia/core/platform/db/schema/events';
import { toUseCaseInput } from '@famiglia/core/platform/use-case-input';
import { chooseChannel } from '@famiglia/core/settings/create-channel';
import { cancelRoster } from '@famiglia/core/rosters/cancel-roster';
import { discordActor } from '@famiglia/core/testing/test-actor';
import { listUndelivered } from '@famiglia/core/undelivered/undelivered';
import { buildWorld } from '@famiglia/sandbox/build-world';
import { PermissionFlagsBits as Bits, GuildScheduledEventStatus } from 'discord.js';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { byRoute } from '../../kit/interactions/by-route.ts';
import { eventually } from '../../testing/eventually.ts';
import { isSettled } from '../../testing/is-settled.ts';
import { startTestBot } from '../../testing/start-test-bot.ts';
import type { TestBot } from '../../testing/start-test-bot.ts';
import { travelWithBot } from '../../testing/travel-with-bot.ts';

const { seed, guilds } = buildWorld({
  guilds: [
    { name: 'Family', channels: ['мп'] },
    { name: 'Strict', channels: ['мп'] },
    { name: 'Long', channels: ['м'.repeat(100)] },
  ],
});
const [family, strict, long] = guilds;
for (const role of seed.guilds[1]?.roles ?? []) {
  if (role.bot === true) role.permissions = (role.permissions ?? 0n) & ~Bits.CreateEvents;
}
const HOUR_MS = 3_600_000;

let started: TestBot;
beforeAll(async () => {
  started = await startTestBot({ sandbox: { world: seed, rateLimits: false } });
  for (const guild of guilds) {
    const [channelId = ''] = Object.values(guild.channels);
    const channel = { guildId: guild.id, purpose: 'events', channelId } as const;
    await chooseChannel(started.context, discordActor(guild.ownerId), channel);
  }
});
afterAll(async () => started.stop());

/** Discord's own events that have not ended, as a member sees them. */
const listed = async (guild = family) => {
  const { items } = await started.people.guildsOf(guild.ownerId);
  return (items.find(({ id }) => id === guild.id)?.scheduled_events ?? []).map(
    ({ id, name, location, starts_at }) => ({ id, name, location, starts_at }),
  );
};
const named = async (name: string) => (await listed()).filter((one) => one.name === name);

const owner = discordActor(family.ownerId);
/** By the clock of the sandbox, which refuses what is past. */
const inHours = (hours: number): string => new Date(Date.now() + hours * HOUR_MS).toISOString();

const plan = async (title: string, more: object = {}, guild = family) =>
  createEvent(started.context, discordActor(guild.ownerId), {
    guildId: guild.id,
    title,
    description: 'Сбор у порта',
    slots: 5,
    startsAt: inHours(5),
    scheduledEvent: true,
    ...more,
  });

const edit = async (eventId: string, change: object) => {
  const now = await readEventDetails(started.context.db, family.id, eventId);
  const { title, description, slots, reward, reminders_minutes: remindersMinutes, version } = now;
  const same = { title, description, slots, reward, remindersMinutes, startsAt: now.starts_at, version };
  return updateEvent(started.context, owner, { guildId: family.id, eventId, ...same, ...change });
};

const settled = async (eventId: string) =>
  eventually(async () => {
    const { scheduled_event_state: state } = await readEventDetails(started.context.db, family.id, eventId);
    expect(state.url).not.toBeNull();
  });

test('it is created with the event, moved and renamed with it, and gone when it is switched off', async () => {
  const { id, starts_at } = await plan('Дроп');
  await eventually(async () =>
    expect(await listed()).toEqual([{ id: expect.any(String), name: 'Дроп', location: '#мп', starts_at }]),
  );
  await settled(id);
  const startsAt = inHours(9);
  await edit(id, { title: 'Ночной дроп', startsAt });
  await eventually(async () =>
    expect(await listed()).toMatchObject([{ name: 'Ночной дроп', starts_at: startsAt }]),
  );
  await edit(id, { scheduledEvent: false });
  await eventually(async () => expect(await listed()).toEqual([]));
  // The bot removed it as it was asked to: nobody did by hand.
  await eventually(async () => {
    const { scheduled_event_state: state } = await readEventDetails(started.context.db, family.id, id);
    expect(state).toEqual({ url: null, removed: false });
  });
  const plain = await plan('Без события', { scheduledEvent: false });
  await editEvent(started.context, owner, { guildId: family.id, eventId: plain.id }, { slots: 6 });
  expect(await listed()).toEqual([]);
});

test('a process that died before it stored what it created does not create a second one', async () => {
  const { id } = await plan('Склад');
  await settled(id);
  await started.context.db.update(events).set({ scheduledEventId: null }).where(eq(events.id, id));
  await requestDelivery(started.context.db, { guildId: family.id, kind: 'scheduled_event', subject: id });
  await settled(id);
  expect(await named('Склад')).toHaveLength(1);
  await cancelRoster(started.context, owner, {
    ...eventRoster({ guildId: family.id, eventId: id }),
    reason: '',
  });
  await eventually(async () => expect(await named('Склад')).toEqual([]));
});

test('one that was created and not stored is removed when a leader switches it off', async () => {
  const { id } = await plan('Маяк');
  await settled(id);
  await started.context.db.update(events).set({ scheduledEventId: null }).where(eq(events.id, id));
  await edit(id, { scheduledEvent: false });
  await eventually(async () => expect(await named('Маяк')).toEqual([]));
});

test('one that began is replaced once when its start is moved, also after a process that died', async () => {
  const { id } = await plan('Рейд');
  await settled(id);
  const [before] = await named('Рейд');
  const begun = await fetch(
    `${started.sandbox.apiUrl}/v10/guilds/${family.id}/scheduled-events/${before?.id}`,
    {
      method: 'PATCH',
      headers: {
        authorization: `Bot ${started.sandbox.botToken}`,
        'content-type': 'application/json',
        'user-agent': 'DiscordBot (https://famiglia.test, 1.0.0)',
      },
      body: JSON.stringify({ status: GuildScheduledEventStatus.Active }),
    },
  );
  expect(begun.status).toBe(200);
  const startsAt = inHours(9);
  await edit(id, { startsAt });
  const replaced = async () =>
    eventually(async () => {
      expect(await named('Рейд')).toMatchObject([{ starts_at: startsAt }]);
      const { scheduled_event_state: state } = await readEventDetails(started.context.db, family.id, id);
      expect(state.url).not.toContain(before?.id);
      expect(await isSettled(started.context.db, family.id, 'scheduled_event')).toBe(true);
    });
  await replaced();
  await started.context.db
    .update(events)
    .set({ scheduledEventId: before?.id ?? null })
    .where(eq(events.id, id));
  await requestDelivery(started.context.db, { guildId: family.id, kind: 'scheduled_event', subject: id });
  await replaced();
});

test('the place is cut to what Discord takes', async () => {
  await plan('Далеко', {}, long);
  await eventually(async () =>
    expect(await listed(long)).toMatchObject([{ name: 'Далеко', location: `#${'м'.repeat(98)}…` }]),
  );
});

test('one that somebody deletes in Discord is not made again, and a leader can ask for it anew', async () => {
  const { id } = await plan('Гонка');
  await settled(id);
  const [shown] = await named('Гонка');
  await started.people.deleteScheduledEvent(shown?.id ?? '');
  const details = async () => readEventDetails(started.context.db, family.id, id);
  await eventually(async () =>
    expect(await details()).toMatchObject({
      scheduled_event: false,
      scheduled_event_state: { url: null, removed: true },
    }),
  );
  await edit(id, { title: 'Гонка 2' });
  expect(await named('Гонка 2')).toEqual([]);
  await edit(id, { scheduledEvent: true });
  await settled(id);
  expect(await named('Гонка 2')).toHaveLength(1);
});

test('without the permission leaders are told what is missing, and the event is posted all the same', async () => {
  const { id: guildId } = strict;
  const { id } = await plan('Тихий', {}, strict);
  await eventually(async () =>
    expect((await listUndelivered(started.context, discordActor(strict.ownerId), { guildId })).items).toEqual(
      [
        expect.objectContaining({
          kind: 'scheduled_event',
          problem: 'events_refused',
          about: { kind: 'event', id, name: 'Тихий' },
        }),
      ],
    ),
  );
  await eventually(async () => {
    const messages = await started.people.messages(strict.channels['мп'] ?? '');
    expect(messages.map(({ embeds }) => embeds[0]?.title)).toEqual(['Тихий']);
  });
  expect(await listed(strict)).toEqual([]);
});

const post = async () =>
  (await started.people.messages(family.channels['мп'] ?? '')).find(({ embeds }) =>
    embeds[0]?.title?.includes('Обложка'),
  );
/** The bot has nothing more to do on any post. */
const drawn = async (guild = family) =>
  eventually(async () => expect(await isSettled(started.context.db, guild.id, 'roster')).toBe(true));
const edits = () =>
  started.restAnswers.filter(({ method, path }) => method === 'PATCH' && path.startsWith('/channels/'));
const draw = async (tone: string, guild = family) => {
  const { sharp } = await import('@famiglia/core/platform/images/safe-sharp');
  const bytes = await sharp({ create: { width: 900, height: 600, channels: 3, background: tone } })
    .png()
    .toBuffer();
  const sent = await started.people.postMessage({
    channel_id: guild.channels['мп'] ?? '',
    user_id: guild.ownerId,
    content: tone,
    files: [{ filename: 'cover.png', contentType: 'image/png', bytes }],
  });
  const url = sent.attachments[0]?.url ?? '';
  return takeEventPicture(started.context, discordActor(guild.ownerId), { guildId: guild.id, url });
};

test('the picture comes with the post, stays through its edits and is replaced with another one', async () => {
  const first = await draw('#204060');
  const { id } = await plan('Обложка', {
    pictureId: first,
    emoji: '🎯',
    color: 0x20_40_60,
    scheduledEvent: false,
  });
  const image = async () => {
    const message = await post();
    expect(message?.attachments).toEqual([]);
    const { url = '', width, height } = message?.embeds[0]?.image ?? {};
    return { file: url.split('?')[0], width, height };
  };
  const showsPicture = async (pictureId: string) =>
    eventually(async () =>
      expect(await image()).toMatchObject({
        file: expect.stringMatching(`/${pictureId}.webp$`),
        width: 960,
        height: 320,
      }),
    );
  await showsPicture(first);
  expect((await post())?.embeds[0]).toMatchObject({ title: '🎯 Обложка', color: 0x20_40_60 });
  const { file } = await image();
  await drawn();
  const before = edits().length;
  await edit(id, { title: 'Обложка, часть 2' });
  await eventually(async () => expect((await post())?.embeds[0]?.title).toBe('🎯 Обложка, часть 2'));
  await drawn();
  // The picture is not sent again: the same file, and one edit.
  expect((await image()).file).toBe(file);
  expect(edits().length - before).toBe(1);
  const second = await draw('#a03020');
  await edit(id, { pictureId: second });
  await showsPicture(second);
  await edit(id, { pictureId: null });
  await eventually(async () => {
    const message = await post();
    expect([message?.embeds[0]?.image, message?.attachments]).toEqual([undefined, []]);
  });
});

test('where the bot may not attach files, a post with a picture is edited once and has none', async () => {
  const channelId = strict.channels['мп'] ?? '';
  await started.people.channel({ channel_id: channelId, action: 'deny_bot', permissions: ['AttachFiles'] });
  const picture = await draw('#608020', strict);
  const { id } = await plan('Без файлов', { pictureId: picture, scheduledEvent: false }, strict);
  const shown = async () =>
    (await started.people.messages(channelId)).find(({ embeds }) => embeds[0]?.title === 'Без файлов');
  await eventually(async () => expect(await shown()).toBeDefined());
  await drawn(strict);
  const before = started.restAnswers.length;
  const roster = { guildId: strict.id, kind: 'roster', subject: id } as const;
  await requestDelivery(started.context.db, roster);
  await drawn(strict);
  const sent = started.restAnswers.slice(before).filter(({ method }) => method === 'PATCH');
  expect(sent).toHaveLength(1);
  expect((await shown())?.embeds[0]?.image).toBeUndefined();
});

test('/mp look sets emoji, colour, picture and Discord’s own event, and refuses what it cannot read', async () => {
  const { id } = await plan('Вид', { scheduledEvent: false });
  const look = async (options: Record<string, string | number | boolean>) =>
    started.people.command({
      guild_id: family.id,
      channel_id: family.channels['мп'] ?? '',
      user_id: family.ownerId,
      name: 'mp',
      subcommand: 'look',
      options: { event: id, ...options },
    });
  expect((await look({})).message?.content).toContain('Нечего менять');
  expect((await look({ emoji: 'дроп' })).message?.content).toContain('один эмодзи');
  expect((await look({ color: 'red' })).message?.content).toContain('#d6453d');
  await look({ emoji: '🎯', color: '#d6453d', discord_event: true });
  const details = async () => readEventDetails(started.context.db, family.id, id);
  expect(await details()).toMatchObject({ emoji: '🎯', color: 0xd6_45_3d, scheduled_event: true });
  await eventually(async () => expect(await named('Вид')).toHaveLength(1));
  await look({ emoji: '-', color: '-' });
  expect(await details()).toMatchObject({ emoji: null, color: null, scheduled_event: true });
});

test('a capt shows the picture and the colour of its kind of fight, an event of that kind those that it has not itself', async () => {
  const channelId = family.channels['мп'] ?? '';
  await chooseChannel(started.context, owner, { guildId: family.id, purpose: 'capts', channelId });
  const save = async (options: Record<string, string>) =>
    started.people.command({
      guild_id: family.id,
      channel_id: channelId,
      user_id: family.ownerId,
      name: 'kinds',
      subcommand: 'save',
      options: { kind: 'Цеха', ...options },
    });
  expect((await save({ color: 'red' })).message?.content).toContain('#d6453d');
  await save({ color: '#204060' });
  const [kind] = (await readFightKinds(started.context.db, family.id)).items;
  const [ofKind, own] = [await draw('#208060'), await draw('#602080')];
  if (kind === undefined) throw new Error('the kind was not saved');
  const { id: kindId, version, ...fields } = kind;
  const body = fightKindRoutes.update.body.parse({ ...fields, version, picture_id: ofKind });
  await byRoute(fightKindRoutes.update, editFightKind)(
    started.context,
    owner,
    toUseCaseInput(fightKindRoutes.update, { guildId: family.id, kindId, ...body }),
  );
  await createCapt(started.context, owner, {
    guildId: family.id,
    opponent: 'Vagos',
    side: 'attack',
    territory: 'Цех 3',
    startsAt: inHours(6),
    slots: 5,
    status: 'open',
    result: null,
    scoreOurs: null,
    scoreTheirs: null,
    notes: '',
    fightKindId: kindId,
  });
  await plan('Цеха без картинки', { fightKindId: kindId, scheduledEvent: false });
  await plan('Цеха с картинкой', { fightKindId: kindId, scheduledEvent: false, pictureId: own });
  const shown = async (title: string) => {
    const posts = await started.people.messages(channelId);
    const embed = posts.map(({ embeds }) => embeds[0]).find((one) => one?.title?.includes(title) === true);
    return [embed?.color, new URL(embed?.image?.url ?? 'none:').pathname.split('/').at(-1)];
  };
  await eventually(async () => {
    expect(await shown('Vagos')).toEqual([0x20_40_60, `${ofKind}.webp`]);
    expect(await shown('Цеха без картинки')).toEqual([0x20_40_60, `${ofKind}.webp`]);
    expect(await shown('Цеха с картинкой')).toEqual([0x20_40_60, `${own}.webp`]);
  });
  await save({ clear: 'picture' });
  expect((await readFightKinds(started.context.db, family.id)).items).toMatchObject([
    { name: 'Цеха', color: 0x20_40_60, picture_id: null },
  ]);
});

test('it is completed when the event is finished', async () => {
  const { id } = await plan('Тренировка', { startsAt: inHours(1) });
  await settled(id);
  await travelWithBot(started.context, Date.parse(inHours(2)) - started.context.clock().getTime());
  const { version } = await readEventDetails(started.context.db, family.id, id);
  await finishEvent(started.context, owner, {
    guildId: family.id,
    eventId: id,
    attended: [],
    excused: [],
    version,
  });
  await eventually(async () => expect(await named('Тренировка')).toEqual([]));
});
