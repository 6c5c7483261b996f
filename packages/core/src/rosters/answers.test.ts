import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, expect, test } from 'vitest';
import { editEvent } from '../events/edit-event.ts';
import { eventRoster } from '../events/event-roster.ts';
import { readEventDetails } from '../events/get-events.ts';
import { activity } from '../platform/db/schema/activity.ts';
import { deliveryRequests } from '../platform/db/schema/deliveries.ts';
import { rosterLateLeaves } from '../platform/db/schema/rosters.ts';
import { findBrokenInvariants } from '../testing/broken-invariants.ts';
import { discordActor } from '../testing/test-actor.ts';
import { startEventGuild } from '../testing/test-events.ts';
import { leaveGuild } from '../testing/test-guild.ts';
import { addParticipant } from './add-participant.ts';
import { closeRoster } from './close-roster.ts';
import { listParticipants } from './list-participants.ts';
import { refreshRoster } from './changeable-roster.ts';
import { removeParticipant } from './remove-participant.ts';
import { signUp } from './sign-up.ts';

const { context, guildId, leader, inHours, plan, join, people } = await startEventGuild();
afterAll(async () => context.stop());
afterEach(async () => {
  const broken = await findBrokenInvariants(context.db);
  if (broken.length > 0) throw new Error(broken.join('\n'));
});
const MINUTE_MS = 60_000;

const planned = async (values: Parameters<typeof plan>[0] = {}) => {
  const { id } = await plan({ moreAnswers: true, ...values });
  return { id, roster: eventRoster({ guildId, eventId: id }) };
};
/** Who is on the list, and who answered what. */
const state = async (id: string) => {
  const { items } = await listParticipants(context, leader, eventRoster({ guildId, eventId: id }));
  const { answers } = await readEventDetails(context.db, guildId, id);
  return {
    list: items.map(({ user_id, list }) => `${list} ${user_id}`),
    answers: answers.map(({ user_id, answer }) => `${answer} ${user_id}`),
  };
};

test('one answer each: another one replaces it, and only who comes is on the list', async () => {
  const { id } = await planned();
  const [one = '', other = ''] = await people(2);

  expect(await join(id, one, 'maybe')).toMatchObject({ outcome: 'answered', answer: 'maybe', place: null });
  expect(await join(id, one, 'maybe')).toMatchObject({ outcome: 'unchanged', answer: 'maybe' });
  expect(await join(id, one, 'cannot')).toMatchObject({ outcome: 'answered', answer: 'cannot' });
  expect(await state(id)).toEqual({ list: [], answers: [`cannot ${one}`] });

  expect(await join(id, one)).toMatchObject({ outcome: 'joined', answer: null, place: { list: 'main' } });
  expect(await join(id, one, 'late')).toMatchObject({ outcome: 'answered', answer: 'late' });
  expect(await join(id, other, 'late')).toMatchObject({ outcome: 'joined', answer: 'late' });
  expect(await state(id)).toEqual({
    list: [`main ${one}`, `main ${other}`],
    answers: [`late ${one}`, `late ${other}`],
  });

  expect(await join(id, one)).toMatchObject({ outcome: 'answered', answer: null, place: { list: 'main' } });
  expect(await join(id, one, 'maybe')).toMatchObject({ outcome: 'left', answer: 'maybe', place: null });
  expect(await join(id, one, 'leave')).toMatchObject({ outcome: 'answered', answer: null, place: null });
  expect(await join(id, one, 'leave')).toMatchObject({ outcome: 'not_signed_up' });
  expect(await join(id, other, 'leave')).toMatchObject({ outcome: 'left', answer: null });
  expect(await state(id)).toEqual({ list: [], answers: [] });
});

test('a maybe gives up the spot as a minus does: the next of the reserve moves up', async () => {
  const { id } = await planned({ slots: 1 });
  const [first = '', second = ''] = await people(2);
  await join(id, first);
  expect(await join(id, second)).toMatchObject({ place: { list: 'reserve' } });
  await join(id, first, 'maybe');
  expect(await state(id)).toEqual({ list: [`main ${second}`], answers: [`maybe ${first}`] });
  const rows = await context.db
    .select()
    .from(activity)
    .where(and(eq(activity.guildId, guildId), eq(activity.actorId, first)));
  expect(rows.map(({ type, data }) => [type, data])).toMatchObject([
    ['event.joined', {}],
    ['event.answered', { answer: 'maybe' }],
  ]);
});

test('close to the start giving up a spot has to be confirmed and counts, whatever it is called', async () => {
  const { id } = await planned({ startsAt: inHours(1) });
  const [userId = ''] = await people(1);
  await join(id, userId);
  context.travel(45 * MINUTE_MS);
  expect(await join(id, userId, 'cannot')).toMatchObject({ outcome: 'confirm_leave', answer: null });
  expect(await state(id)).toEqual({ list: [`main ${userId}`], answers: [] });
  expect(await join(id, userId, 'cannot', { confirmed: true })).toMatchObject({
    outcome: 'left',
    answer: 'cannot',
  });
  expect(await context.db.$count(rosterLateLeaves, eq(rosterLateLeaves.rosterId, id))).toBe(1);
  // Whoever never had a spot answers freely.
  const [another = ''] = await people(1);
  expect(await join(id, another, 'cannot')).toMatchObject({ outcome: 'answered' });
  expect(await context.db.$count(rosterLateLeaves, eq(rosterLateLeaves.rosterId, id))).toBe(1);
});

test('in a closed list who has a place can still be late or give it up; nobody else answers', async () => {
  const { id, roster } = await planned();
  const [listed = '', other = ''] = await people(2);
  await join(id, listed);
  await closeRoster(context, leader, roster);
  expect(await join(id, listed, 'late')).toMatchObject({ outcome: 'answered', answer: 'late' });
  expect(await join(id, other, 'late')).toMatchObject({ outcome: 'frozen' });
  expect(await join(id, other, 'maybe')).toMatchObject({ outcome: 'frozen', answer: null });
  expect(await join(id, listed, 'cannot')).toMatchObject({ outcome: 'confirm_leave', answer: 'late' });
  expect(await join(id, listed, 'cannot', { confirmed: true })).toMatchObject({ outcome: 'left' });
  expect(await state(id)).toEqual({ list: [], answers: [`cannot ${listed}`] });
});

test('what a leader does keeps who is late, and takes nobody for sure who is not', async () => {
  const { id, roster } = await planned();
  const [late = '', maybe = ''] = await people(2);
  await join(id, late, 'late');
  await join(id, maybe, 'maybe');
  for (const userId of [late, maybe])
    await addParticipant(context, leader, { ...roster, userId, reserve: false });
  expect((await state(id)).answers).toEqual([`late ${late}`]);
  await removeParticipant(context, leader, { ...roster, userId: late });
  expect(await state(id)).toEqual({ list: [`main ${maybe}`], answers: [] });
});

test('who chose the reserve stays there when late, and who is late stays late on the reserve', async () => {
  const { id } = await planned();
  const [one = '', other = ''] = await people(2);
  await join(id, one, 'reserve');
  expect(await join(id, one, 'late')).toMatchObject({
    outcome: 'answered',
    answer: 'late',
    place: { list: 'reserve' },
  });
  await join(id, other, 'late');
  expect(await join(id, other, 'reserve')).toMatchObject({
    outcome: 'moved',
    answer: 'late',
    place: { list: 'reserve' },
  });
  expect(await join(id, other)).toMatchObject({ outcome: 'moved', answer: null, place: { list: 'main' } });
});

test('the choice of a squad keeps that somebody is late', async () => {
  const squads = [{ name: 'First', slots: 2, role_id: null, leader_id: null }];
  const { id, roster } = await planned({ squads });
  const [userId = ''] = await people(1);
  await join(id, userId, 'late');
  const { squads: stored } = await readEventDetails(context.db, guildId, id);
  const actor = discordActor(userId);
  const squad = stored[0]?.id ?? null;
  await signUp(context, actor, { ...roster, choice: 'main', squad, key: crypto.randomUUID() });
  expect((await state(id)).answers).toEqual([`late ${userId}`]);
});

test('whoever leaves the guild has no answer any more', async () => {
  const { id, roster } = await planned();
  const [late = '', maybe = ''] = await people(2);
  await join(id, late, 'late');
  await join(id, maybe, 'maybe');
  for (const userId of [late, maybe]) await leaveGuild(context, guildId, userId);
  await refreshRoster(context, roster);
  expect(await state(id)).toEqual({ list: [], answers: [] });
  expect(await join(id, maybe, 'cannot')).toMatchObject({ outcome: 'not_a_member' });
});

test('without the switch there is only plus and minus; switched off, the answers are gone', async () => {
  const { id } = await planned({ moreAnswers: false });
  const [one = '', other = ''] = await people(2);
  for (const choice of ['late', 'maybe', 'cannot'] as const)
    expect(await join(id, one, choice)).toEqual({ outcome: 'no_answers', place: null });
  expect(await join(id, one)).toEqual({
    outcome: 'joined',
    place: expect.objectContaining({ list: 'main' }),
  });

  const target = { guildId, eventId: id };
  expect((await editEvent(context, leader, target, { moreAnswers: true })).more_answers).toBe(true);
  await join(id, one, 'late');
  await join(id, other, 'maybe');
  const { version } = await readEventDetails(context.db, guildId, id);
  expect((await editEvent(context, leader, target, { moreAnswers: true })).version).toBe(version);
  expect(await editEvent(context, leader, target, { moreAnswers: false })).toMatchObject({
    more_answers: false,
    answers: [],
  });
  await editEvent(context, leader, target, { moreAnswers: true });
  expect(await state(id)).toEqual({ list: [`main ${one}`], answers: [] });
});

test('an answer redraws the post and is announced once for a whole batch; the same answer again is not', async () => {
  const { id } = await planned();
  const crowd = await people(6);
  const redraws = async () =>
    context.db.$count(
      deliveryRequests,
      and(eq(deliveryRequests.kind, 'roster'), eq(deliveryRequests.subject, id)),
    );
  const before = await redraws();
  await Promise.all(crowd.map(async (userId) => join(id, userId, 'maybe')));
  expect(await redraws()).toBe(before + 1);
  await Promise.all(crowd.map(async (userId) => join(id, userId, 'maybe')));
  expect(await redraws()).toBe(before + 1);
  expect((await state(id)).answers).toHaveLength(6);
});
