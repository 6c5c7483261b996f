import { and, eq } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { events } from '../platform/db/schema/events.ts';
import { rolePermissions } from '../platform/db/schema/access.ts';
import { members, roles } from '../platform/db/schema/guilds.ts';
import { reputationEntries } from '../platform/db/schema/reputation.ts';
import { rosterNotices } from '../platform/db/schema/roster-messages.ts';
import { rosterEntries, rosters } from '../platform/db/schema/rosters.ts';
import { cancelRoster } from '../rosters/cancel-roster.ts';
import { closeRoster } from '../rosters/close-roster.ts';
import { findWaitingNotices } from '../rosters/roster-notice.queries.ts';
import { startDueReminders } from '../rosters/roster-reminder.queries.ts';
import { signUp } from '../rosters/sign-up.ts';
import { saveSettings } from '../settings/save-settings.ts';
import { findSettings } from '../settings/settings.queries.ts';
import { discordActor } from '../testing/test-actor.ts';
import { startEventGuild } from '../testing/test-events.ts';
import { addGuild, addMember, addRole } from '../testing/test-guild.ts';
import { recordVoiceState, recordVoiceStates } from '../voice/record-voice-states.ts';
import { createCapt } from '../capts/create-capt.ts';
import { planCapt } from '../capts/testing/test-capt.ts';
import { createSeries } from '../series/create-series.ts';
import { postSeries } from '../series/post-series.ts';
import { createEvent } from './create-event.ts';
import { editEvent } from './edit-event.ts';
import { eventRoster } from './event-roster.ts';
import { finishEvent } from './finish-event.ts';
import { getEvent } from './get-events.ts';
import { listVoiceSightings } from './list-voice-sightings.ts';
import { previewSorting } from './preview-sorting.ts';
import { updateEvent } from './update-event.ts';

const HOUR_MS = 60 * 60 * 1000;
const MINUTE_MS = 60 * 1000;

const { context, guildId, leader, inHours, plan, join, people } = await startEventGuild();
afterAll(async () => context.stop());

test('everybody in main is reminded; two reminders due at the same time are sent as one, and a moved start is reminded of again', async () => {
  const event = await plan({ slots: 1 });
  const [first = '', second = ''] = await people(2);
  await join(event.id, first);
  await join(event.id, second);
  const due = async () => {
    await context.db.transaction(async (tx) => startDueReminders(tx, context.clock()));
    const rows = await context.db
      .select({ userId: rosterNotices.userId })
      .from(rosterNotices)
      .where(and(eq(rosterNotices.rosterId, event.id), eq(rosterNotices.kind, 'reminder')));
    return rows.map(({ userId }) => userId);
  };
  expect(await due()).toEqual([]);
  context.travel(3 * HOUR_MS - 10 * MINUTE_MS);
  expect(await due()).toEqual([first]);
  expect(await due()).toEqual([first]);
  const { title, description, slots, reward, reminders_minutes, version } = await getEvent(context, leader, {
    guildId,
    eventId: event.id,
  });
  const same = { title, description, slots, reward, remindersMinutes: reminders_minutes, version };
  const waiting = async () => findWaitingNotices(context.db, guildId, event.id);
  expect(await waiting()).toHaveLength(1);
  await updateEvent(context, leader, { guildId, eventId: event.id, ...same, startsAt: inHours(2) });
  // A reminder of the old start that was not sent yet must not be sent any more.
  const moves = async () => (await waiting()).map(({ kind, movedFrom }) => [kind, movedFrom?.toISOString()]);
  const heard = ['start_moved', event.starts_at];
  expect(await moves()).toEqual([heard, heard]);
  context.travel(HOUR_MS + MINUTE_MS);
  expect(await due()).toEqual([first, first]);
});

test('a person who was not notified of a first move gets one notice for both moves, with the start they know', async () => {
  const event = await plan();
  const [early = '', late = ''] = await people(2);
  const { title, description, slots, reward, reminders_minutes: remindersMinutes } = event;
  const same = { guildId, eventId: event.id, title, description, slots, reward, remindersMinutes };
  const [second, third] = [inHours(4), inHours(5)];
  await join(event.id, early);
  await updateEvent(context, leader, { ...same, startsAt: second, version: 0 });
  await join(event.id, late);
  await updateEvent(context, leader, { ...same, startsAt: third, version: 1 });
  const waiting = await findWaitingNotices(context.db, guildId, event.id);
  expect(waiting.map(({ userId, movedFrom }) => [userId, movedFrom?.toISOString()])).toEqual([
    [early, event.starts_at],
    [late, second],
  ]);
  await cancelRoster(context, leader, { ...eventRoster({ guildId, eventId: event.id }), reason: '' });
  const kinds = (await findWaitingNotices(context.db, guildId, event.id)).map(({ kind }) => kind);
  expect(kinds).toEqual(['cancelled', 'cancelled']);
});

test('the role from the settings is called unless another is chosen; a deleted role is refused, or no longer called', async () => {
  const role = await addRole(context.db, guildId);
  const settings = await findSettings(context.db, guildId);
  const eventSettings = { ...settings.events, ping_role_id: role, ping_again_minutes: 45 };
  const { version, updated_at: _at, updated_by: _by, ...values } = settings;
  await saveSettings(context, leader, { ...values, events: eventSettings, guildId, version });
  expect(await plan()).toMatchObject({ ping_role_id: role, ping_again_minutes: 45 });
  expect(await plan({ pingRoleId: null, pingAgainMinutes: 0 })).toMatchObject({
    ping_role_id: null,
    ping_again_minutes: 0,
  });
  const gone = { errors: [{ field: 'ping_role_id', message: 'unknown_role' }] };
  await expect(plan({ pingRoleId: '99' })).rejects.toMatchObject(gone);
  const { id: eventId } = await plan({ pingRoleId: guildId });
  await context.db.delete(roles).where(eq(roles.id, role));
  expect(await plan()).toMatchObject({ ping_role_id: null });
  await expect(editEvent(context, leader, { guildId, eventId }, { pingRoleId: role })).rejects.toMatchObject(
    gone,
  );
});

test('the dry run sorts the last event by the values of that time', async () => {
  const guild = await addGuild(context.db);
  const owner = discordActor(guild.ownerId);
  const ask = async (sorting: ('reputation' | 'signed_up_at')[]) =>
    previewSorting(context, owner, { guildId: guild.id, sorting });
  expect(await ask(['reputation'])).toMatchObject({ event: null, items: [] });
  const { id: eventId } = await createEvent(context, owner, {
    guildId: guild.id,
    title: 'Last one',
    description: '',
    startsAt: inHours(1),
    slots: 1,
  });
  const rich = await addMember(context.db, guild.id);
  const poor = await addMember(context.db, guild.id);
  const pay = async (userId: string, delta: number) =>
    context.db.insert(reputationEntries).values({
      guildId: guild.id,
      userId,
      delta,
      reason: 'test',
      source: 'manual',
      key: `test ${userId} ${delta}`,
      createdAt: context.clock(),
    });
  await pay(rich, 100);
  for (const userId of [poor, rich]) {
    await signUp(context, discordActor(userId), {
      ...eventRoster({ guildId: guild.id, eventId }),
      choice: 'main',
      key: userId,
    });
  }
  await closeRoster(context, owner, eventRoster({ guildId: guild.id, eventId }));
  context.travel(MINUTE_MS);
  await pay(poor, 500);
  expect(await ask(['reputation'])).toMatchObject({
    event: { title: 'Last one' },
    moved_in: [],
    moved_out: [],
  });
  expect(await ask(['signed_up_at'])).toMatchObject({
    moved_in: [poor],
    moved_out: [rich],
    items: [{ user_id: poor, after: { list: 'main', position: 1 } }, { user_id: rich }],
  });
});

test('members who were in voice around the start are suggested, with the time they spent there', async () => {
  const { id } = await plan({ startsAt: inHours(1) });
  const [heard = '', silent = '', early = ''] = await people(3);
  for (const userId of [heard, silent, early]) await join(id, userId);
  const channelId = '1205962140549120034';
  await recordVoiceState(context, guildId, { userId: early, channelId });
  context.travel(10 * MINUTE_MS);
  await recordVoiceState(context, guildId, { userId: early, channelId: null });
  context.travel(60 * MINUTE_MS);
  await recordVoiceState(context, guildId, { userId: heard, channelId });
  await recordVoiceState(context, guildId, { userId: heard, channelId });
  context.travel(20 * MINUTE_MS);
  // After a reconnect the gateway lists everybody who is in voice: this member no longer is.
  await recordVoiceStates(context, guildId, []);
  const { items } = await listVoiceSightings(context, leader, { guildId, eventId: id });
  expect(items).toEqual([{ user_id: heard, channel_id: channelId, channel_name: '', minutes: 20 }]);
});

describe('the database', () => {
  const violation = { cause: expect.objectContaining({ code: expect.stringMatching(/^23/) }) };

  test('refuses new people in a frozen roster, removals from a finished one, and changes of a choice after closing', async () => {
    const { id } = await plan();
    const [inside = '', outside = ''] = await people(2);
    await join(id, inside);
    await closeRoster(context, leader, eventRoster({ guildId, eventId: id }));
    const [row] = await context.db.select().from(rosterEntries).where(eq(rosterEntries.rosterId, id));
    const entry = {
      ...(row as typeof rosterEntries.$inferInsert),
      userId: outside,
      sequence: 9,
      position: 2,
    };
    await expect(context.db.insert(rosterEntries).values(entry)).rejects.toMatchObject(violation);
    const ofThis = eq(rosterEntries.rosterId, id);
    await expect(
      context.db.update(rosterEntries).set({ choseReserve: true }).where(ofThis),
    ).rejects.toMatchObject(violation);
    await expect(
      context.db.update(rosters).set({ slots: 9 }).where(eq(rosters.id, id)),
    ).rejects.toMatchObject(violation);
    context.travel(3 * 60 * 60 * 1000);
    await finishEvent(context, leader, { guildId, eventId: id, attended: [], excused: [] });
    await expect(context.db.delete(rosterEntries).where(ofThis)).rejects.toMatchObject(violation);
    await expect(
      context.db.update(rosters).set({ frozenAt: null, finishedAt: null }).where(eq(rosters.id, id)),
    ).rejects.toMatchObject(violation);
  });

  test('refuses to reopen an event that is over', async () => {
    const { id } = await plan();
    await cancelRoster(context, leader, { ...eventRoster({ guildId, eventId: id }), reason: '' });
    const reopen = context.db.update(events).set({ status: 'open', endedAt: null }).where(eq(events.id, id));
    await expect(reopen).rejects.toMatchObject(violation);
  });

  test('allows deleting a frozen roster as a whole', async () => {
    const guild = await addGuild(context.db);
    const owner = discordActor(guild.ownerId);
    const { id: eventId } = await createEvent(context, owner, {
      guildId: guild.id,
      title: 'Gone',
      description: '',
      startsAt: inHours(1),
      slots: 1,
    });
    await signUp(context, owner, {
      ...eventRoster({ guildId: guild.id, eventId }),
      choice: 'main',
      key: 'one',
    });
    await closeRoster(context, owner, eventRoster({ guildId: guild.id, eventId }));
    await context.db.delete(rosters).where(eq(rosters.id, eventId));
    expect(await context.db.select().from(events).where(eq(events.id, eventId))).toEqual([]);
    expect(await context.db.select().from(members).where(eq(members.guildId, guild.id))).toHaveLength(1);
  });
});

/** A leader with rights in the panel only; `maySay` also lets them mention everyone in Discord. */
const addManager = async () => {
  const userId = await addMember(context.db, guildId);
  const roleId = await addRole(context.db, guildId);
  await context.db
    .insert(rolePermissions)
    .values({ guildId, roleId, permissions: ['events.manage', 'capts.manage'], signupPriority: 0 });
  await context.db
    .update(members)
    .set({ roleIds: [roleId] })
    .where(eq(members.userId, userId));
  const maySay = async (permissions: number) =>
    context.db
      .update(roles)
      .set({ permissions: String(permissions) })
      .where(and(eq(roles.guildId, guildId), eq(roles.id, roleId)));
  return { manager: discordActor(userId), maySay };
};
const MENTION_EVERYONE = 1 << 17;

test('@everyone is called only for people whom Discord lets mention everyone', async () => {
  const { manager, maySay } = await addManager();
  const values = { guildId, title: 'Drop', description: '', startsAt: inHours(3), slots: 2 };
  const everyone = { pingRoleId: guildId };
  const planEvent = async (asked = {}) => createEvent(context, manager, { ...values, ...asked });
  const openCapt = async (asked = {}) =>
    createCapt(context, manager, { guildId, ...planCapt(context), ...asked });
  const refused = { code: 'mention_not_allowed' };
  await expect(planEvent(everyone)).rejects.toMatchObject(refused);
  await expect(openCapt(everyone)).rejects.toMatchObject(refused);
  const settings = await findSettings(context.db, guildId);
  const { version, updated_at: _at, updated_by: _by, ...saved } = settings;
  const events = { ...settings.events, ping_role_id: guildId };
  const capts = { ...settings.capts, ping_role_id: guildId };
  await saveSettings(context, leader, { ...saved, events, capts, guildId, version });
  // The family's default is not called in the name of somebody who may not.
  expect(await planEvent()).toMatchObject({ ping_role_id: null });
  expect(await openCapt()).toMatchObject({ ping_role_id: null });
  await maySay(MENTION_EVERYONE);
  for (const asked of [{}, everyone]) {
    expect(await planEvent(asked)).toMatchObject({ ping_role_id: guildId });
    expect(await openCapt(asked)).toMatchObject({ ping_role_id: guildId });
  }
});

test('a series calls @everyone only as long as Discord lets the person who made it mention everyone', async () => {
  const { manager, maySay } = await addManager();
  const repeat = async (title: string) =>
    createSeries(context, manager, {
      guildId,
      plan: { title, description: '', slots: 2, ping_role_id: guildId },
      days: [1, 2, 3, 4, 5, 6, 7],
      clock: '20:00',
      everyWeeks: 1,
      firstDay: context.clock().toISOString().slice(0, 10),
      until: null,
      hoursBefore: 48,
    });
  await expect(repeat('Nightly')).rejects.toMatchObject({ code: 'mention_not_allowed' });
  await maySay(MENTION_EVERYONE);
  await repeat('Nightly');
  await postSeries(context);
  await maySay(0);
  context.travel(24 * HOUR_MS);
  await postSeries(context);
  const posted = await context.db
    .select({ called: rosters.pingRoleId })
    .from(events)
    .innerJoin(rosters, eq(rosters.id, events.id))
    .where(and(eq(events.guildId, guildId), eq(events.title, 'Nightly')))
    .orderBy(events.startsAt);
  expect(posted[0]?.called).toBe(guildId);
  expect(posted.at(-1)?.called).toBeNull();
});
