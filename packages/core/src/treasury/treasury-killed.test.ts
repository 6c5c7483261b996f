import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sweepScreenshotFilesJob } from '../screenshots/intake/sweep-screenshot-files.ts';
import { findBrokenInvariants } from '../testing/broken-invariants.ts';
import { killWhileWriting } from '../testing/kill-while-writing.ts';
import { startProgram } from '../testing/start-program.ts';
import { createTestContext } from '../testing/test-context.ts';
import type { TestContext } from '../testing/test-context.ts';
import { getTreasury } from './get-treasury.ts';
import { startMoneyGuild } from './testing/money-guild.ts';

let context: TestContext;
beforeAll(async () => {
  context = await createTestContext();
  // The first process creates the queues; two at once would conflict.
  await context.jobs.send(context.db, sweepScreenshotFilesJob, {});
});
afterAll(async () => context.stop());

const startOfficer = async () =>
  startProgram<{ id: string }>(new URL('testing/money-program.ts', import.meta.url), [
    context.connectionString,
  ]);

test('a process that is killed between an entry and its postings leaves neither, and the next one enters it once', async () => {
  const { guildId, ownerId, leader, enter } = await startMoneyGuild(context);
  await enter('income', 5);
  const order = { guildId, userId: ownerId, key: randomUUID() };
  const victim = await startOfficer();
  const blocked = await killWhileWriting(context, victim, { table: 'treasury_postings', order });
  expect(blocked).toContain('insert into "treasury_postings"');
  expect(await getTreasury(context, leader, { guildId })).toMatchObject({ bank_cents: '500' });
  expect(await findBrokenInvariants(context.db)).toEqual([]);
  const next = await startOfficer();
  next.send(order);
  const { id } = await next.hear();
  next.send(order);
  expect(await next.hear()).toEqual({ id });
  await next.kill();
  expect(await getTreasury(context, leader, { guildId })).toMatchObject({ bank_cents: '600' });
  expect(await findBrokenInvariants(context.db)).toEqual([]);
});
