import { and, eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import type { Settings } from '@famiglia/contract/settings/settings';
import { findMember } from '../members/member.queries.ts';
import { getSettings } from '../settings/get-settings.ts';
import { saveSettings } from '../settings/save-settings.ts';
import { deliveryRequests } from '../platform/db/schema/deliveries.ts';
import { rosterEntries, rosterLateLeaves } from '../platform/db/schema/rosters.ts';
import { discordActor } from '../testing/test-actor.ts';
import { startEventGuild } from '../testing/test-events.ts';
import { closeRoster } from '../rosters/close-roster.ts';
import { pinParticipant } from '../rosters/pin-participant.ts';
import { removeParticipant } from '../rosters/remove-participant.ts';
import { findWaitingNotices } from '../rosters/roster-notice.queries.ts';
import { findEntries } from '../rosters/roster.queries.ts';
import { signUp } from '../rosters/sign-up.ts';
import { changeSlots } from './change-slots.ts';
import { eventRoster } from './event-roster.ts';
import { finishEvent } from './finish-event.ts';
import { updateEvent } from './update-event.ts';

const { context, guildId, leader, plan, join, people, inHours } = await startEventGuild();
afterAll(async () => context.stop());

const MINUTE_MS = 60_000;
const rosterOf = (eventId: string) => eventRoster({ guildId, eventId });
let clicks = 0;
const leave = async (eventId: string, userId: string, confirmed?: boolean) =>
  signUp(context, discordActor(userId), {
    ...rosterOf(eventId),
    choice: 'leave',
    key: `leave ${(clicks += 1)}`,
    ...(confirmed === undefined ? {} : { confirmed }),
  });
const reserve = async (eventId: string, userId: string) =>
  signUp(context, discordActor(userId), {
    ...rosterOf(eventId),
    choice: 'reserve',
    key: `reserve ${(clicks += 1)}`,
  });
const reputationOf = async (userId: string) => (await findMember(context.db, guildId, userId))?.reputation;
const setEvents = async (changed: Partial<Settings['events']>) => {
  const settings = await getSettings(context, leader, { guildId });
  await saveSettings(context, leader, { guildId, ...settings, events: { ...settings.events, ...changed } });
};
const lists = async (eventId: string) =>
  Object.fromEntries((await findEntries(context.db, eventId)).map(({ userId, list }) => [userId, list]));
const lateLeaves = async (eventId: string) =>
  (await context.db.select().from(rosterLateLeaves).where(eq(rosterLateLeaves.rosterId, eventId))).map(
    ({ userId }) => userId,
  );

test('a leave that counts is asked about first, and only the second press gives the place up', async () => {
  await setEvents({ late_minutes: 45 });
  const { id } = await plan({ slots: 1, cutoffMinutes: null });
  const [first = '', spare = ''] = await people(2);
  for (const userId of [first, spare]) await join(id, userId);
  expect(await leave(id, spare)).toMatchObject({ outcome: 'left' });
  await join(id, spare);
  context.travel(3 * 60 * MINUTE_MS - 30 * MINUTE_MS);
  expect(await leave(id, first)).toMatchObject({
    outcome: 'confirm_leave',
    place: { list: 'main' },
    leaving: { late: true, closed: false },
  });
  expect(await lists(id)).toEqual({ [first]: 'main', [spare]: 'reserve' });
  expect(await lateLeaves(id)).toEqual([]);
  // Leaving the reserve gives up no place.
  expect(await leave(id, spare)).toMatchObject({ outcome: 'left' });
  await join(id, spare);
  expect(await leave(id, first, true)).toMatchObject({ outcome: 'left' });
  expect(await lists(id)).toEqual({ [spare]: 'main' });
  expect(await lateLeaves(id)).toEqual([first]);
});

test('after the close, whoever has a place may leave until the start; the reserve moves up and is notified', async () => {
  await setEvents({ late_minutes: 45 });
  const { id } = await plan({ slots: 1, cutoffMinutes: null });
  const [first = '', second = '', third = ''] = await people(3);
  for (const userId of [first, second, third]) await join(id, userId);
  await closeRoster(context, leader, rosterOf(id));
  expect(await leave(id, second, true)).toMatchObject({ outcome: 'frozen', place: { list: 'reserve' } });
  expect(await leave(id, first)).toMatchObject({
    outcome: 'confirm_leave',
    leaving: { late: false, closed: true },
  });
  // Closed by hand long before the start, so leaving is not late yet.
  expect(await leave(id, first, true)).toMatchObject({ outcome: 'left' });
  expect(await lists(id)).toEqual({ [second]: 'main', [third]: 'reserve' });
  expect(await lateLeaves(id)).toEqual([]);
  expect(await join(id, first)).toMatchObject({ outcome: 'frozen' });
  const told = await findWaitingNotices(context.db, guildId, id);
  expect(told.map(({ userId, kind }) => [userId, kind])).toEqual([[second, 'promoted']]);
  context.travel(2 * 60 * MINUTE_MS + 30 * MINUTE_MS);
  expect(await leave(id, second, true)).toMatchObject({ outcome: 'left' });
  expect(await lateLeaves(id)).toEqual([second]);
  context.travel(31 * MINUTE_MS);
  expect(await leave(id, third, true)).toMatchObject({ outcome: 'frozen' });
  expect(await lists(id)).toEqual({ [third]: 'main' });
});

test('nobody is taken off a finished list: it is refused in words, and the database refuses it too', async () => {
  const { id } = await plan({ slots: 1, cutoffMinutes: null });
  const [first = ''] = await people(1);
  await join(id, first);
  context.travel(3 * 60 * MINUTE_MS + MINUTE_MS);
  await finishEvent(context, leader, { guildId, eventId: id, attended: [], excused: [] });
  await expect(removeParticipant(context, leader, { ...rosterOf(id), userId: first })).rejects.toMatchObject({
    code: 'event_over',
  });
  await expect(leave(id, first, true)).rejects.toMatchObject({ code: 'event_over' });
  await expect(context.db.delete(rosterEntries).where(eq(rosterEntries.rosterId, id))).rejects.toMatchObject({
    cause: expect.objectContaining({ code: '23001' }),
  });
});

test('people who lose reputation for absence or a late leave are notified; those who came are not', async () => {
  await setEvents({ late_minutes: 45, no_show_penalty: 7, late_leave_penalty: 3 });
  const { id } = await plan({ slots: 3, cutoffMinutes: null });
  const [came = '', absent = '', late = ''] = await people(3, 50);
  for (const userId of [came, absent, late]) await join(id, userId);
  context.travel(3 * 60 * MINUTE_MS - 30 * MINUTE_MS);
  await leave(id, late, true);
  context.travel(31 * MINUTE_MS);
  await finishEvent(context, leader, { guildId, eventId: id, attended: [came], excused: [] });
  const asked = await context.db
    .select({ subject: deliveryRequests.subject })
    .from(deliveryRequests)
    .where(and(eq(deliveryRequests.guildId, guildId), eq(deliveryRequests.kind, 'reputation_notice')));
  expect(asked).toHaveLength(2);
});

test('moving to the reserve late and then leaving counts as leaving late', async () => {
  await setEvents({ late_minutes: 45, no_show_penalty: 7, late_leave_penalty: 3 });
  const { id } = await plan({ slots: 3, cutoffMinutes: null });
  const [sly = '', stays = '', back = '', spare = ''] = await people(4, 50);
  for (const userId of [sly, stays, back, spare]) await join(id, userId);
  context.travel(3 * 60 * MINUTE_MS - 30 * MINUTE_MS);
  for (const userId of [sly, stays, back])
    expect(await reserve(id, userId)).toMatchObject({
      outcome: 'moved',
      place: { list: 'reserve' },
      gaveUpLate: true,
    });
  // Leaving from the reserve counts as well, so they are asked to confirm.
  expect(await leave(id, sly)).toMatchObject({ outcome: 'confirm_leave', place: { list: 'reserve' } });
  expect(await leave(id, sly, true)).toMatchObject({ outcome: 'left' });
  // With a place again, they may move to the reserve and leave as before.
  await join(id, back);
  expect(await lists(id)).toMatchObject({ [back]: 'main', [stays]: 'reserve' });
  expect((await lateLeaves(id)).toSorted()).toEqual([sly, stays].toSorted());
  context.travel(31 * MINUTE_MS);
  await finishEvent(context, leader, { guildId, eventId: id, attended: [back, spare], excused: [] });
  expect(await reputationOf(sly)).toBe(47);
  // On the reserve and not needed.
  expect(await reputationOf(stays)).toBe(50);
});

test('leaving does not count for those whom others moved to the reserve, or who left early enough', async () => {
  await setEvents({ late_minutes: 45 });
  const { id } = await plan({ slots: 2, cutoffMinutes: null });
  const [early = '', pinned = '', removed = '', pushed = ''] = await people(4);
  for (const userId of [early, pinned]) await join(id, userId);
  expect(await reserve(id, early)).not.toHaveProperty('gaveUpLate');
  await join(id, removed);
  context.travel(3 * 60 * MINUTE_MS - 30 * MINUTE_MS);
  await pinParticipant(context, leader, { ...rosterOf(id), userId: pinned, pinned: 'out' });
  expect(await leave(id, pinned)).toMatchObject({ outcome: 'left' });
  expect(await leave(id, early)).toMatchObject({ outcome: 'left' });
  await reserve(id, removed);
  await removeParticipant(context, leader, { ...rosterOf(id), userId: removed });
  await join(id, pushed);
  await changeSlots(context, leader, { guildId, eventId: id, slots: 1 });
  const [better = ''] = await people(1, 100);
  await join(id, better);
  expect(await lists(id)).toEqual({ [better]: 'main', [pushed]: 'reserve' });
  expect(await leave(id, pushed)).toMatchObject({ outcome: 'left' });
  expect(await lateLeaves(id)).toEqual([]);
});

test('after the start was moved, nobody counts as having left late, including those who moved to the reserve before', async () => {
  await setEvents({ late_minutes: 45 });
  const event = await plan({ slots: 2, cutoffMinutes: null });
  const { id } = event;
  const [first = ''] = await people(1);
  await join(id, first);
  context.travel(3 * 60 * MINUTE_MS - 30 * MINUTE_MS);
  await reserve(id, first);
  await updateEvent(context, leader, {
    guildId,
    eventId: id,
    version: event.version,
    title: event.title,
    description: '',
    startsAt: inHours(5),
    slots: 2,
    reward: event.reward,
    remindersMinutes: [],
  });
  expect(await leave(id, first)).toMatchObject({ outcome: 'left' });
  expect(await lateLeaves(id)).toEqual([]);
});
