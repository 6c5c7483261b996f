import { DEFAULT_SETTINGS } from '@famiglia/contract/settings/settings-values';
import type { SettingsValues } from '@famiglia/contract/settings/settings';
import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { finishEvent } from '../events/finish-event.ts';
import { eventRoster } from '../events/event-roster.ts';
import { listParticipants } from '../rosters/list-participants.ts';
import { findPersonFacts } from '../rosters/person-facts.ts';
import { startDueReminders } from '../rosters/roster-reminder.queries.ts';
import { getSettings } from '../settings/get-settings.ts';
import { saveSettings } from '../settings/save-settings.ts';
import { listTimeline } from '../personnel-file/list-timeline.ts';
import { deliveryRequests } from '../platform/db/schema/deliveries.ts';
import { members } from '../platform/db/schema/guilds.ts';
import { rosterNotices } from '../platform/db/schema/roster-messages.ts';
import { vacations } from '../platform/db/schema/vacations.ts';
import { discordActor } from '../testing/test-actor.ts';
import { startEventGuild } from '../testing/test-events.ts';
import { addRole, leaveGuild } from '../testing/test-guild.ts';
import { findAwayRoleChanges, recordAwayRole } from './away-roles.ts';
import { decideVacation } from './decide-vacation.ts';
import { comeBack, endOwnVacation, endVacation } from './end-vacation.ts';
import { giveVacation } from './give-vacation.ts';
import { listAway, listVacations } from './list-vacations.ts';
import { prolongOwnVacation, prolongVacation } from './prolong-vacation.ts';
import { runVacations } from './run-vacations.ts';
import { goAfk, takeVacation } from './take-vacation.ts';

// It is 15:00 on 1 March in Moscow, the guild's zone.
const { context, guildId, leader, plan, join, people } = await startEventGuild();
afterAll(async () => context.stop());

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const PAGE = { limit: 50, offset: 0 };

const set = async (changed: Partial<SettingsValues['vacations']>) => {
  const settings = await getSettings(context, leader, { guildId });
  const vacations = { ...DEFAULT_SETTINGS.vacations, ...changed };
  await saveSettings(context, leader, { guildId, ...settings, vacations });
};
const member = async () => (await people(1))[0] ?? '';
const today = (days = 0) => new Date(context.clock().getTime() + days * DAY_MS).toISOString().slice(0, 10);
const take = async (userId: string, from: string, until = from, reason = 'Exams') =>
  takeVacation(context, discordActor(userId), { guildId, from, until, reason });
const decide = async (vacationId: string, approve: boolean, reason = '') =>
  decideVacation(context, leader, { guildId, vacationId, approve, reason });
const view = async (name: 'away' | 'upcoming' | 'requests' | 'history', userId: string) =>
  (await listVacations(context, leader, { guildId, view: name, userId, ...PAGE })).items;
const timeline = async (userId: string) =>
  (await listTimeline(context, leader, { guildId, userId, ...PAGE })).items.map(({ type }) => type);
const askedFor = async () => (await context.db.delete(deliveryRequests).returning()).map(({ kind }) => kind);
const code = (expected: string) => ({ code: expected });
const refused = (field: string, message: string) => ({ errors: [{ field, message }] });

test('a request waits for a leader, who approves it once; it begins and ends by itself, also late', async () => {
  const userId = await member();
  const asked = await take(userId, today(2), today(4));
  expect(await view('requests', userId)).toMatchObject([
    { id: asked.id, status: 'requested', first_day: today(2), last_day: today(4), reason: 'Exams' },
  ]);
  expect(await askedFor()).toContain('vacation_request');
  await expect(
    decideVacation(context, discordActor(userId), {
      guildId,
      vacationId: asked.id,
      approve: true,
      reason: '',
    }),
  ).rejects.toMatchObject(code('permission_denied'));
  const approved = await decide(asked.id, true, 'Good luck');
  expect(approved).toMatchObject({ status: 'approved', decision: 'Good luck', ended_at: null });
  expect(await askedFor()).toContain('vacation_notice');
  await expect(decide(asked.id, false)).rejects.toMatchObject(code('vacation_decided'));
  expect(await view('upcoming', userId)).toHaveLength(1);

  context.travel(2 * DAY_MS);
  await runVacations(context);
  expect(await askedFor()).toContain('vacation_roles');
  expect(await view('away', userId)).toHaveLength(1);
  context.travel(10 * DAY_MS);
  await Promise.all([runVacations(context), runVacations(context)]);
  const [ended] = await view('history', userId);
  // It ended when it was due, not when the job ran.
  expect(ended).toMatchObject({ status: 'ended', ended_at: approved.ends_at });
  expect(await timeline(userId)).toEqual(['vacation.ended', 'vacation.approved', 'vacation.requested']);
});

test('a refused request leaves the days free; one that nobody answered is cancelled when its days are over', async () => {
  const userId = await member();
  const first = await take(userId, today());
  await decide(first.id, false, 'The war');
  const second = await take(userId, today());
  context.travel(2 * DAY_MS);
  await runVacations(context);
  expect((await view('history', userId)).map(({ id, status }) => [id, status])).toEqual(
    expect.arrayContaining([
      [first.id, 'refused'],
      [second.id, 'cancelled'],
    ]),
  );
  await expect(decide(second.id, true)).rejects.toMatchObject(code('vacation_decided'));
});

test('no two vacations of a member overlap, also if they are asked for at once or written past the use case', async () => {
  const userId = await member();
  const both = await Promise.allSettled([take(userId, today(1), today(3)), take(userId, today(3), today(5))]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const [row] = await context.db.select().from(vacations).where(eq(vacations.userId, userId));
  if (row === undefined) throw new Error('nothing was stored');
  await expect(
    context.db.insert(vacations).values({ ...row, id: crypto.randomUUID() }),
  ).rejects.toMatchObject({ cause: { constraint: 'vacations_of_one_apart' } });
  // Of another member the same days are free.
  await expect(take(await member(), today(1), today(3))).resolves.toMatchObject({ status: 'requested' });
});

test('invalid days are refused, and a month has a limit that only leaders may exceed', async () => {
  const userId = await member();
  await expect(take(userId, today(-1), today(1))).rejects.toMatchObject(refused('from', 'in_past'));
  await expect(take(userId, today(3), today(2))).rejects.toMatchObject(refused('until', 'before_start'));
  await expect(take(userId, today(1), today(100))).rejects.toMatchObject(refused('until', 'too_long'));
  await expect(take(userId, today(200))).rejects.toMatchObject(refused('from', 'too_far'));

  await set({ days_per_month: 5 });
  await take(userId, '2026-05-01', '2026-05-03');
  await expect(take(userId, '2026-05-10', '2026-05-12')).rejects.toMatchObject({
    code: 'vacation_limit',
    limit: 5,
  });
  // Three days of May are left and as many of June as one likes, up to the limit.
  await take(userId, '2026-05-30', '2026-06-05');
  await expect(take(userId, '2026-06-20')).rejects.toMatchObject(code('vacation_limit'));
  const given = { guildId, userId, from: '2026-06-20', until: '2026-06-28', reason: '' };
  expect(await giveVacation(context, leader, given)).toMatchObject({ status: 'approved' });
  await set({});
});

test('without approval a vacation begins at once; a leader needs none', async () => {
  await set({ approval: false });
  const userId = await member();
  await take(userId, today(), today(1));
  expect(await view('away', userId)).toMatchObject([{ status: 'approved', decided_by: null }]);
  expect(await timeline(userId)).toEqual(['vacation.taken']);
  await set({});
  const own = await takeVacation(context, leader, { guildId, from: today(), until: today(), reason: '' });
  expect(own.status).toBe('approved');
  await comeBack(context, leader, { guildId });
});

test('a member who comes back early is no longer away at once; a vacation that has not begun is cancelled', async () => {
  await set({ approval: false });
  const userId = await member();
  const self = discordActor(userId);
  await expect(comeBack(context, self, { guildId })).rejects.toMatchObject(code('not_away'));
  await take(userId, today(), today(5));
  context.travel(HOUR_MS);
  const back = await comeBack(context, self, { guildId });
  expect(back.endedAt).toEqual(context.clock());
  const later = await take(userId, today(1), today(2));
  const other = discordActor(await member());
  await expect(endOwnVacation(context, other, { guildId, vacationId: later.id })).rejects.toMatchObject(
    code('not_found'),
  );
  await endOwnVacation(context, self, { guildId, vacationId: later.id });
  await expect(endVacation(context, leader, { guildId, vacationId: later.id })).rejects.toMatchObject(
    code('vacation_over'),
  );
  expect((await view('history', userId)).map(({ status }) => status)).toEqual(['cancelled', 'ended']);
  await set({});
});

test('a member prolongs: what needs approval is a request of its own, so that the approved days stay', async () => {
  const userId = await member();
  const self = discordActor(userId);
  const { id } = await take(userId, today(), today(1));
  await decide(id, true);
  const more = await prolongOwnVacation(context, self, { guildId, vacationId: id, until: today(3) });
  expect(more).toMatchObject({ status: 'requested', prolonged: 0 });
  expect(await view('away', userId)).toMatchObject([{ id, last_day: today(1) }]);
  await expect(
    prolongVacation(context, leader, { guildId, vacationId: id, until: today(2) }),
  ).rejects.toMatchObject(code('vacation_overlaps'));
  await decide(more.id, false);
  const longer = await prolongVacation(context, leader, { guildId, vacationId: id, until: today(2) });
  expect(longer).toMatchObject({ last_day: today(2), prolonged: 1 });
  await expect(
    prolongVacation(context, leader, { guildId, vacationId: id, until: today(1) }),
  ).rejects.toMatchObject(refused('until', 'not_later'));
  await comeBack(context, self, { guildId });
});

test('an AFK has a longest time, is prolonged by saying it again, and is not part of the file', async () => {
  const userId = await member();
  const self = discordActor(userId);
  const inHours = (hours: number) => new Date(context.clock().getTime() + hours * HOUR_MS);
  await expect(goAfk(context, self, { guildId, until: inHours(13), reason: '' })).rejects.toMatchObject({
    code: 'afk_too_long',
    limit: 12,
  });
  const first = await goAfk(context, self, { guildId, until: inHours(2), reason: 'Shop' });
  context.travel(HOUR_MS);
  const again = await goAfk(context, self, { guildId, until: inHours(2), reason: 'Shop' });
  expect(again).toMatchObject({ id: first.id, prolonged: 1, endsAt: inHours(2) });
  const { items, own } = await listAway(context, self, { guildId, ...PAGE });
  expect(items.map((one) => one.id)).toContain(first.id);
  expect(own.map((one) => one.id)).toEqual([first.id]);
  await leaveGuild(context, guildId, userId);
  expect(await view('away', userId)).toEqual([]);
  expect(await timeline(userId)).not.toContain('vacation.taken');
});

test('the role for absent members is given and taken back once; who had it before keeps it', async () => {
  const role = await addRole(context.db, guildId);
  await set({ approval: false, role });
  const [userId = '', already = ''] = await people(2);
  await context.db
    .update(members)
    .set({ roleIds: [role] })
    .where(eq(members.userId, already));
  await take(userId, today());
  await take(already, today());
  const changesOf = async () =>
    (await findAwayRoleChanges(context, guildId)).changes.filter((one) =>
      [userId, already].includes(one.userId),
    );
  const [change, ...others] = await changesOf();
  expect([change, others]).toMatchObject([{ userId, give: role, take: null }, []]);
  await recordAwayRole(context.db, guildId, change?.vacationId ?? '', role);
  expect(await changesOf()).toEqual([]);
  await comeBack(context, discordActor(userId), { guildId });
  await comeBack(context, discordActor(already), { guildId });
  expect(await changesOf()).toMatchObject([{ userId, give: null, take: role }]);
  await recordAwayRole(context.db, guildId, change?.vacationId ?? '', null);
  expect(await changesOf()).toEqual([]);
  await set({});
});

test('over an event: no reminder, and not coming is excused and leaves reliability alone', async () => {
  await set({ approval: false });
  const { id: eventId } = await plan({ slots: 5, remindersMinutes: [60] });
  const [away = '', present = '', asked = '', came = ''] = await people(4);
  for (const userId of [away, present, asked, came]) await join(eventId, userId);
  await take(away, today(), today(1));
  await take(came, today(), today(1));
  await set({});
  await take(asked, today(), today(1));

  context.travel(2 * HOUR_MS);
  await context.db.transaction(async (tx) => startDueReminders(tx, context.clock()));
  const reminded = await context.db.select().from(rosterNotices).where(eq(rosterNotices.rosterId, eventId));
  expect(reminded.map(({ userId }) => userId).toSorted()).toEqual([present, asked].toSorted());

  context.travel(2 * HOUR_MS);
  // Coming back after the start excuses all the same.
  await comeBack(context, discordActor(away), { guildId });
  const list = async () => (await listParticipants(context, leader, eventRoster({ guildId, eventId }))).items;
  expect(
    (await list())
      .filter((one) => one.away)
      .map((one) => one.user_id)
      .toSorted(),
  ).toEqual([away, came].toSorted());
  await finishEvent(context, leader, { guildId, eventId, attended: [came], excused: [] });
  expect(Object.fromEntries((await list()).map((one) => [one.user_id, one.attendance]))).toEqual({
    [away]: 'excused',
    [present]: 'absent',
    [asked]: 'absent',
    [came]: 'attended',
  });
  const facts = await findPersonFacts(context.db, guildId, [away, present]);
  expect([facts.get(away)?.reliability, facts.get(present)?.reliability]).toEqual([null, 0]);
});
