import { and, asc, eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { valuesOf } from '@famiglia/contract/settings/settings-values';
import { readEventDetails } from '../events/get-events.ts';
import { eventRoster, eventRosterKind } from '../events/event-roster.ts';
import { updateEvent } from '../events/update-event.ts';
import { activity } from '../platform/db/schema/activity.ts';
import { deliveryRequests } from '../platform/db/schema/deliveries.ts';
import { rosterEntries, rosters } from '../platform/db/schema/rosters.ts';
import { rosterNotices } from '../platform/db/schema/roster-messages.ts';
import { vacations } from '../platform/db/schema/vacations.ts';
import { saveSettings } from '../settings/save-settings.ts';
import { findSettings } from '../settings/settings.queries.ts';
import { findBrokenInvariants } from '../testing/broken-invariants.ts';
import { discordActor } from '../testing/test-actor.ts';
import { createTestContext } from '../testing/test-context.ts';
import { startEventGuild } from '../testing/test-events.ts';
import { newId } from '../testing/test-guild.ts';
import { recordVoiceState } from '../voice/record-voice-states.ts';
import { cancelRoster } from './cancel-roster.ts';
import { closeRoster } from './close-roster.ts';
import { checkDueLineUps } from './due-rosters.ts';
import { callMissing, getLineUp, replaceMissing } from './line-up.ts';
import { settleNotices } from './roster-notice.queries.ts';

const context = await createTestContext();
afterAll(async () => context.stop());
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** A guild of its own that checks its events ten minutes before, with an event in three hours. */
const start = async (values: { slots?: number; moreAnswers?: boolean; minutes?: number } = {}) => {
  const family = await startEventGuild(context);
  const { guildId, ownerId, leader, plan } = family;
  const { minutes = 10, ...event } = values;
  const choose = async (line_up_minutes: number) => {
    const settings = await findSettings(context.db, guildId);
    const { version } = settings;
    const given = valuesOf(settings);
    const events = { ...given.events, line_up_minutes };
    await saveSettings(context, discordActor(ownerId), { ...given, events, guildId, version });
  };
  await choose(minutes);
  const { id } = await plan({ slots: 2, remindersMinutes: [], cutoffMinutes: null, ...event });
  const roster = eventRoster({ guildId, eventId: id });
  const enter = async (userId: string, channelId: string | null = newId()) =>
    recordVoiceState(context, guildId, { userId, channelId });
  const listOf = async (list: 'main' | 'reserve') =>
    (
      await context.db
        .select()
        .from(rosterEntries)
        .where(and(eq(rosterEntries.rosterId, id), eq(rosterEntries.list, list)))
        .orderBy(asc(rosterEntries.position))
    ).map(({ userId }) => userId);
  const told = async (kind: 'line_up_called' | 'promoted' | 'demoted') =>
    (
      await context.db
        .select()
        .from(rosterNotices)
        .where(and(eq(rosterNotices.rosterId, id), eq(rosterNotices.kind, kind)))
        .orderBy(asc(rosterNotices.id))
    ).map(({ userId }) => userId);
  const cards = async () =>
    (await context.db.select().from(deliveryRequests).where(eq(deliveryRequests.guildId, guildId)))
      .filter(({ kind }) => kind === 'line_up')
      .map(({ subject }) => subject);
  const states = async () =>
    Object.fromEntries(
      (await getLineUp(context, leader, roster)).items.map(({ user_id, channel, excuse, called }) => [
        user_id,
        channel === null ? [excuse, called] : 'here',
      ]),
    );
  return { ...family, id, roster, choose, enter, listOf, told, cards, states };
};

const refusal = async (asked: Promise<unknown>) =>
  asked.then(
    () => null,
    (error: { code: string }) => error.code,
  );
const look = async () => checkDueLineUps(context, [eventRosterKind]);

test('the line-up names who of main is not in voice; who is late or away has an excuse; only leaders read it', async () => {
  const { guildId, id, roster, join, people, enter, states } = await start({ slots: 4, moreAnswers: true });
  const [here = '', missing = '', late = '', away = '', reserve = ''] = await people(5);
  for (const userId of [here, missing, away]) await join(id, userId);
  await join(id, late, 'late');
  await join(id, reserve, 'reserve');
  await context.db.insert(vacations).values({
    id: crypto.randomUUID(),
    guildId,
    userId: away,
    kind: 'vacation',
    status: 'approved',
    startsAt: context.clock(),
    endsAt: new Date(context.clock().getTime() + 24 * HOUR_MS),
    reason: '',
    requestedAt: context.clock(),
  });
  await enter(here);
  expect(await states()).toEqual({
    [here]: 'here',
    [missing]: [null, null],
    [late]: ['late', null],
    [away]: ['vacation', null],
  });
  await enter(missing);
  await enter(here, null);
  expect(await states()).toMatchObject({ [here]: [null, null], [missing]: 'here' });
  await expect(getLineUp(context, discordActor(here), roster)).rejects.toMatchObject({
    code: 'permission_denied',
  });
});

test('the check is asked for once, ten minutes before, also by several processes; a moved start moves it', async () => {
  const { guildId, id, leader, join, people, cards, inHours } = await start();
  const [one = ''] = await people(1);
  await join(id, one);
  context.travel(169 * MINUTE_MS);
  await look();
  expect(await cards()).toEqual([]);
  const { title, description, slots, reward, version } = await readEventDetails(context.db, guildId, id);
  const edit = { title, description, slots, reward, remindersMinutes: [], guildId, eventId: id };
  const startsAt = inHours(2);
  await updateEvent(context, leader, { ...edit, startsAt, version });
  context.travel(5 * MINUTE_MS);
  await look();
  expect(await cards()).toEqual([]);
  context.travel(106 * MINUTE_MS);
  await Promise.all([look(), look(), look()]);
  await look();
  expect(await cards()).toEqual([`${id}:${Date.parse(startsAt) / MINUTE_MS}`]);
});

test('a sign-up that is made later than the check is checked halfway to its start', async () => {
  const { plan, join, people, cards, inHours } = await start();
  const [one = ''] = await people(1);
  const { id } = await plan({ startsAt: inHours(0.1) });
  await join(id, one);
  context.travel(2 * MINUTE_MS);
  await look();
  expect(await cards()).toEqual([]);
  context.travel(MINUTE_MS);
  await look();
  expect(await cards()).toHaveLength(1);
});

test('nothing is checked that is cancelled, empty, turned off meanwhile or begun before anybody looked', async () => {
  const family = await start();
  const { guildId, id, roster, leader, plan, join, people, cards, choose } = family;
  const [one = ''] = await people(1);
  await join(id, one);
  await cancelRoster(context, leader, { ...roster, reason: '' });
  const { id: empty } = await plan({});
  context.travel(171 * MINUTE_MS);
  await look();
  expect(await cards()).toEqual([]);
  const [row] = await context.db.select().from(rosters).where(eq(rosters.id, empty));
  expect(row?.lineUpDueAt).toBeNull();

  const { id: unwanted } = await plan({});
  await join(unwanted, one);
  await choose(0);
  context.travel(171 * MINUTE_MS);
  await look();
  await choose(10);
  const { id: begun } = await plan({});
  await join(begun, one);
  context.travel(181 * MINUTE_MS);
  await look();
  expect(await cards()).toEqual([]);
  // A family that checks nothing plans nothing.
  await choose(0);
  const { id: unchecked } = await plan({ guildId });
  const [plain] = await context.db.select().from(rosters).where(eq(rosters.id, unchecked));
  expect(plain?.lineUpDueAt).toBeNull();
});

test('two leaders call at once: everybody is called once, and the slower one learns who was first', async () => {
  const { ownerId, id, roster, leader, join, people, enter, told, states } = await start({ slots: 3 });
  const [here = '', first = '', second = ''] = await people(3);
  for (const userId of [here, first, second]) await join(id, userId);
  await enter(here);
  expect(await refusal(callMissing(context, leader, roster))).toBe('not_line_up_time');
  context.travel(175 * MINUTE_MS);
  const results = await Promise.allSettled([
    callMissing(context, leader, roster),
    callMissing(context, leader, roster),
  ]);
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(results.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { code: 'already_called', change: { type: 'event.summoned', actor: { id: ownerId } } },
  });
  expect((await told('line_up_called')).toSorted()).toEqual([first, second].toSorted());
  const notices = await context.db.select().from(rosterNotices).where(eq(rosterNotices.rosterId, id));
  for (const { id: notice, userId } of notices)
    await settleNotices(context.db, [notice], userId === first ? 'none' : 'dm', context.clock());
  expect(await states()).toEqual({ [here]: 'here', [first]: [null, 'none'], [second]: [null, 'dm'] });
  for (const userId of [first, second]) await enter(userId);
  expect(await refusal(callMissing(context, leader, roster))).toBe('nobody_to_call');
  const rows = await context.db
    .select()
    .from(activity)
    .where(and(eq(activity.type, 'event.summoned'), eq(activity.targetId, id)));
  expect(rows).toMatchObject([{ actorId: ownerId, data: { summoned: 2 } }]);
});

test('who joins main afterwards can still be called, once', async () => {
  const { id, roster, leader, join, people, told } = await start();
  const [first = '', later = ''] = await people(2);
  await join(id, first);
  context.travel(150 * MINUTE_MS);
  await callMissing(context, leader, roster);
  await join(id, later);
  await callMissing(context, leader, roster);
  expect(await told('line_up_called')).toEqual([first, later]);
});

test.each(['open', 'closed'] as const)(
  'in an %s list the chosen ones go to the reserve, the next move up, and all are told',
  async (status) => {
    const { id, roster, leader, join, people, enter, listOf, told } = await start();
    const [here = '', missing = '', next = '', after = ''] = await people(4);
    for (const userId of [here, missing, next, after]) await join(id, userId);
    await enter(here);
    if (status === 'closed') await closeRoster(context, leader, roster);
    // Whoever is in voice by now is not replaced.
    expect(await refusal(replaceMissing(context, leader, { ...roster, userIds: [here] }))).toBe(
      'nobody_to_replace',
    );
    await replaceMissing(context, leader, { ...roster, userIds: [here, missing] });
    expect(await listOf('main')).toEqual([here, next]);
    expect(await listOf('reserve')).toEqual([after, missing]);
    expect([await told('promoted'), await told('demoted')]).toEqual([[next], [missing]]);
  },
);

test('no place is emptied: only as many are replaced as wait, also those who chose the reserve', async () => {
  const { id, roster, leader, join, people, listOf, told } = await start({ slots: 3 });
  const [first = '', second = '', third = '', volunteer = ''] = await people(4);
  for (const userId of [first, second, third]) await join(id, userId);
  const userIds = [first, second, third];
  expect(await refusal(replaceMissing(context, leader, { ...roster, userIds }))).toBe('reserve_empty');
  await join(id, volunteer, 'reserve');
  const after = await replaceMissing(context, leader, { ...roster, userIds });
  expect((await listOf('main')).toSorted()).toEqual([second, third, volunteer].toSorted());
  expect(await listOf('reserve')).toEqual([first]);
  expect([await told('promoted'), await told('demoted')]).toEqual([[volunteer], [first]]);
  // Whoever a leader holds on the reserve is not the next.
  expect(after.reserve).toBe(0);
});

test('two leaders replace and people sign up at once: one goes, one comes, and the list is whole', async () => {
  const { id, roster, leader, join, people, enter, listOf, told } = await start({ slots: 5 });
  const crowd = await people(30);
  const [missing = '', ...others] = crowd;
  for (const userId of crowd.slice(0, 8)) await join(id, userId);
  for (const userId of others.slice(0, 4)) await enter(userId);
  const [both] = await Promise.all([
    Promise.allSettled([
      replaceMissing(context, leader, { ...roster, userIds: [missing] }),
      replaceMissing(context, leader, { ...roster, userIds: [missing] }),
    ]),
    ...others.slice(7).map(async (userId) => join(id, userId)),
  ]);
  expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await listOf('main')).toEqual(others.slice(0, 5));
  expect(await told('demoted')).toEqual([missing]);
  expect(await listOf('reserve')).toHaveLength(25);
  expect(await findBrokenInvariants(context.db)).toEqual([]);
});
