import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { captPlayers, capts } from '../platform/db/schema/capts.ts';
import { createTestContext } from '../testing/test-context.ts';
import type { TestContext } from '../testing/test-context.ts';
import { addGuild, addMember } from '../testing/test-guild.ts';
import { demoCapts } from './demo-capts.ts';
import { seedCapt } from './seed-capt.ts';

let context: TestContext;
beforeAll(async () => {
  context = await createTestContext();
});
afterAll(async () => context.stop());

test('half a year of capts is made once, with players; planned ones are open', async () => {
  const { id: guildId, ownerId } = await addGuild(context.db);
  const people: string[] = [];
  for (let one = 0; one < 40; one += 1) people.push(await addMember(context.db, guildId));
  const planned = demoCapts(context.clock(), 'ru');
  expect(planned.filter(({ end }) => end !== null)).toHaveLength(30);
  const some = planned.slice(-4);
  for (let twice = 0; twice < 2; twice += 1) {
    for (const capt of some) await seedCapt(context, { guildId, ownerId, people }, capt);
  }
  const made = await context.db.select().from(capts).where(eq(capts.guildId, guildId));
  expect(made.map(({ status }) => status).toSorted()).toEqual(['finished', 'finished', 'open', 'open']);
  for (const { status, players, damage, startsAt } of made) {
    expect(players > 5 && damage > 0).toBe(status === 'finished');
    expect(startsAt > context.clock()).toBe(status === 'open');
  }
  const rows = await context.db.select().from(captPlayers).where(eq(captPlayers.guildId, guildId));
  expect(rows.every(({ userId }) => userId !== null)).toBe(true);
});
