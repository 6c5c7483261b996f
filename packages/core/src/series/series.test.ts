import { wallTimeAt } from '@famiglia/contract/kit/zoned-time';
import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '@famiglia/contract/settings/settings-values';
import { saveSettings } from '../settings/save-settings.ts';
import { findSettings } from '../settings/settings.queries.ts';
import { activity } from '../platform/db/schema/activity.ts';
import { eventOccurrences, eventSeries } from '../platform/db/schema/event-series.ts';
import { events } from '../platform/db/schema/events.ts';
import { guilds, roles } from '../platform/db/schema/guilds.ts';
import { discordActor, panelActor } from '../testing/test-actor.ts';
import { createTestContext } from '../testing/test-context.ts';
import { addGuild, addMember, addRole } from '../testing/test-guild.ts';
import { createEvent } from '../events/create-event.ts';
import { readEventDetails } from '../events/get-events.ts';
import { changeOccurrence, restoreOccurrence, skipOccurrence } from './change-occurrence.ts';
import { createSeries } from './create-series.ts';
import { deleteTemplate } from './delete-template.ts';
import { listSeries } from './list-series.ts';
import { listTemplates } from './list-templates.ts';
import { endSeries, pauseSeries, resumeSeries } from './pause-series.ts';
import { postSeries } from './post-series.ts';
import { saveTemplate } from './save-template.ts';
import { updateSeries } from './update-series.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

const context = await createTestContext();
afterAll(async () => context.stop());

let guildId = '';
let ownerId = '';
let leader = discordActor('');
// Each test has its own family, and its series begin on a Sunday at noon UTC.
beforeEach(async () => {
  const guild = await addGuild(context.db);
  ({ id: guildId, ownerId } = guild);
  leader = discordActor(guild.ownerId);
  moveTo('2026-03-01T12:00:00Z');
  return async () => {
    await context.db.update(guilds).set({ botInstalled: false }).where(eq(guilds.id, guildId));
  };
});

const moveTo = (iso: string): void => context.travel(Date.parse(iso) - context.clock().getTime());
const inZone = async (timeZone: string): Promise<void> => {
  const { version } = await findSettings(context.db, guildId);
  const settings = { ...DEFAULT_SETTINGS, time_zone: timeZone, guildId, version };
  await saveSettings(context, panelActor(ownerId), settings);
};
const PLAN = { title: 'Factory war', description: 'Bring water', slots: 5 };
const daily = async (values: Partial<Parameters<typeof createSeries>[2]> = {}) =>
  createSeries(context, leader, {
    guildId,
    plan: PLAN,
    days: [1, 2, 3, 4, 5, 6, 7],
    clock: '20:00',
    everyWeeks: 1,
    firstDay: '2026-03-01',
    until: null,
    hoursBefore: 12,
    ...values,
  });
const planned = async () =>
  context.db.select().from(events).where(eq(events.guildId, guildId)).orderBy(asc(events.startsAt));
const daysPlanned = async () => (await planned()).map(({ startsAt }) => startsAt.toISOString().slice(0, 13));
const told = async (type: string) =>
  (
    await context.db
      .select()
      .from(activity)
      .where(and(eq(activity.guildId, guildId), eq(activity.type, type as 'series.paused')))
  ).length;

test.each([
  ['Europe/Berlin', '2026-03-27T09:00:00Z'],
  ['Europe/Berlin', '2026-10-23T09:00:00Z'],
  ['America/New_York', '2026-03-06T15:00:00Z'],
  ['America/New_York', '2026-10-30T15:00:00Z'],
])('in %s the events from %s on keep their local hour over a DST change', async (zone, from) => {
  await inZone(zone);
  moveTo(from);
  await daily({ firstDay: from.slice(0, 10) });
  for (let day = 0; day < 4; day += 1) {
    await postSeries(context);
    context.travel(DAY_MS);
  }
  const starts = (await planned()).map(({ startsAt }) => startsAt);
  expect(starts.map((moment) => wallTimeAt(moment, zone).clock)).toEqual([
    '20:00',
    '20:00',
    '20:00',
    '20:00',
  ]);
  expect(new Set(starts.map((moment) => moment.getUTCHours())).size).toBe(2);
});

test('a date whose hour is skipped by a DST change takes place an hour later, once', async () => {
  await inZone('Europe/Berlin');
  moveTo('2026-03-28T20:00:00Z');
  await daily({ clock: '02:30', firstDay: '2026-03-28' });
  await postSeries(context);
  moveTo('2026-03-29T01:10:00Z');
  await postSeries(context);
  expect((await planned()).map(({ startsAt }) => wallTimeAt(startsAt, 'Europe/Berlin').clock)).toEqual([
    '03:30',
  ]);
});

test('each sign-up is posted the set number of hours before the start, with the values of the series and the settings', async () => {
  await inZone('UTC');
  await daily({ hoursBefore: 3 });
  moveTo('2026-03-01T16:59:00Z');
  await postSeries(context);
  expect(await planned()).toEqual([]);
  moveTo('2026-03-01T17:00:00Z');
  await postSeries(context);
  const [event] = await planned();
  expect(await readEventDetails(context.db, guildId, event?.id ?? '')).toMatchObject({
    ...PLAN,
    starts_at: '2026-03-01T20:00:00.000Z',
    reward: 15,
    reminders_minutes: [60, 15],
    creator: { id: ownerId },
  });
  expect(await told('event.created')).toBe(1);
});

test('a job that missed three days posts only dates that have not begun', async () => {
  await inZone('UTC');
  await daily();
  moveTo('2026-03-04T12:00:00Z');
  await postSeries(context);
  await postSeries(context);
  expect(await daysPlanned()).toEqual(['2026-03-04T20']);
});

test('two workers at once create one event for each date', async () => {
  await inZone('UTC');
  await daily({ hoursBefore: 48 });
  await Promise.all([postSeries(context), postSeries(context), postSeries(context)]);
  expect(await daysPlanned()).toEqual(['2026-03-01T20', '2026-03-02T20']);
  await expect(
    context.db.insert(eventOccurrences).values({
      guildId,
      day: '2026-03-01',
      seriesId: (await listSeries(context, leader, { guildId })).items[0]?.id ?? '',
    }),
  ).rejects.toThrow('Failed query');
});

test('a paused series posts nothing; after a resume it posts dates that have not begun', async () => {
  await inZone('UTC');
  const { id: seriesId } = await daily();
  await pauseSeries(context, leader, { guildId, seriesId });
  await pauseSeries(context, leader, { guildId, seriesId });
  expect(await told('series.paused')).toBe(1);
  await postSeries(context);
  moveTo('2026-03-02T13:00:00Z');
  await postSeries(context);
  expect(await planned()).toEqual([]);
  expect(await resumeSeries(context, leader, { guildId, seriesId })).toMatchObject({ state: 'active' });
  await postSeries(context);
  expect(await daysPlanned()).toEqual(['2026-03-02T20']);
});

test('an ended series posts nothing and is not listed; its events stay', async () => {
  await inZone('UTC');
  const { id: seriesId } = await daily();
  await postSeries(context);
  await endSeries(context, leader, { guildId, seriesId });
  context.travel(DAY_MS);
  await postSeries(context);
  expect(await planned()).toHaveLength(1);
  expect((await listSeries(context, leader, { guildId })).items).toEqual([]);
  await expect(endSeries(context, leader, { guildId, seriesId })).rejects.toMatchObject({
    code: 'not_found',
  });
});

test('one date can be skipped, another one changed, and both can follow the series again', async () => {
  await inZone('UTC');
  const { id: seriesId } = await daily();
  const at = (day: string) => ({ guildId, seriesId, day });
  await skipOccurrence(context, leader, at('2026-03-02'));
  await skipOccurrence(context, leader, at('2026-03-02'));
  expect(await told('series.date_skipped')).toBe(1);
  const change = { startsAt: '2026-03-05T18:30:00.000Z', plan: { ...PLAN, title: 'Drop', slots: 9 } };
  await changeOccurrence(context, leader, { ...at('2026-03-03'), ...change });
  await skipOccurrence(context, leader, at('2026-03-04'));
  const { next } = await restoreOccurrence(context, leader, at('2026-03-04'));
  expect(next.map(({ day, state }) => `${day} ${state}`)).toEqual([
    '2026-03-01 planned',
    '2026-03-02 skipped',
    '2026-03-04 planned',
    '2026-03-03 changed',
    '2026-03-05 planned',
  ]);
  for (let day = 0; day < 5; day += 1) {
    await postSeries(context);
    context.travel(DAY_MS);
  }
  expect(
    (await planned()).map(({ startsAt, title }) => `${startsAt.toISOString().slice(8, 16)} ${title}`),
  ).toEqual(['01T20:00 Factory war', '04T20:00 Factory war', '05T18:30 Drop', '05T20:00 Factory war']);
});

test('a posted date can only be changed as an event: changing it in the series is refused, as is a day without a date', async () => {
  await inZone('UTC');
  const { id: seriesId } = await daily({ days: [7] });
  await postSeries(context);
  const skip = async (day: string) => skipOccurrence(context, leader, { guildId, seriesId, day });
  await expect(skip('2026-03-01')).rejects.toMatchObject({ code: 'occurrence_posted' });
  await expect(skip('2026-03-02')).rejects.toMatchObject({ code: 'not_found' });
});

test('an edit is made on the version that was seen, and posts no date again', async () => {
  await inZone('UTC');
  const { id: seriesId, version } = await daily();
  await postSeries(context);
  const edit = {
    guildId,
    seriesId,
    version,
    plan: { ...PLAN, title: 'Training' },
    days: [1, 7],
    clock: '21:00',
    everyWeeks: 1,
    firstDay: '2026-03-01',
    until: '2026-03-02',
    hoursBefore: 12,
  };
  await updateSeries(context, leader, edit);
  await expect(updateSeries(context, leader, edit)).rejects.toMatchObject({
    code: 'version_conflict',
    current: { clock: '21:00' },
  });
  await updateSeries(context, leader, { ...edit, version: version + 1 });
  expect(await told('series.edited')).toBe(1);
  await postSeries(context);
  context.travel(DAY_MS);
  await postSeries(context);
  expect(await daysPlanned()).toEqual(['2026-03-01T20', '2026-03-02T21']);
  context.travel(DAY_MS);
  expect((await listSeries(context, leader, { guildId })).items).toMatchObject([{ state: 'over', next: [] }]);
});

test('an outdated form of one date overwrites neither the date nor the series, and says who changed it', async () => {
  await inZone('UTC');
  const { id: seriesId, version } = await daily();
  const at = { guildId, seriesId, day: '2026-03-03', startsAt: '2026-03-03T18:30:00.000Z', version };
  const first = await changeOccurrence(context, leader, { ...at, plan: { ...PLAN, slots: 9 } });
  const late = changeOccurrence(context, leader, { ...at, plan: { ...PLAN, title: 'Drop' } });
  await expect(late).rejects.toMatchObject({
    code: 'version_conflict',
    current: { version: first.version, next: first.next },
    change: { type: 'series.date_changed', actor: { id: ownerId } },
  });
  // A date that was skipped meanwhile does not take place because of it.
  const skipped = await skipOccurrence(context, leader, { guildId, seriesId, day: '2026-03-03' });
  const seen = { ...at, version: first.version, plan: PLAN };
  await expect(changeOccurrence(context, leader, seen)).rejects.toMatchObject({
    change: { type: 'series.date_skipped' },
  });
  const { items } = await listSeries(context, leader, { guildId });
  expect(items).toEqual([skipped]);
  // With the current version the change is accepted.
  const { next } = await changeOccurrence(context, leader, { ...seen, version: skipped.version });
  expect(next.find(({ day }) => day === '2026-03-03')).toMatchObject({ state: 'changed' });
});

test('a series without future dates is refused', async () => {
  await expect(daily({ days: [1], until: '2026-03-01' })).rejects.toMatchObject({
    code: 'validation_failed',
    errors: [{ field: 'until', message: 'no_dates' }],
  });
});

test('the same form sent twice creates one series, and there are at most 25', async () => {
  const first = await daily({ key: 'form' });
  expect((await daily({ key: 'form' })).id).toBe(first.id);
  for (let more = 0; more < 24; more += 1) await daily();
  await expect(daily()).rejects.toMatchObject({ code: 'too_many_series' });
});

test('a role that was deleted since is no longer required, and the sign-up is still posted', async () => {
  await inZone('UTC');
  const roleId = await addRole(context.db, guildId);
  await daily({
    plan: { ...PLAN, squads: [{ name: 'Snipers', slots: 5, role_id: roleId, leader_id: ownerId }] },
  });
  await context.db.delete(roles).where(and(eq(roles.guildId, guildId), eq(roles.id, roleId)));
  await postSeries(context);
  const [event] = await planned();
  expect((await readEventDetails(context.db, guildId, event?.id ?? '')).squads).toMatchObject([
    { name: 'Snipers', slots: 5, role_id: null, leader: null },
  ]);
});

test('a series that cannot be posted does not prevent the others, and the job reports it', async () => {
  await inZone('UTC');
  const [broken] = [await daily(), await daily()];
  const plan = { ...PLAN, slots: 0 };
  await context.db.update(eventSeries).set({ plan }).where(eq(eventSeries.id, broken.id));
  await expect(postSeries(context)).rejects.toThrow('some series could not be posted');
  expect(await planned()).toHaveLength(1);
});

test('a template stores everything of an event except its start and the leaders of its squads', async () => {
  const { id: eventId } = await createEvent(context, leader, {
    ...PLAN,
    guildId,
    startsAt: '2026-03-10T20:00:00.000Z',
    reward: 40,
    remindersMinutes: [30],
    cutoffMinutes: 20,
    squads: [{ name: 'Drivers', slots: 5, role_id: null, leader_id: ownerId }],
  });
  const saved = await saveTemplate(context, leader, { guildId, eventId, name: 'War' });
  expect(saved).toMatchObject({
    name: 'War',
    plan: {
      ...PLAN,
      reward: 40,
      reminders_minutes: [30],
      cutoff_minutes: 20,
      squads: [{ name: 'Drivers', slots: 5, role_id: null, leader_id: null }],
    },
  });
  await expect(saveTemplate(context, leader, { guildId, eventId, name: 'war' })).rejects.toMatchObject({
    code: 'template_exists',
  });
  expect((await listTemplates(context, leader, { guildId })).items).toEqual([saved]);
  await deleteTemplate(context, leader, { guildId, templateId: saved.id });
  expect((await listTemplates(context, leader, { guildId })).items).toEqual([]);
});

test('a member who may not lead events is refused, and a family never sees the series of another', async () => {
  const { id: seriesId } = await daily();
  const member = discordActor(await addMember(context.db, guildId));
  await expect(listSeries(context, member, { guildId })).rejects.toMatchObject({ code: 'permission_denied' });
  await expect(pauseSeries(context, member, { guildId, seriesId })).rejects.toMatchObject({
    code: 'permission_denied',
  });
  const other = await addGuild(context.db);
  await expect(
    pauseSeries(context, discordActor(other.ownerId), { guildId: other.id, seriesId }),
  ).rejects.toMatchObject({ code: 'not_found' });
});
