import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestContext } from '../testing/test-context.ts';
import type { TestContext } from '../testing/test-context.ts';
import { addGuild } from '../testing/test-guild.ts';
import { findOpenLines } from './find-due.ts';

let context: TestContext;
beforeAll(async () => {
  context = await createTestContext();
});
afterAll(async () => context.stop());

test('a family without rates owes nothing', async () => {
  const { id: guildId } = await addGuild(context.db);
  const until = context.clock();
  expect(await findOpenLines(context.db, guildId, { until, timeZone: 'Europe/Moscow' })).toEqual([]);
});
