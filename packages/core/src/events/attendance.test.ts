import { and, eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { MAX_REPUTATION } from '@famiglia/contract/reputation/reputation';
import type { Settings } from '@famiglia/contract/settings/settings';
import { findMember } from '../members/member.queries.ts';
import { getSettings } from '../settings/get-settings.ts';
import { saveSettings } from '../settings/save-settings.ts';
import { listAttendance } from '../profiles/attendance.ts';
import { getMember } from '../profiles/get-member.ts';
import { activity } from '../platform/db/schema/activity.ts';
import { members } from '../platform/db/schema/guilds.ts';
import { reputationEntries } from '../platform/db/schema/reputation.ts';
import { rosterNotices } from '../platform/db/schema/roster-messages.ts';
import { rosterLateLeaves } from '../platform/db/schema/rosters.ts';
import { changeReputation } from '../reputation/change-reputation.ts';
import { undoEntry } from '../reputation/undo-entry.ts';
import { discordActor } from '../testing/test-actor.ts';
import { startEventGuild } from '../testing/test-events.ts';
import { leaveGuild } from '../testing/test-guild.ts';
import { addParticipant } from '../rosters/add-participant.ts';
import { closeDueRosters, closeRoster } from '../rosters/close-roster.ts';
import { listParticipants } from '../rosters/list-participants.ts';
import { findPersonFacts } from '../rosters/person-facts.ts';
import { pinParticipant } from '../rosters/pin-participant.ts';
import { refreshRoster } from '../rosters/changeable-roster.ts';
import { removeParticipant } from '../rosters/remove-participant.ts';
import { reopenRoster } from '../rosters/reopen-roster.ts';
import { signUp } from '../rosters/sign-up.ts';
import { undoFinish } from '../rosters/undo-finish.ts';
import { changeSlots } from './change-slots.ts';
import { deliveryRequests } from '../platform/db/schema/deliveries.ts';
import { findStrikes } from '../rosters/find-strikes.ts';
import { eventRoster, eventRosterKind } from './event-roster.ts';
import { finishEvent } from './finish-event.ts';
import { getEvent } from './get-events.ts';
import { updateEvent } from './update-event.ts';

const { context, guildId, leader, plan, join, people, inHours } = await startEventGuild();
afterAll(async () => context.stop());

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const rosterOf = (eventId: string) => eventRoster({ guildId, eventId });
let clicks = 0;
const leave = async (eventId: string, userId: string) =>
  signUp(context, discordActor(userId), {
    ...rosterOf(eventId),
    choice: 'leave',
    confirmed: true,
    key: `leave ${(clicks += 1)}`,
  });
const setEvents = async (changed: Partial<Settings['events']>) => {
  const settings = await getSettings(context, leader, { guildId });
  const events = { ...settings.events, ...changed };
  await saveSettings(context, leader, { guildId, ...settings, events });
};
const marks = async (eventId: string) =>
  Object.fromEntries(
    (await listParticipants(context, leader, rosterOf(eventId))).items.map((one) => [
      one.user_id,
      `${one.list} ${one.attendance}`,
    ]),
  );
const balanceOf = async (userId: string) =>
  (await context.db.select().from(members).where(eq(members.userId, userId)))[0]?.reputation;
const ledgerOf = async (userId: string) =>
  context.db
    .select()
    .from(reputationEntries)
    .where(eq(reputationEntries.userId, userId))
    .orderBy(reputationEntries.id);
const reliabilityOf = async (userId: string) =>
  (await findPersonFacts(context.db, guildId, [userId])).get(userId)?.reliability;
const noticesOf = async (userId: string) =>
  (await context.db.select().from(rosterNotices).where(eq(rosterNotices.userId, userId))).map(
    ({ kind, via }) => `${kind} ${via ?? 'waits'}`,
  );

test('attendance that was opened before another leader saved overwrites nothing, and says who saved what', async () => {
  const { id: eventId } = await plan({ slots: 3, reward: 40 });
  const [came = '', missed = ''] = await people(2);
  for (const userId of [came, missed]) await join(eventId, userId);
  context.travel(3 * HOUR_MS);
  const { version: opened } = await getEvent(context, leader, { guildId, eventId });
  const sheet = { guildId, eventId, excused: [], version: opened };
  await finishEvent(context, leader, { ...sheet, attended: [came] });
  const stale = finishEvent(context, leader, { ...sheet, attended: [came, missed] });
  await expect(stale).rejects.toMatchObject({
    code: 'version_conflict',
    current: { status: 'finished', version: opened + 1 },
    change: { type: 'event.finished', actor: { id: expect.any(String) }, data: { attended: 1 } },
  });
  expect(await marks(eventId)).toEqual({ [came]: 'main attended', [missed]: 'main absent' });
  // Sending the same marks again is no conflict: a repeated request gets the same answer.
  await finishEvent(context, leader, { ...sheet, attended: [came] });
  await finishEvent(context, leader, { ...sheet, attended: [came, missed], version: opened + 1 });
  expect(await marks(eventId)).toEqual({ [came]: 'main attended', [missed]: 'main attended' });
  // A correction and an undo count as well.
  const corrected = { ...sheet, attended: [], version: opened + 1 };
  await expect(finishEvent(context, leader, corrected)).rejects.toMatchObject({
    change: { type: 'event.corrected' },
  });
  await undoFinish(context, leader, rosterOf(eventId));
  await expect(finishEvent(context, leader, { ...corrected, version: opened + 2 })).rejects.toMatchObject({
    code: 'version_conflict',
    change: { type: 'event.undone' },
  });
});

test('an event can be finished after its start: with those who attended, were excused, or came without signing up', async () => {
  const { id: eventId } = await plan({ slots: 3, reward: 40 });
  const [came = '', missed = '', sick = '', reserve = '', guest = '', gone = ''] = await people(6);
  for (const userId of [came, missed, sick, reserve]) await join(eventId, userId);
  await leaveGuild(context, guildId, gone);
  const result = { guildId, eventId, attended: [came, guest], excused: [sick] };
  await expect(finishEvent(context, leader, result)).rejects.toMatchObject({ code: 'not_started' });
  context.travel(3 * HOUR_MS);
  await expect(
    finishEvent(context, leader, { ...result, attended: [gone], excused: [guest] }),
  ).rejects.toMatchObject({
    errors: [
      { field: 'attended', message: `not_a_member: ${gone}` },
      { field: 'excused', message: `not_signed_up: ${guest}` },
    ],
  });
  await finishEvent(context, leader, result);
  expect(await marks(eventId)).toEqual({
    [came]: 'main attended',
    [missed]: 'main absent',
    [sick]: 'main excused',
    [reserve]: 'reserve null',
    [guest]: 'walk_in attended',
  });
  expect([await balanceOf(came), await balanceOf(guest), await balanceOf(missed)]).toEqual([40, 40, 0]);
  const batches = [...(await ledgerOf(came)), ...(await ledgerOf(guest))].map(({ batchId }) => batchId);
  expect(batches[0]).not.toBeNull();
  expect(new Set(batches).size).toBe(1);
  // It does not count in the reliability of the excused member and of the guest.
  expect(await Promise.all([came, missed, sick, guest].map(reliabilityOf))).toEqual([1, 0, null, null]);
  const profile = await getMember(context, leader, { guildId, userId: guest });
  expect(profile).toMatchObject({ events_attended: 1, reliability: { signed_up: 0, came: 0, share: null } });
  const history = await listAttendance(context, leader, { guildId, userId: guest, limit: 5, offset: 0 });
  expect(history.items).toMatchObject([{ list: 'walk_in', attended: true, attendance: 'attended' }]);
});

test('a correction pays the differences as one batch, an undo reverses all of them, and after a day nothing can be corrected', async () => {
  const { id: eventId } = await plan({ slots: 2, reward: 40 });
  const [right = '', wrong = '', forgotten = '', guest = ''] = await people(4);
  for (const userId of [right, wrong, forgotten]) await join(eventId, userId);
  context.travel(3 * HOUR_MS);
  const say = async (attended: string[]) =>
    finishEvent(context, leader, { guildId, eventId, attended, excused: [] });
  await say([right, wrong]);
  await say([right, forgotten, guest]);
  const balances = async () => Promise.all([right, wrong, forgotten, guest].map(balanceOf));
  expect(await balances()).toEqual([40, 0, 40, 40]);
  expect((await ledgerOf(right)).map(({ delta }) => delta)).toEqual([40]);
  const taken = await ledgerOf(wrong);
  expect(taken.map(({ delta, source }) => [delta, source])).toEqual([
    [40, 'event'],
    [-40, 'event'],
  ]);
  expect(taken[1]?.batchId).toBe((await ledgerOf(guest))[0]?.batchId);
  // The list shows what everybody has from it after the correction.
  const paid = async () =>
    (await listParticipants(context, leader, rosterOf(eventId))).items.map((one) => one.paid);
  expect(await paid()).toEqual([40, 0, 40, 40]);

  // Amounts that were undone by hand in the ledger are neither paid again nor reversed twice.
  const [entry] = await ledgerOf(forgotten);
  await undoEntry(context, leader, { guildId, entryId: String(entry?.id) });
  await say([right]);
  expect(await balances()).toEqual([40, 0, 0, 0]);
  await undoFinish(context, leader, rosterOf(eventId));
  expect(await balances()).toEqual([0, 0, 0, 0]);
  expect(await paid()).toEqual([null, null, null]);
  expect(await getEvent(context, leader, { guildId, eventId })).toMatchObject({
    status: 'closed',
    ended_at: null,
    correctable_until: null,
  });
  expect(await marks(eventId)).toEqual({
    [right]: 'main null',
    [wrong]: 'main null',
    [forgotten]: 'reserve null',
  });
  expect(await reliabilityOf(wrong)).toBeNull();
  await expect(undoFinish(context, leader, rosterOf(eventId))).rejects.toMatchObject({
    code: 'not_finished',
  });
  await say([right, guest]);
  expect(await balances()).toEqual([40, 0, 0, 40]);
  const types = await context.db.select().from(activity).where(eq(activity.targetId, eventId));
  expect(types.map(({ type }) => type)).toEqual([
    'event.created',
    'event.joined',
    'event.joined',
    'event.joined',
    'event.finished',
    'event.corrected',
    'event.corrected',
    'event.undone',
    'event.finished',
  ]);
  context.travel(24 * HOUR_MS);
  await expect(say([right])).rejects.toMatchObject({ code: 'attendance_settled' });
  await expect(undoFinish(context, leader, rosterOf(eventId))).rejects.toMatchObject({
    code: 'attendance_settled',
  });
});

test('sign-up ends at the cut-off even if nobody has closed the list yet, and the list is then closed without an author', async () => {
  const { id: eventId } = await plan({ cutoffMinutes: 30 });
  const [first = '', late = ''] = await people(2);
  await join(eventId, first);
  context.travel(150 * MINUTE_MS);
  expect(await join(eventId, late)).toMatchObject({ outcome: 'frozen' });
  await expect(
    addParticipant(context, leader, { ...rosterOf(eventId), userId: late, reserve: false }),
  ).rejects.toMatchObject({ code: 'event_closed' });
  await closeDueRosters(context, [eventRosterKind]);
  await closeDueRosters(context, [eventRosterKind]);
  expect(await getEvent(context, leader, { guildId, eventId })).toMatchObject({
    status: 'closed',
    closer: null,
    cutoff_minutes: 30,
  });
  const rows = await context.db.select().from(activity).where(eq(activity.targetId, eventId));
  expect(rows.filter(({ type }) => type === 'event.closed')).toMatchObject([{ actorId: null }]);
});

test('moving the start moves the cut-off too, and an edit can change the cut-off', async () => {
  const { id: eventId, ...event } = await plan({ cutoffMinutes: 30 });
  const { title, description, slots, reward, reminders_minutes: remindersMinutes } = event;
  const edit = { guildId, eventId, title, description, slots, reward, remindersMinutes };
  const moved = await updateEvent(context, leader, { ...edit, startsAt: inHours(5), version: 0 });
  expect(moved).toMatchObject({ cutoff_minutes: 30, closes_at: inHours(4.5) });
  const never = { ...edit, startsAt: inHours(5), version: 1, cutoffMinutes: null };
  expect(await updateEvent(context, leader, never)).toMatchObject({ cutoff_minutes: null, closes_at: null });
});

test('a closed list can be reopened: until the cut-off, after the cut-off until the start, and after the start until a leader closes it', async () => {
  const { id: eventId } = await plan({ slots: 1, cutoffMinutes: 60 });
  const [poor = '', rich = ''] = await people(2);
  await join(eventId, poor);
  await closeRoster(context, leader, rosterOf(eventId));
  await reopenRoster(context, leader, rosterOf(eventId));
  expect(await join(eventId, rich)).toMatchObject({ outcome: 'joined' });
  expect(await getEvent(context, leader, { guildId, eventId })).toMatchObject({ closes_at: inHours(2) });
  context.travel(130 * MINUTE_MS);
  await closeDueRosters(context, [eventRosterKind]);
  await reopenRoster(context, leader, rosterOf(eventId));
  const { starts_at: start, ...open } = await getEvent(context, leader, { guildId, eventId });
  expect(open).toMatchObject({ status: 'open', closes_at: start, closed_at: null });
  context.travel(HOUR_MS);
  await closeDueRosters(context, [eventRosterKind]);
  await reopenRoster(context, leader, rosterOf(eventId));
  expect(await getEvent(context, leader, { guildId, eventId })).toMatchObject({ closes_at: null });
  const [last = ''] = await people(1);
  expect(await join(eventId, last)).toMatchObject({ outcome: 'joined' });
  await finishEvent(context, leader, { guildId, eventId, attended: [poor], excused: [] });
  await expect(reopenRoster(context, leader, rosterOf(eventId))).rejects.toMatchObject({
    code: 'event_over',
  });
});

test('a person who gives up a place late counts as absent, unless they are excused or attend after all', async () => {
  await setEvents({ late_minutes: 45, late_leave_penalty: 10 });
  const { id: eventId } = await plan({ slots: 4, reward: 5 });
  const [early = '', late = '', sorry = '', back = '', spare = '', again = ''] = await people(6);
  for (const userId of [late, sorry, back, early]) await join(eventId, userId);
  await join(eventId, spare);
  await leave(eventId, early);
  context.travel(140 * MINUTE_MS);
  for (const userId of [late, sorry, back]) await leave(eventId, userId);
  await join(eventId, again);
  await leave(eventId, again);
  await join(eventId, again);
  const left = await context.db.select().from(rosterLateLeaves).where(eq(rosterLateLeaves.rosterId, eventId));
  expect(left.map(({ userId }) => userId).toSorted()).toEqual([late, sorry, back].toSorted());
  context.travel(40 * MINUTE_MS);
  const result = { guildId, eventId, attended: [back, spare, again], excused: [sorry] };
  await finishEvent(context, leader, result);
  const balances = async () => Promise.all([early, late, sorry, back].map(balanceOf));
  expect(await balances()).toEqual([0, -10, 0, 5]);
  expect(await Promise.all([early, late, sorry].map(reliabilityOf))).toEqual([null, 0, null]);
  expect((await ledgerOf(late))[0]?.reason).toBe('Factory war: позднее снятие');
  const history = await listAttendance(context, leader, { guildId, userId: late, limit: 5, offset: 0 });
  expect(history.items).toMatchObject([{ list: 'left_late', position: 0, attendance: 'absent' }]);
  expect((await getEvent(context, leader, { guildId, eventId })).late_leaves).toMatchObject([
    { user_id: late, excused: false },
    { user_id: sorry, excused: true },
  ]);
  // Both marks can be corrected: one person did not attend after all, the other had a good reason.
  await finishEvent(context, leader, { ...result, attended: [spare, again], excused: [sorry, late] });
  expect(await balances()).toEqual([0, 0, 0, -10]);
});

test('if a leader removes somebody from a closed list, the next on the reserve takes the place and is notified', async () => {
  const { id: eventId } = await plan({ slots: 1 });
  const [first = '', next = ''] = await people(2);
  for (const userId of [first, next]) await join(eventId, userId);
  context.travel(160 * MINUTE_MS);
  await closeRoster(context, leader, rosterOf(eventId));
  await removeParticipant(context, leader, { ...rosterOf(eventId), userId: first });
  expect(await marks(eventId)).toEqual({ [next]: 'main null' });
  expect(await noticesOf(next)).toEqual(['promoted waits']);
  const { late_leaves: left } = await getEvent(context, leader, { guildId, eventId });
  expect(left).toMatchObject([{ user_id: first }]);
});

test('a frozen list shows the reputation by which it was sorted', async () => {
  const { id: eventId } = await plan({ slots: 2, reward: 40 });
  const [one = '', other = ''] = await people(2);
  for (const userId of [one, other]) await join(eventId, userId);
  const shown = async () =>
    (await listParticipants(context, leader, rosterOf(eventId))).items.map(({ reputation }) => reputation);
  const give = async (userId: string, delta: number) =>
    changeReputation(context, leader, { guildId, userIds: [userId], delta, reason: 'test' });
  await give(one, 7);
  await refreshRoster(context, rosterOf(eventId));
  context.travel(MINUTE_MS);
  expect(await shown()).toEqual([7, 0]);
  await closeRoster(context, leader, rosterOf(eventId));
  context.travel(3 * HOUR_MS);
  await give(other, 500);
  await finishEvent(context, leader, { guildId, eventId, attended: [one, other], excused: [] });
  expect(await shown()).toEqual([7, 0]);
});

test('absence costs the penalty of the guild, an excused absence costs nothing, and frequent absence is reported to the leaders', async () => {
  await setEvents({ no_show_penalty: 10, strike_limit: 2 });
  const [lazy = '', sick = ''] = await people(2);
  const strikes = async (userId: string) =>
    (await context.db.select().from(activity).where(eq(activity.targetId, userId))).flatMap(
      ({ type, data }) => (type === 'event.strike' ? [(data as { strikes: number }).strikes] : []),
    );
  const run = async () => {
    const { id: eventId } = await plan();
    for (const userId of [lazy, sick]) await join(eventId, userId);
    context.travel(3 * HOUR_MS);
    const result = { guildId, eventId, attended: [], excused: [sick] };
    await finishEvent(context, leader, result);
    await finishEvent(context, leader, result);
  };
  await run();
  expect(await strikes(lazy)).toEqual([]);
  await run();
  expect(await strikes(lazy)).toEqual([2]);
  const alert = and(eq(deliveryRequests.guildId, guildId), eq(deliveryRequests.kind, 'strike_alert'));
  const [asked, ...more] = await context.db.select().from(deliveryRequests).where(alert);
  expect(more).toEqual([]);
  expect(await findStrikes(context.db, guildId, asked?.subject ?? '')).toMatchObject({
    kind: 'event',
    title: 'Factory war',
    people: [{ userId: lazy, strikes: 2 }],
  });
  expect([await balanceOf(lazy), await balanceOf(sick)]).toEqual([-20, 0]);
  expect(await strikes(sick)).toEqual([]);
  expect((await ledgerOf(lazy))[0]?.reason).toBe('Factory war: неявка');
  context.travel(31 * 24 * HOUR_MS);
  await run();
  expect(await strikes(lazy)).toEqual([2]);
});

test('a person who loses a place by a pin, fewer places or the order is notified once, and not at all if the place came back', async () => {
  const { id: eventId } = await plan({ slots: 2 });
  const [first = '', second = '', third = ''] = await people(3);
  for (const userId of [first, second, third]) await join(eventId, userId);
  await changeSlots(context, leader, { guildId, eventId, slots: 1 });
  expect(await noticesOf(second)).toEqual(['demoted waits']);
  await changeSlots(context, leader, { guildId, eventId, slots: 2 });
  expect(await noticesOf(second)).toEqual(['demoted none']);
  await pinParticipant(context, leader, { ...rosterOf(eventId), userId: first, pinned: 'out' });
  expect(await noticesOf(first)).toEqual(['demoted waits']);
  expect(await noticesOf(third)).toEqual(['promoted waits']);
});

test('somebody at the limit of reputation gets what fits, and all others are paid', async () => {
  const { id } = await plan({ slots: 3, cutoffMinutes: null, reward: 20 });
  const [full = ''] = await people(1, MAX_REPUTATION);
  const [nearly = ''] = await people(1, MAX_REPUTATION - 5);
  const [normal = ''] = await people(1, 10);
  for (const userId of [full, nearly, normal]) await join(id, userId);
  context.travel(4 * 60 * 60 * 1000);
  const attended = [full, nearly, normal];
  const finished = await finishEvent(context, leader, { guildId, eventId: id, attended, excused: [] });
  expect(finished.limited).toBe(2);
  const balances = async () =>
    Promise.all(attended.map(async (userId) => (await findMember(context.db, guildId, userId))?.reputation));
  expect(await balances()).toEqual([MAX_REPUTATION, MAX_REPUTATION, 30]);
  const told = await context.db
    .select({ targetId: activity.targetId, data: activity.data })
    .from(activity)
    .where(and(eq(activity.guildId, guildId), eq(activity.type, 'reputation.limited')));
  expect(told).toEqual(
    expect.arrayContaining([
      { targetId: full, data: { wanted: 20, delta: 0 } },
      { targetId: nearly, data: { wanted: 20, delta: 5 } },
    ]),
  );
  expect(told).toHaveLength(2);
  // What was not paid is not taken back.
  await undoFinish(context, leader, eventRoster({ guildId, eventId: id }));
  expect(await balances()).toEqual([MAX_REPUTATION, MAX_REPUTATION - 5, 10]);
});
