import { and, eq, lt } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contracts } from '../platform/db/schema/contracts.ts';
import { createTestContext } from '../testing/test-context.ts';
import type { TestContext } from '../testing/test-context.ts';
import { addGuild, addMember } from '../testing/test-guild.ts';
import { seedContracts } from './seed-contracts.ts';

let context: TestContext;
beforeAll(async () => {
  context = await createTestContext();
});
afterAll(async () => context.stop());

test('nobody sees a past contract before it is confirmed: a program that runs would close it', async () => {
  const { id: guildId, ownerId } = await addGuild(context.db);
  const people: string[] = [];
  for (let person = 0; person < 14; person += 1) people.push(await addMember(context.db, guildId));
  const overdue = async () =>
    context.db.$count(contracts, and(eq(contracts.status, 'open'), lt(contracts.endsAt, context.clock())));
  const seen: number[] = [];
  const watched = {
    ...context,
    bus: {
      ...context.bus,
      publish: async (...given: Parameters<typeof context.bus.publish>) => {
        await context.bus.publish(...given);
        seen.push(await overdue());
      },
    },
  };
  await seedContracts(watched, { guildId, ownerId, people, language: 'en' });
  expect(seen.length).toBeGreaterThan(4);
  expect(new Set(seen)).toEqual(new Set([0]));
  const made = await context.db.select({ status: contracts.status }).from(contracts);
  expect(made.map(({ status }) => status).toSorted()).toEqual(['finished', 'finished', 'finished', 'open']);
});
