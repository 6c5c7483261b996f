import { DEFAULT_SETTINGS } from '@famiglia/contract/settings/settings-values';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { eventRosterKind } from '../events/event-roster.ts';
import { deliveryRequests } from '../platform/db/schema/deliveries.ts';
import { channels, guilds } from '../platform/db/schema/guilds.ts';
import { checkPosting } from '../rosters/check-posting.ts';
import { panelActor } from '../testing/test-actor.ts';
import { createTestContext } from '../testing/test-context.ts';
import { addGuild, addMember, addRole, newId } from '../testing/test-guild.ts';
import { createChannel } from './create-channel.ts';
import { saveSettings } from './save-settings.ts';

const context = await createTestContext();
afterAll(async () => context.stop());

const MANAGE_CHANNELS = 1n << 4n;

let guildId = '';
let ownerId = '';
let owner = panelActor('');
beforeEach(async () => {
  const guild = await addGuild(context.db);
  guildId = guild.id;
  ownerId = guild.ownerId;
  owner = panelActor(ownerId);
});

/** The bot as the mirror knows it, with these permissions. */
const addBot = async (permissions: bigint): Promise<void> => {
  const role = await addRole(context.db, guildId, { permissions: String(permissions) });
  const botUserId = await addMember(context.db, guildId, { isBot: true, roleIds: [role] });
  await context.db.update(guilds).set({ botUserId }).where(eq(guilds.id, guildId));
};
const asked = async () =>
  (await context.db.select().from(deliveryRequests).where(eq(deliveryRequests.guildId, guildId))).map(
    ({ kind, subject }) => [kind, subject],
  );
const posting = async () => checkPosting(context, owner, { kind: eventRosterKind, guildId });

test('the bot is asked in the name of who pressed, and the form knows that it is under way', async () => {
  await addBot(MANAGE_CHANNELS);
  expect(await posting()).toMatchObject({
    problem: 'no_channel',
    new_channel: { name: 'мп', state: 'none' },
  });
  await createChannel(context, owner, { guildId, purpose: 'events' });
  expect(await asked()).toEqual([['new_channel', `events:${ownerId}`]]);
  expect(await posting()).toMatchObject({ new_channel: { state: 'waiting' } });
});

test('the channel has a name in the family’s language', async () => {
  await saveSettings(context, owner, { ...DEFAULT_SETTINGS, language: 'en', guildId, version: 0 });
  expect(await posting()).toMatchObject({ new_channel: { name: 'events' } });
});

test('a bot that may not create channels is not asked, and the person hears what it lacks', async () => {
  await addBot(0n);
  await expect(createChannel(context, owner, { guildId, purpose: 'events' })).rejects.toMatchObject({
    code: 'bot_cannot_create_channels',
  });
  expect(await asked()).toEqual([]);
});

test('a family that has the channel gets no second one', async () => {
  await addBot(MANAGE_CHANNELS);
  const id = newId();
  await context.db.insert(channels).values({ guildId, id, name: 'сборы', type: 0, position: 0 });
  const chosen = { ...DEFAULT_SETTINGS.channels, events: id };
  await saveSettings(context, owner, { ...DEFAULT_SETTINGS, channels: chosen, guildId, version: 0 });
  await createChannel(context, owner, { guildId, purpose: 'events' });
  expect(await asked()).toEqual([]);
});

test('who may plan events but not change settings creates no channel', async () => {
  const role = await addRole(context.db, guildId, { granted: ['panel.view', 'events.manage'] });
  const planner = panelActor(await addMember(context.db, guildId, { roleIds: [role] }));
  await expect(createChannel(context, planner, { guildId, purpose: 'events' })).rejects.toMatchObject({
    code: 'permission_denied',
  });
});
