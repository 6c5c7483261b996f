import { digestLines } from '@famiglia/contract/digest/digest-words';
import { valuesOf } from '@famiglia/contract/settings/settings-values';
import type { SettingsValues } from '@famiglia/contract/settings/settings';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createCapt } from '../capts/create-capt.ts';
import { HOUR_MS, hence, planCapt, playerRow } from '../capts/testing/test-capt.ts';
import { finishEvent } from '../events/finish-event.ts';
import { deliveries, deliveryRequests } from '../platform/db/schema/deliveries.ts';
import { channels } from '../platform/db/schema/guilds.ts';
import { rankChanges } from '../platform/db/schema/ranks.ts';
import { changeReputation } from '../reputation/change-reputation.ts';
import { undoEntry } from '../reputation/undo-entry.ts';
import { saveSettings } from '../settings/save-settings.ts';
import { findSettings } from '../settings/settings.queries.ts';
import { panelActor } from '../testing/test-actor.ts';
import { createTestContext } from '../testing/test-context.ts';
import { addMember, addRole, leaveGuild, newId } from '../testing/test-guild.ts';
import { startEventGuild } from '../testing/test-events.ts';
import { digestSpan } from './digest-span.ts';
import { previewDigest } from './preview-digest.ts';
import { readDigest } from './read-digest.ts';
import { readWaiting } from './read-waiting.ts';
import { runDigests } from './run-digests.ts';

const DAY_MS = 86_400_000;
const VIEW_CHANNEL = String(1n << 10n);
const MONDAY = '2027-03-15';

const context = await createTestContext();
afterAll(async () => context.stop());

const at = (iso: string): void => context.travel(Date.parse(iso) - context.clock().getTime());

let family: Awaited<ReturnType<typeof startEventGuild>>;
let guildId = '';
beforeEach(async () => {
  // Wednesday at noon in Moscow: the week before the Monday after it.
  at('2027-03-10T09:00:00Z');
  family = await startEventGuild(context);
  ({ guildId } = family);
});

const owner = () => panelActor(family.ownerId);
const member = async (displayName: string, joinedAt = new Date('2026-06-01T12:00:00Z')) =>
  addMember(context.db, guildId, { displayName, joinedAt });
const earn = async (userId: string, delta: number): Promise<string> => {
  const { items } = await changeReputation(context, owner(), {
    guildId,
    userIds: [userId],
    delta,
    reason: 'x',
  });
  return items[0]?.id ?? '';
};
const save = async (change: (values: SettingsValues) => SettingsValues): Promise<void> => {
  const current = await findSettings(context.db, guildId);
  await saveSettings(context, owner(), { ...change(valuesOf(current)), guildId, version: current.version });
};
const gather = async (people: readonly string[], came: readonly string[]): Promise<void> => {
  const { id: eventId } = await family.plan({ slots: 10, startsAt: family.inHours(1) });
  for (const userId of people) await family.join(eventId, userId);
  context.travel(2 * HOUR_MS);
  await finishEvent(context, owner(), { guildId, eventId, attended: [...came], excused: [] });
};
const week = (until = MONDAY) => digestSpan('week', until, 'Europe/Moscow');
const promoted = (userId: string, toName: string, from: string | null, isPromotion = true) => ({
  guildId,
  userId,
  fromRoleId: from,
  fromName: from === null ? null : 'Soldato',
  toRoleId: newId(),
  toName,
  isPromotion,
  reason: '',
  createdAt: context.clock(),
});

test('a week is told in at most eight lines, with what was taken back left out and whoever left', async () => {
  const [vito, nino, gone] = [await member('Vito'), await member('Nino'), await member('Gone')];
  await member('New one', new Date('2027-03-09T10:00:00Z'));
  await member('Faithful', new Date('2025-03-14T22:00:00Z'));
  await earn(vito, 40);
  await earn(nino, 15);
  await earn(gone, 90);
  await undoEntry(context, owner(), { guildId, entryId: await earn(nino, 100) });
  for (let time = 0; time < 3; time += 1) await gather([vito, nino], time === 0 ? [nino] : [vito, nino]);
  for (const result of ['win', 'win', 'loss'] as const)
    await createCapt(context, owner(), {
      ...planCapt(context, { startsAt: hence(context, -HOUR_MS) }),
      guildId,
      status: 'finished',
      result,
      players: [playerRow({ user_id: vito, nick: 'Vito', damage: 700 })],
    });
  await context.db
    .insert(rankChanges)
    .values([
      promoted(vito, 'Capo', newId()),
      promoted(nino, 'Capo', newId()),
      promoted(nino, 'Soldato', newId(), false),
      promoted(gone, 'Soldato', null),
    ]);
  await leaveGuild(context, guildId, gone);
  await family.plan({ title: 'Factory', startsAt: family.inHours(20) });
  const found = await readDigest(context, guildId, week());
  expect(found?.digest).toMatchObject({
    first_day: '2027-03-08',
    last_day: '2027-03-14',
    reliable: { name: 'Nino', came: 3, signed_up: 3 },
    mvp: { name: 'Vito', damage: 2100 },
    capts: { won: 2, lost: 1, drawn: 0 },
    newcomers: { items: ['New one'], total: 1 },
    promotions: { items: [{ name: 'Vito', rank: 'Capo' }], total: 1 },
    // In Moscow they joined on 15 March.
    anniversaries: { items: [], total: 0 },
    upcoming: [{ title: 'Factory' }],
  });
  expect(found?.digest.reputation[0]).toMatchObject({ name: 'Vito' });
  expect(JSON.stringify(found)).not.toContain('Gone');
  const written = { name: (name: string) => name, moment: (iso: string) => iso };
  const lines = (language: 'ru' | 'en') =>
    found === null ? [] : digestLines(found.digest, language, written);
  expect(lines('ru')).toHaveLength(7);
  expect(lines('en')).toContain('Capts: 2 wins, 1 loss');
  const next = await readDigest(context, guildId, week('2027-03-22'));
  expect(next?.digest).toMatchObject({
    anniversaries: { items: [{ name: 'Faithful', years: 2 }] },
    mvp: null,
  });
  // The preview tells of the days up to yesterday, and has the picture.
  at('2027-03-15T09:00:00Z');
  const preview = await previewDigest(context, owner(), { guildId, period: 'week' });
  expect(preview.digest).toMatchObject({ last_day: '2027-03-14', mvp: { name: 'Vito' } });
  expect(
    Buffer.from(preview.picture ?? '', 'base64')
      .subarray(1, 4)
      .toString(),
  ).toBe('PNG');
});

test('a gathering that is posted where readers of the digest see nothing is not announced to them', async () => {
  const denied = { kind: 'role', id: guildId, allow: '0', deny: VIEW_CHANNEL } as const;
  const [soldiers, capos] = [await addRole(context.db, guildId), await addRole(context.db, guildId)];
  const openTo = (id: string) => ({ kind: 'role', id, allow: VIEW_CHANNEL, deny: '0' }) as const;
  const addChannel = async (overwrites: (typeof channels.$inferInsert)['overwrites']): Promise<string> => {
    const id = newId();
    const row = { guildId, id, name: 'x', type: 0, position: 0, parentId: null, overwrites };
    await context.db.insert(channels).values(row);
    return id;
  };
  const forAll = await addChannel([openTo(guildId)]);
  const forFamily = await addChannel([denied, openTo(soldiers), openTo(capos)]);
  const forCapos = await addChannel([denied, openTo(capos)]);
  await earn(await member('Vito'), 5);
  const post = async (title: string, channelId: string) => {
    const { id: subject } = await family.plan({ title, startsAt: family.inHours(20) });
    const posted = { channelId, messageId: newId() };
    await context.db
      .insert(deliveries)
      .values({ guildId, kind: 'roster', subject, ...posted })
      .onConflictDoUpdate({
        target: [deliveries.guildId, deliveries.kind, deliveries.subject],
        set: posted,
      });
  };
  await post('Party', forAll);
  await post('Training', forFamily);
  await post('Council', forCapos);
  const announcedIn = async (digest: string | null) => {
    await save((values) => ({ ...values, channels: { ...values.channels, digest } }));
    const found = await readDigest(context, guildId, week());
    return found?.digest.upcoming.map(({ title }) => title).toSorted();
  };
  expect(await announcedIn(forAll)).toEqual(['Party']);
  expect(await announcedIn(forFamily)).toEqual(['Party', 'Training']);
  expect(await announcedIn(forCapos)).toEqual(['Council', 'Party', 'Training']);
});

test('a week in which nothing happened has no digest, whatever comes next', async () => {
  await family.plan({ startsAt: family.inHours(100) });
  expect(await readDigest(context, guildId, week())).toBeNull();
});

test('a month is the calendar month before, also in winter and over a year’s end', () => {
  expect(digestSpan('month', '2027-01-01', 'Europe/Berlin')).toMatchObject({
    firstDay: '2026-12-01',
    lastDay: '2026-12-31',
    from: new Date('2026-11-30T23:00:00Z'),
    to: new Date('2026-12-31T23:00:00Z'),
  });
  // The clock went forward on 28 March: the week has an hour less.
  const { from, to } = digestSpan('week', '2027-03-29', 'Europe/Berlin');
  expect(to.getTime() - from.getTime()).toBe(7 * DAY_MS - HOUR_MS);
});

const sent = async (): Promise<string[]> => {
  await Promise.all([runDigests(context), runDigests(context), runDigests(context)]);
  const requests = await context.db.delete(deliveryRequests).returning();
  return requests
    .filter((one) => one.guildId === guildId && /digest/.test(one.kind))
    .map(({ kind, subject }) => `${kind} ${subject}`)
    .toSorted();
};

/** What leaders read, and apart from it what the family owes. */
const leaders = (day: string) => [`leaders_digest leaders:${day}`, `leaders_digest money:${day}`];

test('each digest is asked for once, at its hour by the clock of the family, and not a day late', async () => {
  const channelId = newId();
  await context.db
    .insert(channels)
    .values({ guildId, id: channelId, name: 'news', type: 0, position: 0, parentId: null });
  await save((values) => ({
    ...values,
    time_zone: 'Europe/Berlin',
    channels: { ...values.channels, digest: channelId },
    digest: { weekday: 'thursday', hour: 20, monthly: true, leaders: true },
  }));
  // The day after the last Sunday of March has summer time in Berlin: 20:00 is 18:00 in UTC.
  at('2027-04-01T17:59:00Z');
  expect(await sent()).toEqual([]);
  at('2027-04-01T18:03:00Z');
  expect(await sent()).toEqual([
    'digest_post month:2027-04-01',
    'digest_post week:2027-04-01',
    'leaders_digest leaders:2027-04-01',
    'leaders_digest money:2027-04-01',
  ]);
  expect(await sent()).toEqual([]);
  // The program did not run for a day and a half: the week after tells of its own days.
  at('2027-04-10T06:00:00Z');
  expect(await sent()).toEqual([]);
  at('2027-04-15T18:03:00Z');
  expect(await sent()).toEqual(['digest_post week:2027-04-15', ...leaders('2027-04-15')]);
  await save((values) => ({ ...values, channels: { ...values.channels, digest: null } }));
  at('2027-04-22T18:03:00Z');
  expect(await sent()).toEqual(leaders('2027-04-22'));
});

test('leaders read only of what waits', async () => {
  context.travel(20 * DAY_MS);
  expect((await readWaiting(context, guildId)).map(({ kind }) => kind)).toEqual(['unseen']);
});
