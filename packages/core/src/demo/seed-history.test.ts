import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { activeHours } from '../db/schema/active-hours.ts';
import { reputationEntries } from '../db/schema/reputation.ts';
import { screenshots } from '../db/schema/screenshots.ts';
import { takePictures } from '../pictures/take-pictures.ts';
import { findSettings } from '../settings/settings.queries.ts';
import { createTestContext } from '../testing/test-context.ts';
import type { TestContext } from '../testing/test-context.ts';
import { addGuild, addMember } from '../testing/test-guild.ts';
import { demoDays } from './demo-days.ts';
import { seedDay, seedWaitingDays } from './seed-day.ts';
import { seedHours } from './seed-hours.ts';

let context: TestContext;
beforeAll(async () => {
  context = await createTestContext();
});
afterAll(async () => context.stop());

test('half a year of days, the newest of which wait', () => {
  const days = demoDays(context.clock());
  const times = days.map((day) => day.at.getTime());
  expect(times).toEqual(times.toSorted((a, b) => a - b));
  expect(context.clock().getTime() - (times[0] ?? 0)).toBeGreaterThan(150 * 24 * 60 * 60 * 1000);
  expect(Math.max(...times)).toBeLessThan(context.clock().getTime());
});

test('a day is made once, in the order of time; a repeated screen is flagged and the last ones wait', async () => {
  const { id: guildId, ownerId } = await addGuild(context.db);
  const people: string[] = [];
  for (let one = 0; one < 60; one += 1) people.push(await addMember(context.db, guildId));
  const days = demoDays(context.clock()).filter((_, index) => [3, 17, 30, 43].includes(index));
  const family = { guildId, ownerId, people };
  for (let twice = 0; twice < 2; twice += 1) {
    for (const day of days.slice(0, 3)) await seedDay(context, family, day);
    await seedWaitingDays(context, family, days.slice(3));
  }

  const screens = await context.db.select().from(screenshots).where(eq(screenshots.guildId, guildId));
  const byTime = screens.toSorted((a, b) => a.submittedAt.getTime() - b.submittedAt.getTime());
  expect(byTime.map((screen) => [screen.status, screen.looksLike !== null])).toEqual([
    ['approved', false],
    ['approved', true],
    ['approved', false],
    ['pending', true],
  ]);
  const ledger = await context.db
    .select()
    .from(reputationEntries)
    .where(eq(reputationEntries.guildId, guildId))
    .orderBy(reputationEntries.id);
  expect(ledger).toHaveLength(4 * 3 + 3);
  const times = ledger.map((entry) => entry.createdAt.getTime());
  expect(times).toEqual(times.toSorted((a, b) => a - b));
  expect((await findSettings(context.db, guildId)).gg.mode).toBe('auto');

  // The job that every submission asks for finds nothing left to do.
  for (const { sourceId } of days) await takePictures(context, { guildId, sourceId });
  expect(await context.db.select().from(screenshots).where(eq(screenshots.guildId, guildId))).toHaveLength(4);
});

test('a week of people being about is the same however often it is made', async () => {
  const { id: guildId } = await addGuild(context.db);
  const people: string[] = [];
  for (let one = 0; one < 60; one += 1) people.push(await addMember(context.db, guildId));
  const hours = async () => context.db.select().from(activeHours).where(eq(activeHours.guildId, guildId));
  await seedHours(context, guildId, people);
  const first = await hours();
  expect(first.length).toBeGreaterThan(100);
  await seedHours(context, guildId, people);
  expect(await hours()).toEqual(first);
});
