import { DEFAULT_SETTINGS } from '@famiglia/contract/settings/settings-values';
import { NO_REQUIREMENTS } from '@famiglia/contract/ranks/ranks';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createEvent } from '../events/create-event.ts';
import { finishEvent } from '../events/finish-event.ts';
import { channels, guilds } from '../platform/db/schema/guilds.ts';
import { saveLadder } from '../ranks/save-ladder.ts';
import { createChannel } from '../settings/create-channel.ts';
import { saveSettings } from '../settings/save-settings.ts';
import { findSettings } from '../settings/settings.queries.ts';
import { panelActor } from '../testing/test-actor.ts';
import { createTestContext } from '../testing/test-context.ts';
import { addGuild, addMember, addPanelUser, addRole, newId } from '../testing/test-guild.ts';
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
/** Adds a channel and makes it the family's. */
const choose = async (purpose: 'events' | 'gg', denied = 0n): Promise<void> => {
  const id = newId();
  const overwrites = [{ id: guildId, kind: 'role' as const, allow: '0', deny: String(denied) }];
  await context.db.insert(channels).values({ guildId, id, name: purpose, type: 0, position: 0, overwrites });
  const { version, channels: known } = await findSettings(context.db, guildId);
  const chosen = { ...DEFAULT_SETTINGS.channels, ...known, [purpose]: id };
  await saveSettings(context, owner, { ...DEFAULT_SETTINGS, channels: chosen, guildId, version });
};

test('every step is done by what happened in the family, and the last by an event that was finished', async () => {
  expect(await undone()).toEqual([
    'events_channel',
    'bot_rights',
    'event',
    'names',
    'gg_channel',
    'ranks',
    'deputies',
    'finish',
  ]);
  await choose('events');
  expect(await undone()).toEqual(['event', 'names', 'gg_channel', 'ranks', 'deputies', 'finish']);
  const startsAt = new Date(context.clock().getTime() + 60_000).toISOString();
  const event = await createEvent(context, owner, {
    guildId,
    title: 'Дроп',
    description: '',
    startsAt,
    slots: 5,
  });
  expect(await undone()).toEqual(['names', 'gg_channel', 'ranks', 'deputies', 'finish']);
  // More than half of the people, and a bot is none.
  for (const at of [1, 2]) await addMember(context.db, guildId, { ingameNick: `Named_${at}` });
  expect(await undone()).toEqual(['gg_channel', 'ranks', 'deputies', 'finish']);
  const rung = await addRole(context.db, guildId, { name: 'Soldier' });
  const steps = [{ role_id: rung, name: 'Soldier', requirements: NO_REQUIREMENTS }];
  await saveLadder(context, owner, { guildId, version: 0, steps });
  expect(await undone()).toEqual(['gg_channel', 'deputies', 'finish']);
  expect(await firstSteps()).toMatchObject({ event: { id: event.id, title: 'Дроп', status: 'open' } });
  await choose('gg');
  await addPanelUser(context.db, guildId, await addMember(context.db, guildId, { ingameNick: 'Deputy_One' }));
  expect(await undone()).toEqual(['finish']);
  context.travel(120_000);
  await finishEvent(context, owner, { guildId, eventId: event.id, attended: [], excused: [] });
  expect(await undone()).toEqual([]);
  context.travel(8 * DAY_MS);
  expect(await firstSteps()).toBeNull();
});

test('a channel that the bot may not post in is not enough', async () => {
  await choose('events', 1n << 11n);
  expect(await undone()).toContain('bot_rights');
  expect(await undone()).not.toContain('events_channel');
});

test('the next channel is offered by name, with how far the bot is', async () => {
  expect((await firstSteps())?.new_channel).toEqual({ purpose: 'events', name: 'мп', state: 'none' });
  await createChannel(context, owner, { guildId, purpose: 'events' });
  expect((await firstSteps())?.new_channel).toMatchObject({ state: 'waiting' });
  await choose('events');
  expect((await firstSteps())?.new_channel).toMatchObject({ purpose: 'gg' });
});

test('who does not set the family up is not led', async () => {
  const role = await addRole(context.db, guildId, { granted: ['panel.view', 'events.manage'] });
  expect(await firstSteps(panelActor(await addMember(context.db, guildId, { roleIds: [role] })))).toBeNull();
});
