import { and, asc, count, desc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deliveries } from '../platform/db/schema/deliveries.ts';
import { events } from '../platform/db/schema/events.ts';
import { reputationEntries } from '../platform/db/schema/reputation.ts';
import { rosterAnswers, rosters } from '../platform/db/schema/rosters.ts';
import { listEvents } from '../events/get-events.ts';
import { listSeries } from '../series/list-series.ts';
import { endSeries } from '../series/pause-series.ts';
import { postSeries } from '../series/post-series.ts';
import { discordActor } from '../testing/test-actor.ts';
import { createTestContext } from '../testing/test-context.ts';
import type { TestContext } from '../testing/test-context.ts';
import { addGuild, addMember } from '../testing/test-guild.ts';
import { demoEvents } from './demo-events.ts';
import { seedEvents } from './seed-events.ts';
import { seedSeries } from './seed-series.ts';

let context: TestContext;
beforeAll(async () => {
  context = await createTestContext();
});
afterAll(async () => context.stop());

test('the programme has half a year of past events, and some planned ones', () => {
  const now = context.clock();
  const evenings = demoEvents(now, 'ru');
  expect(evenings.filter(({ end }) => end === 'finished').length).toBeGreaterThan(35);
  for (const { end, startsAt } of evenings) expect(startsAt > now).toBe(end === 'open');
  expect(new Set(evenings.map(({ key }) => key)).size).toBe(evenings.length);
});

test('events are made once, and an interrupted run is continued', async () => {
  const { id: guildId } = await addGuild(context.db);
  for (let people = 0; people < 60; people += 1) await addMember(context.db, guildId);
  const evenings = demoEvents(context.clock(), 'ru').slice(-9);
  await seedEvents(context, guildId, evenings);

  const byStatus = async () => {
    const rows = await context.db
      .select({ status: events.status, events: count() })
      .from(events)
      .where(eq(events.guildId, guildId))
      .groupBy(events.status);
    return Object.fromEntries(rows.map((row) => [row.status, row.events]));
  };
  const made = { finished: 4, cancelled: 1, closed: 1, open: 3 };
  expect(await byStatus()).toEqual(made);
  const [nearlyFull] = await context.db
    .select({ main: rosters.mainCount, reserve: rosters.reserveCount })
    .from(rosters)
    .innerJoin(events, eq(events.id, rosters.id))
    .where(and(eq(events.guildId, guildId), eq(events.status, 'open'), sql`${rosters.reserveCount} > 5`));
  expect(nearlyFull).toEqual({ main: 30, reserve: 11 });
  const answers = await context.db
    .select({ answer: rosterAnswers.answer, people: count() })
    .from(rosterAnswers)
    .where(eq(rosterAnswers.guildId, guildId))
    .groupBy(rosterAnswers.answer)
    .orderBy(asc(rosterAnswers.answer));
  expect(answers).toEqual([
    { answer: 'cannot', people: 3 },
    { answer: 'late', people: 1 },
    { answer: 'maybe', people: 4 },
  ]);
  const [{ paid } = { paid: 0 }] = await context.db.select({ paid: count() }).from(reputationEntries);
  expect(paid).toBeGreaterThan(30);

  // An event, its roster and its message are made in one transaction, so an interrupted run has none of them.
  const [last = { id: '' }] = await context.db
    .select({ id: events.id })
    .from(events)
    .where(and(eq(events.guildId, guildId), eq(events.status, 'open')))
    .orderBy(desc(events.startsAt))
    .limit(1);
  await context.db.delete(rosters).where(eq(rosters.id, last.id));
  await context.db.delete(deliveries).where(eq(deliveries.subject, last.id));
  context.travel(60 * 60 * 1000);
  await seedEvents(context, guildId, evenings);
  expect(await byStatus()).toEqual(made);
});

test('one training is repeated weekly, from next week on; ended by people, it is not made again', async () => {
  const { id: guildId, ownerId } = await addGuild(context.db);
  const owner = discordActor(ownerId);
  await seedSeries(context, { guildId, ownerId, language: 'ru' });
  const [series] = (await listSeries(context, owner, { guildId })).items;
  expect(series).toMatchObject({ state: 'active', days: [5], next: [{ state: 'planned' }, {}, {}, {}, {}] });
  await postSeries(context);
  expect((await listEvents(context, owner, { guildId, limit: 50, offset: 0 })).total).toBe(0);
  await endSeries(context, owner, { guildId, seriesId: series?.id ?? '' });
  await seedSeries(context, { guildId, ownerId, language: 'ru' });
  expect((await listSeries(context, owner, { guildId })).items).toEqual([]);
});
