import { listUndelivered } from '@famiglia/core/undelivered/undelivered';
import { activity } from '@famiglia/core/platform/db/schema/activity';
import { insertNotices } from '@famiglia/core/rosters/roster-notice.queries';
import { createEvent } from '@famiglia/core/events/create-event';
import { editEvent } from '@famiglia/core/events/edit-event';
import { readEventDetails } from '@famiglia/core/events/get-events';
import { updateEvent } from '@famiglia/core/events/update-event';
import { requestDelivery } from '@famiglia/core/deliveries/request-delivery';
import { deliveries, deliveryRequests } from '@famiglia/core/platform/db/schema/deliveries';
import { rosterNotices } from '@famiglia/core/platform/db/schema/roster-messages';
import { rosters, rosterThreadMembers } from '@famiglia/core/platform/db/schema/rosters';
import { eventRoster } from '@famiglia/core/events/event-roster';
import { reopenRoster } from '@famiglia/core/rosters/reopen-roster';
import { cancelRoster } from '@famiglia/core/rosters/cancel-roster';
import { listParticipants } from '@famiglia/core/rosters/list-participants';
import { removeParticipant } from '@famiglia/core/rosters/remove-participant';
import { undoFinish } from '@famiglia/core/rosters/undo-finish';
import { finishEvent } from '@famiglia/core/events/finish-event';
import { closeRoster } from '@famiglia/core/rosters/close-roster';
import { changeReputation } from '@famiglia/core/reputation/change-reputation';
import { discordActor } from '@famiglia/core/testing/test-actor';
import type { DeniablePermission } from '@famiglia/sandbox/channel-types';
import { BRATVA_CHANNELS, GUILDS, MORETTI_CHANNELS, MORETTI_ROLES, PEOPLE } from '@famiglia/sandbox/demo-ids';
import type { SandboxMessage } from '@famiglia/sandbox/sandbox-types';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { textOf } from '../../testing/messages.ts';
import { startEventBot } from '../../testing/start-event-bot.ts';
import type { EventBot } from '../../testing/start-event-bot.ts';
import { travelWithBot } from '../../testing/travel-with-bot.ts';

const guildId = GUILDS.moretti;
const owner = discordActor(PEOPLE.owner);
const HOUR_MS = 60 * 60 * 1000;
const MINUTE_MS = 60 * 1000;
const here = { guild_id: guildId, channel_id: MORETTI_CHANNELS.general };

let started: EventBot;
beforeAll(async () => {
  started = await startEventBot();
});
afterAll(async () => started.stop());

test('/mp list, /mp close and /mp cancel find planned events', async () => {
  await started.plan('Засада', 3);
  await started.posted('Засада');
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
  await started.shown('Засада', /состав заморожен/);
  // A title typed by hand works like a suggestion, and a closed event can still be cancelled.
  const options = { event: 'засада', reason: 'Рейд *перенесён*' };
  const cancelled = await started.people.command({ ...typing, subcommand: 'cancel', options });
  expect(textOf(cancelled.message)).toContain('отменено');
  await started.shown('Засада', /Отменено: Рейд \\\*перенесён\\\*/);
  const again = await started.people.command({ ...typing, subcommand: 'cancel', options });
  expect(textOf(again.message)).not.toContain('отменено');
});

test('closing in the panel removes sign-up from the message', async () => {
  const { id } = await started.plan('Каркас', 3);
  await started.posted('Каркас');
  await closeRoster(started.context, owner, eventRoster({ guildId, eventId: id }));
  expect(await started.shown('Каркас', /состав заморожен/)).toContain('Основа 0/3');
});

test('a participant who leaves frees a place, one who earns reputation moves up: the message shows it, and they are notified', async () => {
  const { context, people } = started;
  const toldToHavePlace = async (userId: string) =>
    (await people.dms(userId)).filter((dm) => textOf(dm).includes('в основе **Дозор**'));
  const leaver = { guild_id: guildId, user_id: PEOPLE.english_member };
  await started.plan('Дозор', 1);
  const message = await started.posted('Дозор');
  for (const user of [PEOPLE.english_member, PEOPLE.manager, PEOPLE.moderator]) {
    await started.press(message, 'join', user);
  }
  await started.shown('Дозор', /Замена 2/);
  await people.member({ ...leaver, action: 'leave' });
  await eventually(async () => expect(await toldToHavePlace(PEOPLE.manager)).toHaveLength(1));
  const earned = { guildId, userIds: [PEOPLE.moderator], delta: 5000, reason: 'долг' };
  await changeReputation(context, owner, earned);
  await eventually(async () => expect(await toldToHavePlace(PEOPLE.moderator)).toHaveLength(1));
  await started.shown('Дозор', /Основа 1\/1.*\n1\. Modest/, /Замена 1.*\n1\. Marta/);
  await people.member({ ...leaver, action: 'join' });
});

test('reputation that moves nobody is shown beside the name all the same, where it decides', async () => {
  const earn = async (delta: number) =>
    changeReputation(started.context, owner, {
      guildId,
      userIds: [PEOPLE.english_member],
      delta,
      reason: 'долг',
    });
  await earn(2000);
  await started.plan('Патруль', 1);
  const message = await started.posted('Патруль');
  await started.press(message, 'join', PEOPLE.english_member);
  // There is room for everybody, so no number decides.
  await started.shown('Патруль', /Основа 1\/1\n1\. [^·]+$/m);
  await started.press(message, 'join', PEOPLE.member);
  const full = await started.shown('Патруль', /Основа 1\/1 · репутация/, /Замена 1 · .*репутация ниже/);
  const before = /1\. .* (\d+)$/m.exec(full)?.[1];
  await earn(7);
  const now = new RegExp(`1\\. .* ${Number(before) + 7}$`, 'm');
  expect(await started.shown('Патруль', now)).toContain('Основа 1/1');
});

test('a deleted message is posted again with all participants', async () => {
  await started.plan('Погоня', 3);
  const message = await started.posted('Погоня');
  await started.press(message, 'join', PEOPLE.member);
  await started.people.deleteMessage(message.id, PEOPLE.owner);
  await eventually(async () => {
    const again = (await started.inEvents()).filter(({ embeds }) => embeds[0]?.title === 'Погоня');
    expect(again.map((one) => one.id === message.id)).toEqual([false]);
    expect(textOf(again[0])).toContain('Основа 1/3');
  });
});

test('without a channel nothing is lost: the leader is notified, and the roster is posted once there is one', async () => {
  const { context, people } = started;
  const free = discordActor(PEOPLE.free_owner);
  const { id } = await createEvent(context, free, {
    guildId: GUILDS.bratva,
    title: 'Без канала',
    description: '',
    startsAt: new Date(context.clock().getTime() + HOUR_MS).toISOString(),
    slots: 5,
  });
  const told = async () =>
    (await people.dms(PEOPLE.free_owner)).filter((dm) => textOf(dm).includes('не выбран канал'));
  await eventually(async () => expect(await told()).toHaveLength(1));
  const rows = await context.db.select().from(activity).where(eq(activity.targetId, id));
  expect(rows.map(({ type }) => type)).toEqual(['event.created', 'event.message_lost']);
  const undelivered = async () => (await listUndelivered(context, free, { guildId: GUILDS.bratva })).items;
  expect(await undelivered()).toMatchObject([{ kind: 'roster', problem: 'no_channel', about: { id } }]);
  const asked = { guild_id: GUILDS.bratva, channel_id: BRATVA_CHANNELS.general, user_id: PEOPLE.free_owner };
  const { message: setup } = await people.command({ ...asked, name: 'setup' });
  expect(JSON.stringify(setup?.embeds)).toContain('Сообщение с записью: Без канала. Канал не выбран.');
  await started.chooseChannel(GUILDS.bratva, PEOPLE.free_owner, BRATVA_CHANNELS.events);
  await eventually(async () => {
    const messages = await people.messages(BRATVA_CHANNELS.events);
    expect(messages.filter(({ embeds }) => embeds[0]?.title === 'Без канала')).toHaveLength(1);
  });
  expect(await told()).toHaveLength(1);
  await eventually(async () => expect(await undelivered()).toEqual([]));
});

const toldOwner = async (title: string) =>
  (await started.people.dms(PEOPLE.owner)).map(textOf).filter((dm) => dm.includes(`**${title}**`));

test('a deleted channel: the leader is notified once, no participant is lost, and the roster is posted in the next channel', async () => {
  const { people } = started;
  await started.chooseChannel(guildId, PEOPLE.owner, MORETTI_CHANNELS.english);
  await started.plan('Переезд', 3);
  let message: SandboxMessage | undefined;
  await eventually(async () => {
    [message] = await people.messages(MORETTI_CHANNELS.english);
    expect(message?.embeds[0]?.title).toBe('Переезд');
  });
  await started.press(message as SandboxMessage, 'join', PEOPLE.owner);
  await people.channel({ channel_id: MORETTI_CHANNELS.english, action: 'delete' });
  await eventually(async () =>
    expect(await toldOwner('Переезд')).toEqual([expect.stringContaining('канал удалён')]),
  );
  await started.chooseChannel(guildId, PEOPLE.owner, MORETTI_CHANNELS.events);
  await started.shown('Переезд', /Основа 1\/3/);
  expect(await toldOwner('Переезд')).toHaveLength(1);
});

test('who plans where the bot cannot write reads so in the answer, with what is missing', async () => {
  const { people } = started;
  const deny = async (permissions: DeniablePermission[]) =>
    people.channel({ channel_id: MORETTI_CHANNELS.events, action: 'deny_bot', permissions });
  await deny(['SendMessages']);
  const command = { guild_id: guildId, channel_id: MORETTI_CHANNELS.general, user_id: PEOPLE.owner };
  const { interaction_id } = await people.command({ ...command, name: 'mp', subcommand: 'create' });
  const fields = { title: 'Обещание', start: 'завтра 20:00', slots: '3', description: '', reward: '' };
  const { message } = await people.submitModal({ interaction_id, user_id: PEOPLE.owner, fields });
  expect(textOf(message)).toMatch(/Send Messages|Отправлять сообщения/);
  expect(textOf(message)).not.toMatch(/Sign-up opens|Запись открывается/);
  await deny([]);
  await started.posted('Обещание');
});

test('a removed permission: clicks are answered, the leader reads which one is missing, and once granted the message is right', async () => {
  const { people } = started;
  const deny = async (permissions: DeniablePermission[]) =>
    people.channel({ channel_id: MORETTI_CHANNELS.events, action: 'deny_bot', permissions });
  await started.plan('Слежка', 3);
  const message = await started.posted('Слежка');
  await deny(['ViewChannel']);
  const { message: answer } = await started.press(message, 'join', PEOPLE.member);
  expect(textOf(answer)).toMatch(/место 1/);
  await eventually(async () => {
    const where = `<#${MORETTI_CHANNELS.events}>`;
    expect(await toldOwner('Слежка')).toEqual([
      expect.stringContaining(`${where}. Разрешите мне там: **Просматривать канал**`),
    ]);
  });
  await deny(['EmbedLinks']);
  await started.plan('Тишина', 3);
  await eventually(async () =>
    expect(await toldOwner('Тишина')).toEqual([expect.stringContaining('там: **Встраивать ссылки**.')]),
  );
  await deny([]);
  await started.shown('Слежка', /Основа 1\/3/);
  await started.posted('Тишина');
  const shown = (await started.inEvents()).filter(({ embeds }) => embeds[0]?.title === 'Слежка');
  expect(shown.map(({ id }) => id)).toEqual([message.id]);
  expect([...(await toldOwner('Слежка')), ...(await toldOwner('Тишина'))]).toHaveLength(2);
});

const calls = async () =>
  (await started.inEvents()).filter((said) => said.content.includes('**Конвой**: начало'));

test('those in main are reminded once; two reminders due at the same time are one', async () => {
  const { id } = await started.plan('Конвой', 1, { remindersMinutes: [60, 15] });
  const message = await started.posted('Конвой');
  await started.press(message, 'join', PEOPLE.owner);
  await started.press(message, 'join', PEOPLE.member);
  await travelWithBot(started.context, 3 * HOUR_MS - 10 * MINUTE_MS);
  await eventually(async () => expect(await calls()).toHaveLength(1));
  expect((await calls())[0]?.mentions.map(({ id }) => id)).toEqual([PEOPLE.owner]);
  // A reminder that waited during an outage, in which one of the two participants lost the place.
  const { context } = started;
  await insertNotices(context.db, {
    guildId,
    rosterId: id,
    kind: 'reminder',
    version: 1,
    userIds: [PEOPLE.member, PEOPLE.owner],
    createdAt: context.clock(),
  });
  await eventually(async () => expect(await calls()).toHaveLength(2));
  expect((await calls()).map(({ mentions }) => mentions.map((one) => one.id))).toEqual([
    [PEOPLE.owner],
    [PEOPLE.owner],
  ]);
  // Later messages are sent after it: a second reminder would be there by then.
  await started.plan('После конвоя', 1);
  await started.posted('После конвоя');
  expect(await calls()).toHaveLength(2);
});

const of = async (title: string): Promise<SandboxMessage[]> =>
  (await started.inEvents()).filter(
    (said) => said.embeds[0]?.title === title || said.content.includes(`**${title}**`),
  );
const callsOf = async (title: string) =>
  (await of(title)).filter((said) => said.mention_everyone || said.mention_roles.length > 0);

test('a role is called once: neither an edit nor a new post of the message calls it again', async () => {
  const { id } = await started.plan('Сход', 3, { pingRoleId: MORETTI_ROLES.soldier });
  const message = await started.posted('Сход');
  expect(message).toMatchObject({ content: `<@&${MORETTI_ROLES.soldier}>`, mention_everyone: false });
  await started.press(message, 'join', PEOPLE.member);
  await started.shown('Сход', /Основа 1\/3/);
  await editEvent(started.context, owner, { guildId, eventId: id }, { pingRoleId: guildId });
  await started.people.deleteMessage(message.id, PEOPLE.owner);
  await eventually(async () => expect((await of('Сход')).map((one) => one.id)).not.toContain(message.id));
  const again = await started.posted('Сход');
  expect(again).toMatchObject({ content: '', mention_roles: [], mention_everyone: false });
});

const squad = (name: string, role_id: string | null) => ({ name, slots: 1, role_id, leader_id: null });

test('everyone who may join: the roles of the squads, or @everyone where a place needs none', async () => {
  const [don, soldier] = [MORETTI_ROLES.don, MORETTI_ROLES.soldier];
  const planned = { pingRoleId: guildId };
  await started.plan('Для своих', 2, { ...planned, squads: [squad('А', don), squad('Б', soldier)] });
  await started.plan('Для всех', 2, { ...planned, squads: [squad('А', don), squad('Б', null)] });
  const own = await started.posted('Для своих');
  expect([own.mention_roles.toSorted(), own.mention_everyone]).toEqual([[don, soldier].toSorted(), false]);
  const all = await started.posted('Для всех');
  expect([all.content, all.mention_roles, all.mention_everyone]).toEqual(['@everyone', [], true]);
});

test('with free places the role is called a second time, once; a full or a closed list calls nobody', async () => {
  const ping = { pingRoleId: MORETTI_ROLES.soldier, pingAgainMinutes: 30 };
  const titles = ['Места есть', 'Мест нет', 'Запись закрыта'];
  const [free, full, closed] = await Promise.all(titles.map(async (title) => started.plan(title, 1, ping)));
  for (const title of titles) await started.posted(title);
  await started.press(await started.posted('Мест нет'), 'join', PEOPLE.member);
  await closeRoster(started.context, owner, eventRoster({ guildId, eventId: closed?.id ?? '' }));
  await travelWithBot(started.context, 3 * HOUR_MS - 29 * MINUTE_MS);
  await eventually(async () => expect(await callsOf('Места есть')).toHaveLength(2));
  const [, second] = await callsOf('Места есть');
  expect(second?.content).toMatch(/ещё есть места/);
  expect(second).toMatchObject({ mention_roles: [MORETTI_ROLES.soldier], mention_everyone: false });
  // The request is delivered again, as after a crash: the message must not be sent twice.
  await requestDelivery(started.context.db, { guildId, kind: 'roster_notice', subject: free?.id ?? '' });
  await eventually(async () => {
    const rows = await started.context.db
      .select()
      .from(rosters)
      .where(eq(rosters.id, full?.id ?? ''));
    expect(rows[0]?.pingAgainAt).toBeNull();
  });
  await started.plan('После сбора', 1);
  await started.posted('После сбора');
  const counts = await Promise.all(titles.map(async (title) => (await callsOf(title)).length));
  expect(counts).toEqual([2, 1, 1]);
});

test('a mention that Discord would suppress is reported to the leader at once, in Discord and in the panel', async () => {
  const { people, context } = started;
  const deny = async (permissions: DeniablePermission[]) =>
    people.channel({ channel_id: MORETTI_CHANNELS.events, action: 'deny_bot', permissions });
  const { id } = await started.plan('Немой зов', 1, { pingRoleId: MORETTI_ROLES.soldier });
  const message = await started.posted('Немой зов');
  const details = async () => (await readEventDetails(context.db, guildId, id)).ping_refused;
  expect(await details()).toBe(false);
  await deny(['MentionEveryone']);
  await eventually(async () => expect(await details()).toBe(true));
  const menu = async () => textOf((await started.press(message, 'manage', PEOPLE.owner)).message);
  expect(await menu()).toContain(`упоминание <@&${MORETTI_ROLES.soldier}> никому не придёт`);
  await closeRoster(context, owner, eventRoster({ guildId, eventId: id }));
  expect(await menu()).not.toContain('никому не придёт');
  await reopenRoster(context, owner, eventRoster({ guildId, eventId: id }));
  await deny([]);
  await eventually(async () => expect(await details()).toBe(false));
  expect(await menu()).not.toContain('никому не придёт');
});

const told = async () => (await of('Перенос')).filter((said) => said.content.includes('перенесено'));

test('everybody on the list is notified once that the start has moved, with both times', async () => {
  const { context } = started;
  const { id, starts_at: before } = await started.plan('Перенос', 1);
  const message = await started.posted('Перенос');
  for (const user of [PEOPLE.member, PEOPLE.manager]) await started.press(message, 'join', user);
  await started.shown('Перенос', /Замена 1/);
  const event = await readEventDetails(context.db, guildId, id);
  const after = new Date(Date.parse(before) + HOUR_MS).toISOString();
  const { title, description, slots, reward, version, reminders_minutes: remindersMinutes } = event;
  const same = { guildId, eventId: id, title, description, slots, reward, version, remindersMinutes };
  await updateEvent(context, owner, { ...same, startsAt: after });
  await eventually(async () => expect(await told()).toHaveLength(1));
  const [said] = await told();
  expect(said?.mentions.map((one) => one.id).toSorted()).toEqual([PEOPLE.member, PEOPLE.manager].toSorted());
  const [was, now] = [before, after].map((moment) => `<t:${Date.parse(moment) / 1000}:F>`);
  expect(said?.content).toContain(`Было: ${was}\nСтало: **${now}`);
});

const threadsSeenBy = async (userId: string, name: string) => {
  const { items } = await started.people.guildsOf(userId);
  return items.flatMap(({ channels }) => channels).filter((channel) => channel.name === name);
};

const quietThreads = async (userId = '') =>
  (await threadsSeenBy(userId, 'Тихий сбор')).map((thread) => thread.id);

const needlessThreads = async () => threadsSeenBy(PEOPLE.owner, 'Лишняя ветка');

const threadDelivered = async (rosterId: string): Promise<void> => {
  const { db } = started.context;
  await requestDelivery(db, { guildId, kind: 'roster_thread', subject: rosterId });
  await eventually(async () => {
    const waiting = [
      ...(await db.select().from(deliveries).where(eq(deliveries.subject, rosterId))),
      ...(await db.select().from(deliveryRequests).where(eq(deliveryRequests.subject, rosterId))),
    ].filter(({ kind }) => kind === 'roster_thread');
    expect(waiting).toEqual([]);
  });
};

test('those selected get one private thread when sign-up ends; it follows the list and is archived at the end', async () => {
  const { context, people } = started;
  const startsAt = new Date(context.clock().getTime() + 10 * MINUTE_MS).toISOString();
  const { id } = await started.plan('Тихий сбор', 1, { startsAt, thread: true });
  const roster = eventRoster({ guildId, eventId: id });
  const message = await started.posted('Тихий сбор');
  for (const user of [PEOPLE.manager, PEOPLE.member]) await started.press(message, 'join', user);
  await started.shown('Тихий сбор', /Замена 1/);
  const [selected, waiting] = (await listParticipants(context, owner, roster)).items.map(
    (one) => one.user_id,
  );
  expect(await quietThreads(selected)).toEqual([]);
  await travelWithBot(context, 11 * MINUTE_MS);
  await eventually(async () => expect(await quietThreads(selected)).toHaveLength(1));
  const [threadId = ''] = await quietThreads(selected);
  expect(await quietThreads(waiting)).toEqual([]);
  const called = async () =>
    (await people.messages(threadId)).map(({ mentions }) => mentions.map((one) => one.id));
  await eventually(async () => expect(await called()).toEqual([[selected, PEOPLE.owner]]));

  // The process died after it had made the thread and before it had stored that: the same thread is taken, and nobody called twice.
  await context.db.delete(rosterThreadMembers).where(eq(rosterThreadMembers.rosterId, id));
  await context.db.update(rosters).set({ threadId: null }).where(eq(rosters.id, id));
  await threadDelivered(id);
  expect(await quietThreads(PEOPLE.owner)).toEqual([threadId]);
  expect(await called()).toHaveLength(1);

  await removeParticipant(context, owner, { ...roster, userId: selected ?? '' });
  await eventually(async () => expect(await quietThreads(waiting)).toEqual([threadId]));
  await threadDelivered(id);
  expect(await quietThreads(selected)).toEqual([]);
  expect((await called()).at(-1)).toEqual([waiting]);

  const ended = async () => eventually(async () => expect(await quietThreads(PEOPLE.owner)).toEqual([]));
  await finishEvent(context, owner, { guildId, eventId: id, attended: [], excused: [] });
  await ended();
  await expect(
    people.postMessage({ channel_id: threadId, user_id: waiting ?? '', content: 'ещё тут?' }),
  ).rejects.toThrow(/cannot post there/);
  await undoFinish(context, owner, roster);
  await eventually(async () => expect(await quietThreads(waiting)).toEqual([threadId]));
  await cancelRoster(context, owner, { ...roster, reason: '' });
  await ended();
  const made = await context.db.select().from(activity).where(eq(activity.targetId, id));
  expect(made.filter(({ type }) => type === 'event.thread_made').length).toBeGreaterThan(0);
});

test('a thread that was deleted by hand is not made again', async () => {
  const { id } = await started.plan('Лишняя ветка', 1, { thread: true });
  await started.press(await started.posted('Лишняя ветка'), 'join', PEOPLE.member);
  await closeRoster(started.context, owner, eventRoster({ guildId, eventId: id }));
  await eventually(async () => expect(await needlessThreads()).toHaveLength(1));
  await started.people.channel({ channel_id: (await needlessThreads())[0]?.id ?? '', action: 'delete' });
  await editEvent(started.context, owner, { guildId, eventId: id }, { remindersMinutes: [] });
  await threadDelivered(id);
  expect(await needlessThreads()).toEqual([]);
});

test('without the right to make threads leaders are told what to allow, and afterwards it is made', async () => {
  const { context, people } = started;
  const deny = async (permissions: DeniablePermission[]) =>
    people.channel({ channel_id: MORETTI_CHANNELS.events, action: 'deny_bot', permissions });
  const { id } = await started.plan('Запретная ветка', 1, { thread: true });
  await started.press(await started.posted('Запретная ветка'), 'join', PEOPLE.member);
  await deny(['CreatePrivateThreads']);
  await closeRoster(context, owner, eventRoster({ guildId, eventId: id }));
  const undelivered = async () => (await listUndelivered(context, owner, { guildId })).items;
  await eventually(async () =>
    expect(await undelivered()).toMatchObject([
      { kind: 'roster_thread', problem: 'thread_refused', about: { id } },
    ]),
  );
  const { message: setup } = await people.command({ ...here, user_id: PEOPLE.owner, name: 'setup' });
  expect(JSON.stringify(setup?.embeds)).toContain('Ветка для основы: Запретная ветка. Бот не может вести');
  await deny([]);
  await eventually(async () => {
    expect(await undelivered()).toEqual([]);
    expect(await threadsSeenBy(PEOPLE.member, 'Запретная ветка')).toHaveLength(1);
  });
});

test('the bot sent no request that Discord does not know', async () => {
  expect(await started.people.unknownCalls()).toEqual([]);
});

test('a cancellation long after the start is told to nobody', async () => {
  const { context } = started;
  const { id } = await started.plan('Забытое', 1);
  await started.press(await started.posted('Забытое'), 'join', PEOPLE.member);
  await travelWithBot(context, 5 * HOUR_MS);
  await cancelRoster(context, owner, { ...eventRoster({ guildId, eventId: id }), reason: '' });
  const notices = async () => context.db.select().from(rosterNotices).where(eq(rosterNotices.rosterId, id));
  await eventually(async () =>
    expect((await notices()).filter(({ kind }) => kind === 'cancelled')).toMatchObject([{ via: 'none' }]),
  );
  expect((await of('Забытое')).filter(({ content }) => content.includes('отменено'))).toEqual([]);
});
