import { DEFAULT_SETTINGS } from '@famiglia/contract/settings/settings-values';
import { NO_REQUIREMENTS } from '@famiglia/contract/ranks/ranks';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createEvent } from '../events/create-event.ts';
import { eventRoster } from '../events/event-roster.ts';
import { finishEvent } from '../events/finish-event.ts';
import { channels, guilds } from '../platform/db/schema/guilds.ts';
import { signUp } from '../rosters/sign-up.ts';
import { saveLadder } from '../ranks/save-ladder.ts';
import { chooseChannel, createChannel } from '../settings/create-channel.ts';
import { saveSettings } from '../settings/save-settings.ts';
import { settleStep } from '../settings/settled-steps.ts';
import { findSettings } from '../settings/settings.queries.ts';
import { discordActor, panelActor } from '../testing/test-actor.ts';
import { recordEvents } from '../testing/record-events.ts';
import { createTestContext } from '../testing/test-context.ts';
import { markPosted } from '../testing/test-events.ts';
import { addGuild, addMember, addRole, newId } from '../testing/test-guild.ts';
import { getDashboard } from './get-dashboard.ts';

const context = await createTestContext();
afterAll(async () => context.stop());

const DAY_MS = 24 * 60 * 60 * 1000;
const POST = (1n << 10n) | (1n << 11n) | (1n << 14n);
const MANAGE_CHANNELS = 1n << 4n;

let guildId = '';
let owner = panelActor('');
beforeEach(async () => {
  const guild = await addGuild(context.db);
  guildId = guild.id;
  owner = panelActor(guild.ownerId);
  const role = await addRole(context.db, guildId, { permissions: String(POST | MANAGE_CHANNELS) });
  const botUserId = await addMember(context.db, guildId, { isBot: true, roleIds: [role] });
  await context.db.update(guilds).set({ botUserId }).where(eq(guilds.id, guildId));
});

const firstSteps = async (actor = owner) => (await getDashboard(context, actor, { guildId })).first_steps;
const undone = async () => (await firstSteps())?.steps.filter(({ done }) => !done).map(({ name }) => name);
const waiting = async () => (await firstSteps())?.steps.filter(({ later }) => later).map(({ name }) => name);
const settle = async (step: Parameters<typeof settleStep>[2]['step'], settled = true) =>
  settleStep(context, owner, { guildId, step, settled });

const addChannel = async (name: string, denied = 0n): Promise<string> => {
  const id = newId();
  const overwrites = [{ id: guildId, kind: 'role' as const, allow: '0', deny: String(denied) }];
  await context.db.insert(channels).values({ guildId, id, name, type: 0, position: 0, overwrites });
  return id;
};
/** Adds a channel and makes it the family's. */
const choose = async (purpose: 'events' | 'gg', denied = 0n): Promise<void> => {
  const id = await addChannel(purpose, denied);
  const { version, channels: known } = await findSettings(context.db, guildId);
  const chosen = { ...DEFAULT_SETTINGS.channels, ...known, [purpose]: id };
  await saveSettings(context, owner, { ...DEFAULT_SETTINGS, channels: chosen, guildId, version });
};

test('every step is done by what happened in the family, and the last by an event that was finished', async () => {
  expect(await undone()).toEqual(['language', 'deputies', 'channels', 'event', 'names', 'ranks', 'finish']);
  await settle('language');
  await addRole(context.db, guildId, { name: 'Capo', granted: ['panel.view', 'events.manage'] });
  expect(await firstSteps()).toMatchObject({ leaders: [{ name: 'Capo' }] });
  await choose('events');
  // Screens may have no channel, but somebody has to say so.
  expect(await undone()).toEqual(['channels', 'event', 'names', 'ranks', 'finish']);
  await choose('gg');
  expect(await undone()).toEqual(['event', 'names', 'ranks', 'finish']);
  const startsAt = new Date(context.clock().getTime() + 60_000).toISOString();
  const event = await createEvent(context, owner, {
    guildId,
    title: 'Дроп',
    description: '',
    startsAt,
    slots: 5,
  });
  expect(await undone()).toEqual(['names', 'ranks', 'finish']);
  // More than half of the people, and a bot is none.
  for (const at of [1, 2]) await addMember(context.db, guildId, { ingameNick: `Named_${at}` });
  expect(await undone()).toEqual(['ranks', 'finish']);
  const rung = await addRole(context.db, guildId, { name: 'Soldier' });
  const steps = [{ role_id: rung, name: 'Soldier', requirements: NO_REQUIREMENTS }];
  await saveLadder(context, owner, { guildId, version: 0, steps });
  expect(await undone()).toEqual(['finish']);
  const planned = { id: event.id, title: 'Дроп', status: 'open', posted: false };
  expect(await firstSteps()).toMatchObject({ event: { ...planned, signed_up: 0 } });
  const member = discordActor(await addMember(context.db, guildId, { ingameNick: 'Named_Three' }));
  await signUp(context, member, {
    ...eventRoster({ guildId, eventId: event.id }),
    choice: 'main',
    confirmed: true,
    key: 'first',
  });
  await markPosted(context.db, { guildId, rosterId: event.id });
  expect(await firstSteps()).toMatchObject({ event: { ...planned, posted: true, signed_up: 1 } });
  context.travel(120_000);
  await finishEvent(context, owner, { guildId, eventId: event.id, attended: [], excused: [] });
  expect(await undone()).toEqual([]);
  context.travel(8 * DAY_MS);
  expect(await firstSteps()).toBeNull();
});

test('what may wait is put off and taken up again, for all who lead', async () => {
  const role = await addRole(context.db, guildId, { permissions: String(1n << 5n) });
  const deputy = panelActor(await addMember(context.db, guildId, { roleIds: [role] }));
  await settle('deputies');
  await settle('deputies');
  await settle('channels');
  expect(await waiting()).toEqual(['deputies', 'channels']);
  await settle('all');
  expect(await firstSteps(deputy)).toMatchObject({ away: true });
  await settleStep(context, deputy, { guildId, step: 'all', settled: false });
  await settleStep(context, deputy, { guildId, step: 'deputies', settled: false });
  expect(await firstSteps()).toMatchObject({ away: false });
  expect(await waiting()).toEqual(['channels']);
  // Once there is a channel for events, nothing is left of the question.
  await choose('events');
  expect(await undone()).not.toContain('channels');
});

test('the same press of two leaders at once is told once, and no setting is said to have changed', async () => {
  const told = await recordEvents(context, async () => {
    await Promise.all([settle('all'), settle('all')]);
    await settle('all', false);
    await settle('all', false);
  });
  const event = { type: 'first_steps.changed', guildId };
  expect(told).toEqual([event, event]);
});

test('another language or zone answers the first question, whoever saved it and where', async () => {
  const { version } = await findSettings(context.db, guildId);
  const answered = { ...DEFAULT_SETTINGS, time_zone: 'Asia/Omsk', guildId };
  await saveSettings(context, owner, { ...answered, version });
  expect(await undone()).not.toContain('language');
  expect(await firstSteps()).toMatchObject({ time_zone: 'Asia/Omsk', version: version + 1 });
  // Another leader's answer on top of what they saw before is told of the first one, and changes nothing.
  await expect(saveSettings(context, owner, { ...answered, language: 'en', version })).rejects.toMatchObject({
    code: 'version_conflict',
    current: { time_zone: 'Asia/Omsk', language: 'ru' },
  });
});

test('a channel that the bot may not post in is a step of its own', async () => {
  expect(await undone()).not.toContain('bot_rights');
  await choose('events', 1n << 11n);
  expect(await undone()).toContain('bot_rights');
});

test('each channel is offered by name, with how far the bot is', async () => {
  expect((await firstSteps())?.channels).toEqual([
    { purpose: 'events', chosen: null, name: 'мп', state: 'none' },
    { purpose: 'capts', chosen: null, name: 'капты', state: 'none' },
    { purpose: 'gg', chosen: null, name: 'скрины-гг', state: 'none' },
  ]);
  await createChannel(context, owner, { guildId, purpose: 'events' });
  await createChannel(context, owner, { guildId, purpose: 'gg' });
  expect((await firstSteps())?.channels.map(({ state }) => state)).toEqual(['waiting', 'none', 'waiting']);
  await choose('events');
  expect((await firstSteps())?.channels[0]).toMatchObject({ chosen: 'events' });
});

test('channels that the bot creates at one moment all become the family’s, and one chosen meanwhile stays', async () => {
  const made = { capts: await addChannel('capts'), gg: await addChannel('gg') };
  await choose('events');
  const { channels: before } = await findSettings(context.db, guildId);
  await Promise.all(
    (
      [
        ['capts', made.capts],
        ['gg', made.gg],
        ['events', await addChannel('late')],
      ] as const
    ).map(async ([purpose, channelId]) => chooseChannel(context, owner, { guildId, purpose, channelId })),
  );
  expect((await findSettings(context.db, guildId)).channels).toMatchObject({
    ...made,
    events: before.events,
  });
});

test('who does not set the family up is not led, and settles nothing', async () => {
  const role = await addRole(context.db, guildId, { granted: ['panel.view', 'events.manage'] });
  const planner = panelActor(await addMember(context.db, guildId, { roleIds: [role] }));
  expect(await firstSteps(planner)).toBeNull();
  await expect(settleStep(context, planner, { guildId, step: 'all', settled: true })).rejects.toMatchObject({
    code: 'permission_denied',
  });
});
