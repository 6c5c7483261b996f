import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { paydayLines } from '../platform/db/schema/payday.ts';
import { sweepScreenshotFilesJob } from '../screenshots/intake/sweep-screenshot-files.ts';
import { findBrokenInvariants } from '../testing/broken-invariants.ts';
import { killWhileWriting } from '../testing/kill-while-writing.ts';
import { startProgram } from '../testing/start-program.ts';
import { discordActor } from '../testing/test-actor.ts';
import { createTestContext } from '../testing/test-context.ts';
import type { TestContext } from '../testing/test-context.ts';
import { addGuild, addMember } from '../testing/test-guild.ts';
import { getTreasury } from '../treasury/get-treasury.ts';
import { correctPay } from './correct-pay.ts';
import { closePeriod } from './open-payday.ts';
import { getPayday } from './read-payday.ts';

let context: TestContext;
beforeAll(async () => {
  context = await createTestContext();
  // The first process creates the queues; two at once would conflict.
  await context.jobs.send(context.db, sweepScreenshotFilesJob, {});
});
afterAll(async () => context.stop());

const startLeader = async () =>
  startProgram<{ status: string; pay: string }>(new URL('testing/payday-program.ts', import.meta.url), [
    context.connectionString,
  ]);

test('a process that is killed while it approves leaves the payday open, and the next one approves it once', async () => {
  const { id: guildId, ownerId } = await addGuild(context.db);
  const leader = discordActor(ownerId);
  for (const staticId of ['70001', '70002'])
    await correctPay(context, leader, {
      guildId,
      requestId: randomUUID(),
      userId: await addMember(context.db, guildId, { staticId }),
      kind: 'bonus',
      amountCents: '1050050',
      reason: 'For the week',
      warning: false,
    });
  const { id: paydayId, fingerprint: seen, version } = await closePeriod(context, leader, { guildId });
  const order = { guildId, paydayId, seen, version, userId: ownerId };
  const blocked = await killWhileWriting(context, await startLeader(), { table: 'treasury_postings', order });
  expect(blocked).toContain('insert into "treasury_postings"');
  // Its lines, its people and the entry were written already, and are gone with it.
  const read = async () => getPayday(context, leader, { guildId, paydayId });
  expect(await read()).toMatchObject({ status: 'open', fingerprint: seen, version });
  expect(await context.db.$count(paydayLines, eq(paydayLines.paydayId, paydayId))).toBe(0);
  expect(await getTreasury(context, leader, { guildId })).toMatchObject({ owed_cents: '0' });
  expect(await findBrokenInvariants(context.db)).toEqual([]);
  const next = await startLeader();
  next.send(order);
  expect(await next.hear()).toEqual({ status: 'approved', pay: '2100000' });
  await next.kill();
  expect(await getTreasury(context, leader, { guildId })).toMatchObject({ owed_cents: '2100100' });
  expect(await findBrokenInvariants(context.db)).toEqual([]);
});
