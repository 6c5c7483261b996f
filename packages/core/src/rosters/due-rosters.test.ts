import { and, eq } from 'drizzle-orm';
import { afterAll, expect, test, vi } from 'vitest';
import { finishEvent } from '../events/finish-event.ts';
import { eventRosterKind } from '../events/event-roster.ts';
import { updateEvent } from '../events/update-event.ts';
import { deliveryRequests } from '../platform/db/schema/deliveries.ts';
import { rosterReminders } from '../platform/db/schema/roster-messages.ts';
import { rosters } from '../platform/db/schema/rosters.ts';
import { startEventGuild } from '../testing/test-events.ts';
import { askForDueAttendance } from './due-rosters.ts';
import { findNextDueTime } from './open-roster.queries.ts';
import type { RosterKind } from './roster-kind.ts';

const { context, guildId, leader, inHours, plan, join, people } = await startEventGuild();
afterAll(async () => context.stop());
const HOUR_MS = 60 * 60 * 1000;

const ask = async () => askForDueAttendance(context, [eventRosterKind]);
/** How often it was asked for. */
const asked = async (eventId: string): Promise<number> =>
  context.db.$count(
    deliveryRequests,
    and(eq(deliveryRequests.kind, 'attendance_due'), eq(deliveryRequests.subject, eventId)),
  );
const dueAt = async (eventId: string) =>
  (await context.db.select().from(rosters).where(eq(rosters.id, eventId)))[0]?.attendanceDueAt ?? null;
const planned = async () => {
  const event = await plan({ slots: 2, startsAt: inHours(1) });
  const [userId = ''] = await people(1);
  await join(event.id, userId);
  return { eventId: event.id, userId };
};

test('an hour after the usual end it is asked once who came, also by several processes at once', async () => {
  const { eventId } = await planned();
  context.travel(2.9 * HOUR_MS);
  await ask();
  expect(await asked(eventId)).toBe(0);
  context.travel(0.2 * HOUR_MS);
  await Promise.all([ask(), ask(), ask()]);
  await ask();
  expect(await asked(eventId)).toBe(1);
  expect(await dueAt(eventId)).toBeNull();
});

test('nobody is asked about what was marked in time, or about a list without people', async () => {
  const { eventId, userId } = await planned();
  const { id: empty } = await plan({ startsAt: inHours(1) });
  context.travel(2 * HOUR_MS);
  await finishEvent(context, leader, { guildId, eventId, attended: [userId], excused: [] });
  context.travel(2 * HOUR_MS);
  await ask();
  expect(await asked(eventId)).toBe(0);
  expect(await asked(empty)).toBe(0);
  expect(await dueAt(empty)).toBeNull();
});

test('a moved start moves the question, another edit does not repeat it', async () => {
  const { eventId } = await planned();
  const values = {
    guildId,
    eventId,
    title: 'Moved',
    description: '',
    slots: 2,
    reward: 5,
    remindersMinutes: [],
  };
  const startsAt = inHours(5);
  await updateEvent(context, leader, { ...values, startsAt, version: 0 });
  expect(await dueAt(eventId)).toEqual(new Date(Date.parse(startsAt) + 2 * HOUR_MS));
  await updateEvent(context, leader, { ...values, startsAt, title: 'Moved again', version: 1 });
  context.travel(7.1 * HOUR_MS);
  await ask();
  expect(await asked(eventId)).toBe(1);
});

test('a roster that fails does not stop the others, is logged, and is asked about by the next look', async () => {
  const { eventId: broken } = await planned();
  context.travel(0.1 * HOUR_MS);
  const { eventId: later } = await planned();
  context.travel(3.1 * HOUR_MS);
  const failing: RosterKind = {
    ...eventRosterKind,
    find: async (db, ofGuild, rosterId) => {
      if (rosterId === broken) throw new Error('its row cannot be read');
      return eventRosterKind.find(db, ofGuild, rosterId);
    },
  };
  const warn = vi.fn<(about: { rosterId: string }) => void>();
  await askForDueAttendance({ ...context, log: { ...context.log, warn } }, [failing]);
  expect([await asked(broken), await asked(later)]).toEqual([0, 1]);
  expect(warn.mock.calls.map(([{ rosterId }]) => rosterId)).toEqual([broken]);
  await ask();
  expect([await asked(broken), await asked(later)]).toEqual([1, 1]);
});

test('the next due time is the earliest of all kinds, without what is over', async () => {
  const nothing = {
    closesAt: null,
    pingAgainAt: null,
    maybesDueAt: null,
    lineUpDueAt: null,
    attendanceDueAt: null,
  };
  await context.db.update(rosters).set(nothing);
  await context.db.update(rosterReminders).set({ sentAt: context.clock() });
  expect(await findNextDueTime(context.db)).toBeNull();

  const { id } = await plan({ slots: 2, startsAt: inHours(9), moreAnswers: true, remindersMinutes: [90] });
  const isThis = eq(rosters.id, id);
  expect(await findNextDueTime(context.db)).toEqual(new Date(inHours(7.5)));
  for (const [hours, change] of [
    [6, { attendanceDueAt: new Date(inHours(6)) }],
    [5, { lineUpDueAt: new Date(inHours(5)) }],
    [4, { maybesDueAt: new Date(inHours(4)) }],
    [3, { pingAgainAt: new Date(inHours(3)), pingRoleId: '1', pingAgainMinutes: 60 }],
    [2, { closesAt: new Date(inHours(2)) }],
  ] as const) {
    await context.db.update(rosters).set(change).where(isThis);
    expect(await findNextDueTime(context.db)).toEqual(new Date(inHours(hours)));
  }
  await context.db.update(rosters).set({ frozenAt: context.clock() }).where(isThis);
  expect(await findNextDueTime(context.db)).toEqual(new Date(inHours(3)));
});
