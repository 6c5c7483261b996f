import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { sweepScreenshotFilesJob } from '../screenshots/intake/sweep-screenshot-files.ts';
import { findBrokenInvariants } from '../testing/broken-invariants.ts';
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
  // The process hangs where it inserts the postings, because another transaction keeps their table.
  const blocked = await context.db.transaction(async (tx) => {
    await tx.execute(sql`lock table treasury_postings in exclusive mode`);
    victim.send(order);
    const waiting = await vi.waitUntil(
      async () => {
        const { rows } = await context.db.execute<{ query: string }>(
          sql`select query from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        );
        return rows.find(({ query }) => query.includes('treasury_postings'))?.query;
      },
      { timeout: 20_000, interval: 20 },
    );
    await victim.kill();
    return waiting;
  });
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
