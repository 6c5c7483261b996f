import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Context } from '../platform/context.ts';
import { activeHours } from '../platform/db/schema/active-hours.ts';
import { activity } from '../platform/db/schema/activity.ts';
import { applications } from '../platform/db/schema/applications.ts';
import { capts } from '../platform/db/schema/capts.ts';
import { events } from '../platform/db/schema/events.ts';
import { reputationEntries } from '../platform/db/schema/reputation.ts';
import { rosterEntries } from '../platform/db/schema/rosters.ts';
import { screenshots, submissions } from '../platform/db/schema/screenshots.ts';
import { presentBilling } from '../billing/renewals/get-billing.ts';
import { ingestScreenshots } from '../screenshots/intake/ingest-screenshots.ts';
import { findSettings } from '../settings/settings.queries.ts';
import { findBrokenInvariants } from '../testing/broken-invariants.ts';
import { createTestContext } from '../testing/test-context.ts';
import type { TestContext } from '../testing/test-context.ts';
import { addGuild, addMember, addPanelUser, newId } from '../testing/test-guild.ts';
import { demoDays } from './demo-days.ts';
import { demoGungame } from './demo-gungame.ts';
import { seedEvening } from './seed-evening.ts';
import { seedDay } from './seed-day.ts';
import { demoStory, seedHistory } from './seed-history.ts';
import { seedHours } from './seed-hours.ts';
import { findTickets } from '../support/ticket.queries.ts';
import { seedReceipts } from './seed-receipts.ts';
import { seedSupport } from './seed-support.ts';

let context: TestContext;
beforeAll(async () => {
  context = await createTestContext();
});
afterAll(async () => context.stop());

const channels = { gg: newId(), gungame: newId() };

test('the history has half a year of days, and the newest screenshots wait', () => {
  const days = demoDays(context.clock(), 'ru');
  const times = days.map((day) => day.at.getTime());
  expect(times).toEqual(times.toSorted((a, b) => a - b));
  expect(context.clock().getTime() - (times[0] ?? 0)).toBeGreaterThan(150 * 24 * 60 * 60 * 1000);
  expect(Math.max(...times)).toBeLessThan(context.clock().getTime());
});

test('a day is made once, in the order of time; a repeated screenshot is flagged, and the last ones wait', async () => {
  const { id: guildId, ownerId } = await addGuild(context.db);
  const people: string[] = [];
  for (let one = 0; one < 60; one += 1) people.push(await addMember(context.db, guildId));
  const days = demoDays(context.clock(), 'ru').filter((_, index) => [3, 17, 30, 43].includes(index));
  const family = { guildId, channels, ownerId, people };
  for (let twice = 0; twice < 2; twice += 1) {
    for (const day of days) await seedDay(context, family, day);
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

  // The job of every submission finds nothing left to do.
  for (const { sourceId } of days) await ingestScreenshots(context, { guildId, sourceId });
  expect(await context.db.select().from(screenshots).where(eq(screenshots.guildId, guildId))).toHaveLength(4);
});

test('nobody of the demo judges their own screens', async () => {
  const { id: guildId, ownerId } = await addGuild(context.db);
  const moderatorId = await addMember(context.db, guildId);
  await addPanelUser(context.db, guildId, moderatorId);
  const evening = demoGungame(context.clock(), 'ru').find(({ verdict }) => verdict?.moderator === 0);
  if (evening === undefined) throw new Error('no evening was judged by the first moderator');
  const findModerators = async () => Promise.resolve([moderatorId, ownerId]);
  await seedEvening(context, { guildId, channels, people: [moderatorId], findModerators }, evening);
  const judged = await context.db.select().from(screenshots).where(eq(screenshots.guildId, guildId));
  expect(new Set(judged.map(({ moderatedBy }) => moderatedBy))).toEqual(new Set([ownerId]));
});

test('a week of active hours is the same however often it is made', async () => {
  const { id: guildId } = await addGuild(context.db);
  const people: string[] = [];
  for (let one = 0; one < 60; one += 1) people.push(await addMember(context.db, guildId));
  const hours = async () => context.db.select().from(activeHours).where(eq(activeHours.guildId, guildId));
  await seedHours(context, guildId, people);
  const first = await hours();
  expect(first.length).toBeGreaterThan(100);
  await seedHours(context, guildId, people);
  expect(await hours()).toEqual(first);
  const tomorrow = new Date(context.clock().getTime() + 24 * 3_600_000);
  await seedHours({ ...context, clock: () => tomorrow }, guildId, people);
  const later = await hours();
  expect(later.slice(0, first.length)).toEqual(first);
  expect(later.length).toBeGreaterThan(first.length + 10);
});

test(
  'a history that is interrupted repeatedly is complete in the end, and equal to one made at once',
  { timeout: 180_000 },
  async () => {
    const whole = demoStory(context.clock(), 'ru');
    const story = {
      gungame: whole.gungame.slice(0, 1),
      events: whole.events.slice(-2),
      capts: whole.capts.slice(-3, -1),
      days: [...whole.days.slice(3, 4), ...whole.days.slice(-2)],
      wars: [],
      reports: whole.reports.slice(0, 1),
    };
    const inOneGo = await addDemoGuild();
    await seedHistory(context, { guildId: inOneGo, language: 'ru', channels }, { story });

    const stopped = await addDemoGuild();
    const ends: unknown[] = [];
    for (let patience = PEOPLE; ends.at(-1) !== 'whole'; patience += 7) {
      const asked = stopAfter(patience);
      const end = await seedHistory(
        asked.context,
        { guildId: stopped, language: 'ru', channels },
        { story, signal: asked.signal },
      ).then(
        () => 'whole',
        (error: unknown) => (error === asked.signal.reason ? 'stopped' : error),
      );
      ends.push(end);
    }
    expect(new Set(ends)).toEqual(new Set(['stopped', 'whole']));
    expect(ends.length).toBeGreaterThan(2);
    expect(await madeIn(stopped)).toEqual(await madeIn(inOneGo));
    expect(await madeIn(stopped)).toMatchObject({ applications: 12, events: 2, capts: 2, screenshots: 8 });
    const sent = await context.db.select().from(submissions).where(eq(submissions.guildId, inOneGo));
    // In an existing channel, so that a screenshot's link works.
    expect(new Set(sent.map(({ kind, channelId }) => `${kind} ${channelId}`))).toEqual(
      new Set([`gg ${channels.gg}`, `gungame ${channels.gungame}`, `reports ${channels.gungame}`]),
    );
  },
);

const PEOPLE = 60;

const addDemoGuild = async (): Promise<string> => {
  const { id: guildId } = await addGuild(context.db);
  for (let one = 0; one < PEOPLE; one += 1) await addMember(context.db, guildId);
  return guildId;
};

/** A context that stops during a permission check or while a file is stored. */
const stopAfter = (calls: number) => {
  const stopping = new AbortController();
  let called = 0;
  const count = (): void => {
    called += 1;
    if (called === calls) stopping.abort();
  };
  const access: Context['access'] = {
    ...context.access,
    inGuild: async (...asked) => {
      count();
      return context.access.inGuild(...asked);
    },
  };
  const files: Context['files'] = {
    ...context.files,
    put: async (...kept) => {
      count();
      return context.files.put(...kept);
    },
  };
  return { context: { ...context, access, files }, signal: stopping.signal };
};

const madeIn = async (guildId: string): Promise<Record<string, number>> => {
  const tables = {
    applications,
    events,
    capts,
    rosterEntries,
    screenshots,
    reputationEntries,
    activity,
    activeHours,
  };
  const counts = Object.entries(tables).map(
    async ([name, table]) => [name, await context.db.$count(table, eq(table.guildId, guildId))] as const,
  );
  return Object.fromEntries(await Promise.all(counts));
};

test('the family has a ticket that is answered and one that waits, made once', async () => {
  const { id: guildId, ownerId } = await addGuild(context.db);
  const asking = { ...context, config: { ...context.config, siteAdminIds: new Set([ownerId]) } };
  await seedSupport(asking, { guildId, ownerId, language: 'ru' });
  await seedSupport(asking, { guildId, ownerId, language: 'ru' });
  const { rows } = await findTickets(context.db, guildId, { limit: 10, offset: 0 });
  expect(rows.map(({ state }) => state)).toEqual(['open', 'answered']);
});

test('the family has receipts of its last months, made once, and its Premium still has no end', async () => {
  const { id: guildId } = await addGuild(context.db);
  await seedReceipts(context, { guildId, language: 'ru' });
  await seedReceipts(context, { guildId, language: 'ru' });
  const { receipts, subscription } = await presentBilling(context, guildId);
  expect(receipts.map(({ paid }) => paid.amount_minor)).toEqual(Array.from({ length: 5 }, () => 89_900));
  expect(subscription).toMatchObject({ tier: 'premium', status: 'active', period_end: null });
});

test('after all of it every sum adds up', async () => {
  expect(await findBrokenInvariants(context.db)).toEqual([]);
});
