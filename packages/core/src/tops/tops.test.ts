import type { TopKind, TopPeriod } from '@famiglia/contract/tops/tops';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createCapt } from '../capts/create-capt.ts';
import { HOUR_MS, hence, planCapt, playerRow } from '../capts/testing/test-capt.ts';
import { createEvent } from '../events/create-event.ts';
import { eventRoster } from '../events/event-roster.ts';
import { finishEvent } from '../events/finish-event.ts';
import { members } from '../platform/db/schema/guilds.ts';
import { seasonStandings } from '../platform/db/schema/seasons.ts';
import { voiceDays } from '../platform/db/schema/voice.ts';
import { changeReputation } from '../reputation/change-reputation.ts';
import { undoEntry } from '../reputation/undo-entry.ts';
import { signUp } from '../rosters/sign-up.ts';
import { addScreenshot } from '../testing/add-screenshot.ts';
import { discordActor, panelActor } from '../testing/test-actor.ts';
import { createTestContext } from '../testing/test-context.ts';
import { addGuild, addMember, leaveGuild } from '../testing/test-guild.ts';
import { getTop, listSeasons, lookUpTop } from './get-top.ts';
import { closeOverSeasons } from './run-seasons.ts';
import { closeSeason, saveSeason } from './save-season.ts';

const DAY_MS = 86_400_000;

const context = await createTestContext();
afterAll(async () => context.stop());

let guildId = '';
let owner = panelActor('');
let [vito, nino] = ['', ''];

/** A Wednesday at noon in Moscow, later in every test. */
let now = Date.parse('2027-03-10T09:00:00Z');
const at = (iso: string): void => context.travel(Date.parse(iso) - context.clock().getTime());

beforeEach(async () => {
  const guild = await addGuild(context.db);
  guildId = guild.id;
  owner = panelActor(guild.ownerId);
  [vito, nino] = [await addMember(context.db, guildId), await addMember(context.db, guildId)];
  at(new Date(now).toISOString());
  now += 28 * DAY_MS;
});

const day = (days = 0): string =>
  new Date(context.clock().getTime() + days * DAY_MS).toISOString().slice(0, 10);
const earn = async (userId: string, delta: number): Promise<string> => {
  const { items } = await changeReputation(context, owner, {
    guildId,
    userIds: [userId],
    delta,
    reason: 'x',
  });
  return items[0]?.id ?? '';
};
const asked = (by: TopKind, period: TopPeriod, more: { seasonId?: string; offset?: number } = {}) => ({
  guildId,
  by,
  period,
  limit: 25,
  offset: 0,
  ...more,
});
const listed = async (...args: Parameters<typeof asked>) => {
  const { items } = await getTop(context, owner, asked(...args));
  return items.map(({ user_id, rank, value }) => [user_id, rank, value]);
};

test('a week begins on Monday and a month on its first day, by the clock of the family', async () => {
  const wednesday = context.clock().toISOString();
  const monday = day(-2);
  // Midnight in Moscow is 21:00 of the day before in UTC.
  at(`${day(-3)}T20:59:59Z`);
  await earn(vito, 5);
  at(`${monday}T00:00:00+03:00`);
  await earn(nino, 3);
  at(wednesday);
  expect(await listed('reputation', 'week')).toEqual([[nino, 1, 3]]);
  expect(await listed('reputation', 'month')).toEqual([
    [vito, 1, 5],
    [nino, 2, 3],
  ]);
  const { from } = await getTop(context, owner, asked('reputation', 'month'));
  expect(from).toBe(new Date(`${monday.slice(0, 7)}-01T00:00:00+03:00`).toISOString());
});

test('what was taken back was not earned, and nobody stands there with nothing', async () => {
  const id = await earn(vito, 50);
  await earn(nino, 10);
  await earn(vito, 4);
  await undoEntry(context, owner, { guildId, entryId: id });
  expect(await listed('reputation', 'week')).toEqual([
    [nino, 1, 10],
    [vito, 2, 4],
  ]);
  await earn(vito, -4);
  expect(await listed('reputation', 'week')).toEqual([[nino, 1, 10]]);
  const whole = await getTop(context, owner, asked('reputation', 'all'));
  expect(whole).toMatchObject({ total: 1, own: null, from: null, season: null });
});

test('hours in voice are those of the days of the span, by the calendar of the family', async () => {
  const monday = day(-2);
  await context.db.insert(voiceDays).values([
    { guildId, userId: vito, day: monday, seconds: 3 * 3600 + 10 },
    { guildId, userId: vito, day: day(), seconds: 3600 },
    { guildId, userId: vito, day: day(-3), seconds: 9000 },
    // Not a whole hour.
    { guildId, userId: nino, day: day(), seconds: 3599 },
  ]);
  expect(await listed('voice', 'week')).toEqual([[vito, 1, 4]]);
  expect(await listed('voice', 'all')).toEqual([[vito, 1, 6]]);
});

test('equal values share a rank, whoever left is not listed, and the reader sees themselves on every page', async () => {
  const third = await addMember(context.db, guildId);
  for (const userId of [vito, nino]) await earn(userId, 10);
  await earn(third, 3);
  const seen = await lookUpTop(context, discordActor(third), { ...asked('reputation', 'week'), limit: 1 });
  expect(seen).toMatchObject({ total: 3, own: { rank: 3, value: 3 }, items: [{ rank: 1 }] });
  const beyond = await lookUpTop(context, discordActor(third), asked('reputation', 'week', { offset: 100 }));
  expect(beyond).toMatchObject({ total: 3, items: [], own: { rank: 3 } });
  await leaveGuild(context, guildId, vito);
  expect(await listed('reputation', 'week')).toEqual([
    [nino, 1, 10],
    [third, 2, 3],
  ]);
  const stranger = discordActor((await addGuild(context.db)).ownerId);
  await expect(lookUpTop(context, stranger, asked('reputation', 'all'))).rejects.toMatchObject({
    code: 'guild_not_found',
  });
});

test('attendance, damage and approved screens are counted in their periods', async () => {
  await createCapt(context, owner, {
    ...planCapt(context, { startsAt: hence(context, -HOUR_MS) }),
    guildId,
    status: 'finished',
    result: 'win',
    players: [
      playerRow({ user_id: vito, nick: 'Vito', damage: 700 }),
      playerRow({ nick: 'Nino', side: 'theirs', damage: 900 }),
    ],
  });
  expect(await listed('damage', 'week')).toEqual([[vito, 1, 700]]);
  expect(await listed('damage', 'all')).toEqual([[vito, 1, 700]]);
  const event = await createEvent(context, owner, {
    guildId,
    title: 'Training',
    description: '',
    startsAt: new Date(context.clock().getTime() + HOUR_MS).toISOString(),
    slots: 5,
  });
  for (const userId of [vito, nino])
    await signUp(context, discordActor(userId), {
      ...eventRoster({ guildId, eventId: event.id }),
      choice: 'main',
      key: `plus ${userId}`,
    });
  context.travel(2 * HOUR_MS);
  await finishEvent(context, owner, { guildId, eventId: event.id, attended: [vito], excused: [] });
  // The event, and the capt that he played.
  expect(await listed('attendance', 'week')).toEqual([[vito, 1, 2]]);
  await addScreenshot(context, { guildId, userId: nino, status: 'approved' });
  await addScreenshot(context, { guildId, userId: vito, status: 'pending' });
  expect(await listed('screens', 'week')).toEqual([[nino, 1, 1]]);
  at(new Date(context.clock().getTime() + 7 * DAY_MS).toISOString());
  expect([await listed('attendance', 'week'), await listed('screens', 'week')]).toEqual([[], []]);
  expect(await listed('screens', 'all')).toEqual([[nino, 1, 1]]);
});

const begin = async (startsOn: string, endsOn: string, version = 0) =>
  saveSeason(context, owner, { guildId, name: 'Spring', startsOn, endsOn, version });

test('a closed season keeps its standings, whatever happens later; nothing of the ledger is reset', async () => {
  const { version, id } = await begin(day(), day(20));
  const entryId = await earn(vito, 10);
  await earn(nino, 4);
  expect(await listed('reputation', 'season')).toEqual([
    [vito, 1, 10],
    [nino, 2, 4],
  ]);
  const closed = await closeSeason(context, owner, { guildId, version });
  expect(closed).toMatchObject({ id, ends_on: day() });
  await undoEntry(context, owner, { guildId, entryId });
  await leaveGuild(context, guildId, nino);
  expect(await listed('reputation', 'season', { seasonId: id })).toEqual([
    [vito, 1, 10],
    [nino, 2, 4],
  ]);
  const [row] = await context.db.select().from(members).where(eq(members.userId, nino));
  expect(row?.reputation).toBe(4);
  await expect(begin(day(), day(5))).rejects.toMatchObject({ code: 'season_overlaps' });
  await begin(day(1), day(5));
  expect((await listSeasons(context, owner, { guildId })).total).toBe(2);
});

test('of two leaders who set or close the season at once one is told what the other did', async () => {
  const began = await Promise.allSettled([begin(day(), day(20)), begin(day(), day(30))]);
  expect(began.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(began.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { code: 'version_conflict', current: { version: 1 } },
  });
  await earn(vito, 5);
  const closing = await Promise.allSettled([
    closeSeason(context, owner, { guildId, version: 1 }),
    closeSeason(context, owner, { guildId, version: 1 }),
    closeOverSeasons(context),
  ]);
  expect(closing.filter(({ status }) => status === 'rejected')).toHaveLength(1);
  expect(await context.db.$count(seasonStandings, eq(seasonStandings.guildId, guildId))).toBe(1);
});

test('a season that is over is closed by itself at noon of the next day, by the clock of the family', async () => {
  await begin(day(), day(1));
  await earn(vito, 5);
  const isOpen = async () =>
    (await listSeasons(context, owner, { guildId })).items.some(({ closed_at }) => closed_at === null);
  at(`${day(2)}T08:59:00Z`);
  await closeOverSeasons(context);
  expect(await isOpen()).toBe(true);
  at(`${day()}T09:00:00Z`);
  await Promise.all([closeOverSeasons(context), closeOverSeasons(context)]);
  expect(await isOpen()).toBe(false);
  expect(await listed('reputation', 'season')).toEqual([[vito, 1, 5]]);
});

test('dates have their order and their limits; what has not begun is taken away when it is closed', async () => {
  for (const [from, until] of [
    [day(3), day(2)],
    [day(-10), day(-1)],
    [day(), day(366)],
    [day(400), day(401)],
  ] as const)
    await expect(begin(from, until)).rejects.toMatchObject({ code: 'season_dates' });
  await begin(day(3), day(9));
  await closeSeason(context, owner, { guildId, version: 1 });
  expect((await listSeasons(context, owner, { guildId })).items).toEqual([]);
  expect(await listed('reputation', 'season')).toEqual([]);
  const actor = discordActor(vito);
  await expect(
    saveSeason(context, actor, { guildId, name: 'Mine', startsOn: day(), endsOn: day(1), version: 0 }),
  ).rejects.toMatchObject({ code: 'permission_denied' });
});
