import { DEFAULT_SETTINGS } from '@famiglia/contract/settings/settings-values';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { listTextChannels } from '../guilds/list-channels.ts';
import { saveSettings } from '../settings/save-settings.ts';
import { findSettings } from '../settings/settings.queries.ts';
import { channels, guilds, roles } from '../platform/db/schema/guilds.ts';
import { discordActor, panelActor } from '../testing/test-actor.ts';
import { createTestContext } from '../testing/test-context.ts';
import { addGuild, addMember, addRole, newId } from '../testing/test-guild.ts';
import { createEvent } from '../events/create-event.ts';
import { eventRosterKind } from '../events/event-roster.ts';
import { saveTemplate } from '../series/save-template.ts';
import { checkPosting } from './check-posting.ts';

const context = await createTestContext();
afterAll(async () => context.stop());

const VIEW_SEND_EMBED = (1n << 10n) | (1n << 11n) | (1n << 14n);
const MENTION_EVERYONE = 1n << 17n;

let guildId = '';
let ownerId = '';
let channelId = '';
/** Leads events, without Discord's mention right. */
let planner = discordActor('');
let plannerRole = '';
beforeEach(async () => {
  ({ id: guildId, ownerId } = await addGuild(context.db));
  const botRole = await addRole(context.db, guildId, { permissions: String(VIEW_SEND_EMBED) });
  const botUserId = await addMember(context.db, guildId, { isBot: true, roleIds: [botRole] });
  await context.db.update(guilds).set({ botUserId }).where(eq(guilds.id, guildId));
  channelId = newId();
  await context.db.insert(channels).values({ guildId, id: channelId, name: 'мп', type: 0, position: 0 });
  plannerRole = await addRole(context.db, guildId, {
    permissions: String(VIEW_SEND_EMBED),
    granted: ['panel.view', 'events.manage'],
  });
  planner = panelActor(await addMember(context.db, guildId, { roleIds: [plannerRole] }));
});

const set = async (values: Partial<typeof DEFAULT_SETTINGS>): Promise<void> => {
  const { version } = await findSettings(context.db, guildId);
  await saveSettings(context, panelActor(ownerId), { ...DEFAULT_SETTINGS, ...values, guildId, version });
};
const postIn = async (events: string | null) => set({ channels: { ...DEFAULT_SETTINGS.channels, events } });
const deny = async (bits: bigint, id = guildId) =>
  context.db
    .update(channels)
    .set({ overwrites: [{ id, kind: 'role', allow: '0', deny: String(bits) }] })
    .where(eq(channels.id, channelId));
const check = async () => checkPosting(context, planner, { kind: eventRosterKind, guildId });

test('a leader is told before planning that the bot cannot post, with what it lacks and where', async () => {
  expect(await check()).toMatchObject({ problem: 'no_channel', channel_name: null, missing: [] });
  await postIn(channelId);
  expect(await check()).toMatchObject({ problem: null, channel_name: 'мп', missing: [] });
  const lacks = async () =>
    (await listTextChannels(context, planner, { guildId })).items.map(({ bot_lacks }) => bot_lacks);
  expect(await lacks()).toEqual([[]]);
  await deny(1n << 11n);
  expect(await check()).toMatchObject({ problem: 'missing_permissions', missing: ['SendMessages'] });
  expect(await lacks()).toEqual([['SendMessages']]);
  await context.db.delete(channels).where(eq(channels.id, channelId));
  expect(await check()).toMatchObject({ problem: 'channel_gone' });
});

test('the name of a channel that is hidden from the leader is not told', async () => {
  await postIn(channelId);
  await deny(1n << 10n, plannerRole);
  expect(await check()).toMatchObject({ problem: null, channel_name: null });
});

test('whether the family’s @everyone would be left out is known before planning', async () => {
  await set({ events: { ...DEFAULT_SETTINGS.events, ping_role_id: guildId } });
  expect(await check()).toMatchObject({ ping_role_id: guildId, may_mention_everyone: false });
  const permissions = String(VIEW_SEND_EMBED | MENTION_EVERYONE);
  await context.db.update(roles).set({ permissions }).where(eq(roles.id, plannerRole));
  expect(await check()).toMatchObject({ may_mention_everyone: true });
});

test('whoever may not plan events is refused without details', async () => {
  const stranger = panelActor(await addMember(context.db, guildId));
  await expect(checkPosting(context, stranger, { kind: eventRosterKind, guildId })).rejects.toMatchObject({
    code: 'permission_denied',
  });
});

test('a template takes over @everyone only for those who may call everyone, and no deleted role', async () => {
  const gone = await addRole(context.db, guildId);
  const planned = async (pingRoleId: string) =>
    createEvent(context, panelActor(ownerId), {
      guildId,
      title: 'Drop',
      description: '',
      slots: 2,
      startsAt: new Date(context.clock().getTime() + 3_600_000).toISOString(),
      pingRoleId,
    });
  const everyone = await planned(guildId);
  const save = async (eventId: string, name: string) =>
    saveTemplate(context, planner, { guildId, eventId, name });
  await expect(save(everyone.id, 'Drop')).rejects.toMatchObject({ code: 'mention_not_allowed' });
  const called = await planned(gone);
  await context.db.delete(roles).where(eq(roles.id, gone));
  expect((await save(called.id, 'Quiet')).plan.ping_role_id).toBeNull();
  const owner = panelActor(ownerId);
  expect(
    (await saveTemplate(context, owner, { guildId, eventId: everyone.id, name: 'Loud' })).plan,
  ).toMatchObject({
    ping_role_id: guildId,
  });
});
