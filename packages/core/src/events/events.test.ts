import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { recordActivity } from '../activity/record-activity.ts';
import { listActivity } from '../activity-feed/list-activity.ts';
import { rolePermissions } from '../platform/db/schema/access.ts';
import { activity } from '../platform/db/schema/activity.ts';
import { users } from '../platform/db/schema/auth.ts';
import { reputationEntries } from '../platform/db/schema/reputation.ts';
import { rosterNotices, rosterReminders } from '../platform/db/schema/roster-messages.ts';
import { rosterEntries } from '../platform/db/schema/rosters.ts';
import { addParticipant } from '../rosters/add-participant.ts';
import { cancelRoster } from '../rosters/cancel-roster.ts';
import { reopenRoster } from '../rosters/reopen-roster.ts';
import { closeRoster } from '../rosters/close-roster.ts';
import { explainMyPlace, explainParticipant } from '../rosters/explain-participant.ts';
import { listParticipants } from '../rosters/list-participants.ts';
import { pinParticipant } from '../rosters/pin-participant.ts';
import { refreshRoster } from '../rosters/changeable-roster.ts';
import { removeParticipant } from '../rosters/remove-participant.ts';
import { recordEvents } from '../testing/record-events.ts';
import { discordActor } from '../testing/test-actor.ts';
import { startEventGuild } from '../testing/test-events.ts';
import { addMember, addRole, giveReputation, leaveGuild, newId } from '../testing/test-guild.ts';
import { changeSlots } from './change-slots.ts';
import { eventRoster } from './event-roster.ts';
import { finishEvent } from './finish-event.ts';
import { getEvent, listEvents } from './get-events.ts';
import { updateEvent } from './update-event.ts';

const { context, guildId, leader, inHours, plan, join, people } = await startEventGuild();
afterAll(async () => context.stop());
const HOUR_MS = 60 * 60 * 1000;
const rosterOf = (eventId: string) => eventRoster({ guildId, eventId });
const standing = async (eventId: string) =>
  (await listParticipants(context, leader, rosterOf(eventId))).items.map(
    (one) => `${one.list} ${one.position} ${one.user_id}`,
  );
const typesOf = async (targetId: string) =>
  (
    await context.db.select({ type: activity.type }).from(activity).where(eq(activity.targetId, targetId))
  ).map(({ type }) => type);

describe('an event', () => {
  test('is created with the guild’s reward and reminders, once per request', async () => {
    const first = await plan({ key: 'interaction 1' });
    const again = await plan({ key: 'interaction 1' });
    expect(again).toEqual(first);
    expect(first).toMatchObject({
      status: 'open',
      reward: 15,
      reminders_minutes: [60, 15],
      main_count: 0,
      version: 0,
    });
    const { items } = await listEvents(context, leader, { guildId, status: 'open', limit: 50, offset: 0 });
    expect(items.filter(({ id }) => id === first.id)).toHaveLength(1);
  });

  test('the list shows what is ahead first, soonest first, then the past; a part of the title finds it', async () => {
    const later = await plan({ title: 'Order later', startsAt: inHours(50) });
    const soon = await plan({ title: 'Order soon', startsAt: inHours(20) });
    const off = await plan({ title: 'Order off', startsAt: inHours(30) });
    await cancelRoster(context, leader, { ...rosterOf(off.id), reason: '' });
    const find = async (search: string) =>
      (await listEvents(context, leader, { guildId, search, limit: 50, offset: 0 })).items.map(
        ({ id }) => id,
      );
    expect(await find('ORDER')).toEqual([soon.id, later.id, off.id]);
    expect(await find('r later')).toEqual([later.id]);
  });

  test('every place is explained criterion by criterion, compared with the nearest participant of the other list', async () => {
    const event = await plan({ slots: 1 });
    const [strong = '', weak = ''] = await people(2);
    await giveReputation(context.db, guildId, strong, 40);
    await join(event.id, weak);
    await join(event.id, strong);
    const why = await explainParticipant(context, leader, { ...rosterOf(event.id), userId: weak });
    expect(why.rival?.id).toBe(strong);
    expect(why.criteria.find(({ decided }) => decided)).toEqual({
      criterion: 'reputation',
      mine: '0',
      theirs: '40',
      decided: true,
    });
    expect(why.criteria.at(-1)?.criterion).toBe('signed_up_at');
    // In main they are compared with the first one without a place, and the person who asks gets the same.
    const mine = await explainMyPlace(context, discordActor(strong), rosterOf(event.id));
    expect(mine?.place).toMatchObject({ list: 'main', position: 1 });
    expect(mine?.explanation.rival?.id).toBe(weak);
    expect(mine?.explanation.criteria.find(({ decided }) => decided)).toMatchObject({
      mine: '40',
      theirs: '0',
    });
    const [stranger = ''] = await people(1);
    await expect(
      explainParticipant(context, leader, { ...rosterOf(event.id), userId: stranger }),
    ).rejects.toMatchObject({ code: 'not_signed_up' });
  });

  test.each([
    ['in_past', -1],
    ['too_far', 24 * 400],
  ])('a start is refused: %s', async (message, hours) => {
    await expect(plan({ startsAt: inHours(hours) })).rejects.toMatchObject({
      code: 'validation_failed',
      errors: [{ field: 'starts_at', message }],
    });
  });

  test('is edited on top of the version that was seen: places, start and reminders', async () => {
    const event = await plan({ slots: 1 });
    const [first = '', second = ''] = await people(2);
    await join(event.id, first);
    await join(event.id, second);
    const edit = {
      guildId,
      eventId: event.id,
      title: 'Drop',
      description: 'Two cars',
      startsAt: inHours(5),
    };
    const values = { ...edit, slots: 2, reward: 30, remindersMinutes: [30, 120], version: 0 };
    const edited = await updateEvent(context, leader, values);
    expect(edited).toMatchObject({
      title: 'Drop',
      slots: 2,
      main_count: 2,
      version: 1,
      reminders_minutes: [120, 30],
    });
    await expect(updateEvent(context, leader, values)).rejects.toMatchObject({
      code: 'version_conflict',
      current: { version: 1 },
    });
    const heard = await recordEvents(context, async () => {
      await updateEvent(context, leader, { ...values, version: 1 });
      await reopenRoster(context, leader, rosterOf(event.id));
    });
    // A save without changes announces nothing.
    expect(heard).toEqual([]);
    // A person who gets a place by the edit is notified, and has their own activity row.
    expect(await typesOf(second)).toEqual(['event.promoted']);
    expect(await typesOf(event.id)).toEqual([
      'event.created',
      'event.joined',
      'event.joined',
      'event.edited',
    ]);
  });

  test('keeps its order after closing: only a pin moves people, and those who move are notified', async () => {
    const { id } = await plan({ slots: 1 });
    const [first = '', second = '', late = ''] = await people(3);
    await join(id, first);
    await join(id, second);
    await closeRoster(context, leader, rosterOf(id));
    expect(await join(id, late)).toEqual({ outcome: 'frozen', place: null });
    await expect(
      addParticipant(context, leader, { ...rosterOf(id), userId: late, reserve: false }),
    ).rejects.toMatchObject({
      code: 'event_closed',
    });
    await expect(changeSlots(context, leader, { guildId, eventId: id, slots: 5 })).rejects.toMatchObject({
      code: 'event_closed',
    });
    await pinParticipant(context, leader, { ...rosterOf(id), userId: first, pinned: 'out' });
    expect(await standing(id)).toEqual([`main 1 ${second}`, `reserve 1 ${first}`]);
    const notices = await context.db.select().from(rosterNotices).where(eq(rosterNotices.rosterId, id));
    expect(notices).toMatchObject([
      { kind: 'promoted', userId: second, sentAt: null },
      { kind: 'demoted', userId: first, sentAt: null },
    ]);
  });

  test('follows its people while open: a member who earns reputation moves up, and one who leaves the guild frees a place', async () => {
    const { id } = await plan({ slots: 1 });
    const [first = '', second = '', third = ''] = await people(3);
    for (const userId of [first, second, third]) await join(id, userId);
    await giveReputation(context.db, guildId, third, 50);
    const follow = async () => refreshRoster(context, rosterOf(id));
    await follow();
    expect(await standing(id)).toEqual([`main 1 ${third}`, `reserve 1 ${first}`, `reserve 2 ${second}`]);
    const heard = await recordEvents(context, follow);
    expect(heard).toEqual([]);

    await leaveGuild(context, guildId, third);
    expect(await join(id, third)).toEqual({ outcome: 'not_a_member', place: null });
    expect(await standing(id)).toEqual([`main 1 ${first}`, `reserve 1 ${second}`]);
    const { items } = await listActivity(context, leader, { guildId, about: id, limit: 3, offset: 0 });
    expect(items.map(({ type, actor, target }) => [type, actor?.id, target?.id])).toEqual([
      ['event.promoted', undefined, first],
      ['event.left', third, id],
      ['event.demoted', undefined, first],
    ]);
  });

  test('names the role whose priority decided a place, and no role if something else decided', async () => {
    const { id } = await plan({ slots: 1 });
    const roleId = await addRole(context.db, guildId, { name: 'Capo', granted: [] });
    await context.db
      .update(rolePermissions)
      .set({ signupPriority: 30 })
      .where(eq(rolePermissions.roleId, roleId));
    const capo = await addMember(context.db, guildId, { roleIds: [roleId] });
    const [soldier = ''] = await people(1);
    for (const userId of [soldier, capo]) await join(id, userId);
    const { items } = await listParticipants(context, leader, rosterOf(id));
    expect(items.map(({ user_id, why, role }) => [user_id, why.criterion, why.mine, role])).toEqual([
      [capo, 'role_priority', '30', 'Capo'],
      [soldier, 'role_priority', '0', null],
    ]);
  });

  test('is closed in the order of that moment, and a person who gets a place by it is notified', async () => {
    const { id } = await plan({ slots: 1 });
    const [first = '', second = '', gone = ''] = await people(3);
    for (const userId of [first, second, gone]) await join(id, userId);
    await giveReputation(context.db, guildId, second, 50);
    await leaveGuild(context, guildId, gone);
    await closeRoster(context, leader, rosterOf(id));
    expect(await standing(id)).toEqual([`main 1 ${second}`, `reserve 1 ${first}`]);
    const notices = await context.db.select().from(rosterNotices).where(eq(rosterNotices.rosterId, id));
    expect(notices).toMatchObject([
      { kind: 'promoted', userId: second, sentAt: null },
      { kind: 'demoted', userId: first, sentAt: null },
    ]);
    // From here on nothing moves: a frozen list keeps even people who leave the guild, so that the leader sees them.
    await leaveGuild(context, guildId, second);
    await refreshRoster(context, rosterOf(id));
    expect(await standing(id)).toEqual([`main 1 ${second}`, `reserve 1 ${first}`]);
  });

  test('when finished, marks who attended and pays each person once, even if it is finished again', async () => {
    const { id } = await plan({ slots: 2, reward: 40 });
    const [came = '', missed = '', reserve = ''] = await people(3);
    for (const userId of [came, missed, reserve]) await join(id, userId);
    const input = { guildId, eventId: id };
    context.travel(4 * HOUR_MS);
    const result = { ...input, attended: [came], excused: [] };
    await Promise.all([finishEvent(context, leader, result), finishEvent(context, leader, result)]);
    expect(await typesOf(id)).not.toContain('event.corrected');
    const marks = await context.db.select().from(rosterEntries).where(eq(rosterEntries.rosterId, id));
    const markOf = (userId: string) => marks.find((mark) => mark.userId === userId)?.attendance;
    expect([markOf(came), markOf(missed), markOf(reserve)]).toEqual(['attended', 'absent', null]);
    const paid = await context.db
      .select()
      .from(reputationEntries)
      .where(eq(reputationEntries.key, `event:${id}:${came}`));
    expect(paid).toMatchObject([{ delta: 40, balance: 40, source: 'event' }]);
    await expect(closeRoster(context, leader, rosterOf(id))).rejects.toMatchObject({ code: 'event_over' });
    await expect(join(id, missed)).rejects.toMatchObject({ code: 'event_over' });
    expect(await getEvent(context, leader, input)).toMatchObject({
      status: 'finished',
      ender: { name: 'Owner' },
    });
  });

  test('when cancelled, notifies everybody on the list, sends no reminders, and announces the change', async () => {
    const { id } = await plan();
    const [userId = ''] = await people(1);
    await join(id, userId);
    const heard = await recordEvents(context, async () => {
      await cancelRoster(context, leader, { ...rosterOf(id), reason: 'too few' });
    });
    // The message and the notices are requested in Discord, and panels reload.
    expect(heard.map(({ type }) => type)).toEqual([
      'deliveries.wanted',
      'deliveries.wanted',
      'activity.added',
      'events.changed',
    ]);
    const notices = await context.db.select().from(rosterNotices).where(eq(rosterNotices.rosterId, id));
    expect(notices).toMatchObject([{ kind: 'cancelled', userId }]);
    expect(await context.db.select().from(rosterReminders).where(eq(rosterReminders.rosterId, id))).toEqual(
      [],
    );
  });

  test('a person who left the guild cannot be added to a list', async () => {
    const { id } = await plan();
    const [gone = ''] = await people(1);
    await leaveGuild(context, guildId, gone);
    await expect(
      addParticipant(context, leader, { ...rosterOf(id), userId: gone, reserve: false }),
    ).rejects.toMatchObject({ code: 'member_not_found' });
  });
});

test('the activity of an event has rows about the people of its roster, and none of another event', async () => {
  const [event, other] = [await plan({ slots: 1 }), await plan()];
  const [first = '', second = ''] = await people(2);
  await join(event.id, first);
  await addParticipant(context, leader, { ...rosterOf(event.id), userId: second, reserve: false });
  await pinParticipant(context, leader, { ...rosterOf(event.id), userId: second, pinned: 'in' });
  await removeParticipant(context, leader, { ...rosterOf(event.id), userId: second });
  await addParticipant(context, leader, { ...rosterOf(other.id), userId: second, reserve: false });
  const told = await listActivity(context, leader, { guildId, about: event.id, limit: 50, offset: 0 });
  expect(told.items.map(({ type, target }) => `${type} ${target?.id}`)).toEqual([
    `event.promoted ${first}`,
    `event.removed ${second}`,
    `event.demoted ${first}`,
    `event.promoted ${second}`,
    `event.pinned ${second}`,
    `event.added ${second}`,
    `event.joined ${event.id}`,
    `event.created ${event.id}`,
  ]);
  expect(told.total).toBe(8);
});

test('an activity of somebody who is no member, as a site admin, has the name they signed in with', async () => {
  const adminId = newId();
  await context.db.insert(users).values({ id: adminId, username: 'site.owner', globalName: 'Nora' });
  await context.db.transaction(async (tx) =>
    recordActivity(context, tx, { guildId, type: 'subscription.resumed', actorId: adminId }),
  );
  const { items } = await listActivity(context, leader, { guildId, actorId: adminId, limit: 5, offset: 0 });
  expect(items.map(({ actor }) => actor)).toEqual([{ id: adminId, name: 'Nora' }]);
});
