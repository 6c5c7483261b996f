import { and, asc, eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { MOST_ASKED } from '@famiglia/contract/rosters/answers';
import { editEvent } from '../events/edit-event.ts';
import { readEventDetails } from '../events/get-events.ts';
import { updateEvent } from '../events/update-event.ts';
import { eventRoster, eventRosterKind } from '../events/event-roster.ts';
import { activity } from '../platform/db/schema/activity.ts';
import { members } from '../platform/db/schema/guilds.ts';
import { rosterNotices } from '../platform/db/schema/roster-messages.ts';
import { vacations } from '../platform/db/schema/vacations.ts';
import { discordActor } from '../testing/test-actor.ts';
import { createTestContext } from '../testing/test-context.ts';
import { markPosted, startEventGuild } from '../testing/test-events.ts';
import { addMember, addRole, leaveGuild } from '../testing/test-guild.ts';
import { askDueMaybes } from './due-rosters.ts';
import { askUnanswered } from './ask-unanswered.ts';
import { cancelRoster } from './cancel-roster.ts';
import { closeRoster } from './close-roster.ts';
import { listUnanswered } from './list-unanswered.ts';
import { dropUntrueNotices, settleNotices } from './roster-notice.queries.ts';

const context = await createTestContext();
afterAll(async () => context.stop());
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

const ids = (some: readonly { id: string }[]) => some.map((one) => one.id);

/** A guild of its own, with a posted event that takes more answers. */
const start = async (values: { startsAt?: string; cutoffMinutes?: number | null } = {}) => {
  const family = await startEventGuild(context);
  const { guildId, leader, plan } = family;
  const { id } = await plan({ moreAnswers: true, ...values });
  const roster = eventRoster({ guildId, eventId: id });
  await markPosted(context.db, roster);
  const noticesOf = async (kind: 'maybe_asked' | 'answer_asked') =>
    context.db
      .select()
      .from(rosterNotices)
      .where(and(eq(rosterNotices.rosterId, id), eq(rosterNotices.kind, kind)))
      .orderBy(asc(rosterNotices.id));
  const asked = async (kind: 'maybe_asked' | 'answer_asked') =>
    (await noticesOf(kind)).map(({ userId }) => userId);
  const silent = async () => {
    const found = await listUnanswered(context, leader, roster);
    return { unanswered: ids(found.items), excused: ids(found.excused), unreached: ids(found.unreached) };
  };
  const goAway = async (userId: string, hours: number) =>
    context.db.insert(vacations).values({
      id: crypto.randomUUID(),
      guildId,
      userId,
      kind: 'vacation',
      status: 'approved',
      startsAt: context.clock(),
      endsAt: new Date(context.clock().getTime() + hours * HOUR_MS),
      reason: '',
      requestedAt: context.clock(),
    });
  return { ...family, id, roster, noticesOf, asked, silent, goAway };
};

test('who has not answered: members without a place and an answer; who is away is excused', async () => {
  const { guildId, ownerId, id, roster, leader, join, people, silent, goAway } = await start();
  const [plus = '', late = '', maybe = '', cannot = '', away = '', gone = ''] = await people(6);
  await addMember(context.db, guildId, { isBot: true });
  await join(id, plus);
  await join(id, late, 'late');
  await join(id, maybe, 'maybe');
  await join(id, cannot, 'cannot');
  await goAway(away, 24);
  await leaveGuild(context, guildId, gone);
  expect(await silent()).toEqual({ unanswered: [ownerId], excused: [away], unreached: [] });
  // A minus takes the answer back.
  await join(id, cannot, 'leave');
  expect((await silent()).unanswered.toSorted()).toEqual([cannot, ownerId].toSorted());
  await expect(listUnanswered(context, discordActor(plus), roster)).rejects.toMatchObject({
    code: 'permission_denied',
  });
  await expect(
    listUnanswered(context, leader, eventRoster({ guildId, eventId: crypto.randomUUID() })),
  ).rejects.toMatchObject({ code: 'not_found' });
});

test('where a role is called, only its members are asked; @everyone and a deleted role are everybody', async () => {
  const { guildId, ownerId, id, leader, silent } = await start();
  const roleId = await addRole(context.db, guildId);
  const called = await addMember(context.db, guildId, { roleIds: [roleId] });
  const other = await addMember(context.db, guildId);
  const target = { guildId, eventId: id };
  await editEvent(context, leader, target, { pingRoleId: roleId });
  expect((await silent()).unanswered).toEqual([called]);
  await editEvent(context, leader, target, { pingRoleId: guildId });
  expect((await silent()).unanswered.toSorted()).toEqual([called, other, ownerId].toSorted());
});

test('two leaders press at once: one ping, and the other learns who was first', async () => {
  const { ownerId, id, roster, leader, people, asked } = await start();
  const silentOnes = await people(3);
  const results = await Promise.allSettled([
    askUnanswered(context, leader, roster),
    askUnanswered(context, leader, roster),
  ]);
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(results.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { code: 'already_asked', change: { type: 'event.asked', actor: { id: ownerId } } },
  });
  expect((await asked('answer_asked')).toSorted()).toEqual([ownerId, ...silentOnes].toSorted());
  await expect(askUnanswered(context, leader, roster)).rejects.toMatchObject({ code: 'already_asked' });
  expect((await listUnanswered(context, leader, roster)).asked_at).toBe(context.clock().toISOString());
  const rows = await context.db
    .select()
    .from(activity)
    .where(and(eq(activity.type, 'event.asked'), eq(activity.targetId, id)));
  expect(rows).toMatchObject([{ actorId: ownerId, data: { asked: 4 } }]);
});

test('nobody is pinged without a post, without the switch, after the end of sign-up, or if all have answered', async () => {
  const { guildId, ownerId, id, roster, leader, plan, join } = await start();
  const refusal = async (of = roster) =>
    askUnanswered(context, leader, of).then(
      () => null,
      (error: { code: string }) => error.code,
    );
  const unposted = await plan({ moreAnswers: true });
  expect(await refusal(eventRoster({ guildId, eventId: unposted.id }))).toBe('not_posted');
  const plain = await plan({ moreAnswers: false });
  expect(await refusal(eventRoster({ guildId, eventId: plain.id }))).toBe('answers_off');
  await join(id, ownerId, 'cannot');
  expect(await refusal()).toBe('nobody_to_ask');
  await closeRoster(context, leader, roster);
  expect(await refusal()).toBe('event_closed');
  await cancelRoster(context, leader, { ...roster, reason: '' });
  expect(await refusal()).toBe('event_over');
});

test('more people than a channel bears are not pinged; nothing is stored then', async () => {
  const { guildId, roster, leader, asked } = await start();
  await context.db.insert(members).values(
    Array.from({ length: MOST_ASKED }, (_, index) => ({
      guildId,
      userId: String(700_000_000_000_000_000n + BigInt(index)),
      username: `crowd_${index}`,
      displayName: `Crowd ${index}`,
      roleIds: [],
      joinedAt: context.clock(),
    })),
  );
  await expect(askUnanswered(context, leader, roster)).rejects.toMatchObject({ code: 'too_many_to_ask' });
  expect(await asked('answer_asked')).toEqual([]);
  expect(await listUnanswered(context, leader, roster)).toMatchObject({
    total: MOST_ASKED + 1,
    asked_at: null,
  });
});

test('who is not sure is asked once, an hour before sign-up ends, also by several processes at once', async () => {
  const family = await start({ cutoffMinutes: 30 });
  const { id, join, people, asked, goAway } = family;
  const [maybe = '', decided = '', away = '', afterwards = '', cannot = ''] = await people(5);
  for (const userId of [maybe, decided, away]) await join(id, userId, 'maybe');
  await join(id, decided);
  await join(id, cannot, 'cannot');
  await goAway(away, 24);
  const ask = async () => askDueMaybes(context, [eventRosterKind]);
  context.travel(89 * MINUTE_MS);
  await ask();
  expect(await asked('maybe_asked')).toEqual([]);
  context.travel(2 * MINUTE_MS);
  await Promise.all([ask(), ask(), ask()]);
  await join(id, afterwards, 'maybe');
  await ask();
  expect(await asked('maybe_asked')).toEqual([maybe]);
});

test('after a moved start they are asked again; another edit does not repeat it, and a closed list asks nobody', async () => {
  const family = await start({ cutoffMinutes: 60 });
  const { guildId, id, roster, leader, inHours, join, people, asked, noticesOf } = family;
  const [maybe = ''] = await people(1);
  await join(id, maybe, 'maybe');
  const target = { guildId, eventId: id };
  const ask = async () => {
    await askDueMaybes(context, [eventRosterKind]);
    const notices = (await noticesOf('maybe_asked')).map((notice) => notice.id);
    await settleNotices(context.db, notices, 'dm', context.clock());
  };
  const move = async (startsAt: string) => {
    const now = await readEventDetails(context.db, guildId, id);
    const { title, description, slots, reward, version } = now;
    const kept = { title, description, slots, reward, version, remindersMinutes: now.reminders_minutes };
    await updateEvent(context, leader, { ...target, ...kept, startsAt });
  };
  context.travel(1.1 * HOUR_MS);
  await ask();
  await editEvent(context, leader, target, { cutoffMinutes: 0 });
  context.travel(1.1 * HOUR_MS);
  await ask();
  expect(await asked('maybe_asked')).toEqual([maybe]);
  await move(inHours(5));
  await ask();
  expect(await asked('maybe_asked')).toEqual([maybe]);
  context.travel(4.5 * HOUR_MS);
  await ask();
  expect(await asked('maybe_asked')).toEqual([maybe, maybe]);

  await move(inHours(5));
  await closeRoster(context, leader, roster);
  context.travel(4.5 * HOUR_MS);
  await ask();
  expect(await asked('maybe_asked')).toHaveLength(2);
});

test('whoever could not be asked is named to leaders until they answer', async () => {
  const { id, join, people, noticesOf, silent } = await start();
  const [closed = '', open = ''] = await people(2);
  for (const userId of [closed, open]) await join(id, userId, 'maybe');
  context.travel(2.5 * HOUR_MS);
  await askDueMaybes(context, [eventRosterKind]);
  for (const { id: notice, userId } of await noticesOf('maybe_asked'))
    await settleNotices(context.db, [notice], userId === closed ? 'none' : 'dm', context.clock());
  expect((await silent()).unreached).toEqual([closed]);
  await join(id, closed);
  expect((await silent()).unreached).toEqual([]);
});

test('whoever was not asked because it was no longer true is not named as out of reach', async () => {
  const { id, leader, join, people, noticesOf, silent, roster } = await start();
  const [first = '', second = ''] = await people(2);
  for (const userId of [first, second]) await join(id, userId, 'maybe');
  context.travel(2.5 * HOUR_MS);
  await askDueMaybes(context, [eventRosterKind]);
  const [asked] = await noticesOf('maybe_asked');
  await dropUntrueNotices(context.db, asked === undefined ? [] : [asked.id], context.clock());
  expect((await silent()).unreached).toEqual([]);
  // The end of the event drops what is left.
  await cancelRoster(context, leader, { ...roster, reason: '' });
  expect(await noticesOf('maybe_asked')).toEqual([]);
  expect((await silent()).unreached).toEqual([]);
});
