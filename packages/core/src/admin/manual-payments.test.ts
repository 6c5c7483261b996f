import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { payments, refunds, subscriptions } from '../platform/db/schema/subscriptions.ts';
import { panelActor } from '../testing/test-actor.ts';
import { createTestContext } from '../testing/test-context.ts';
import type { TestContext } from '../testing/test-context.ts';
import { addGuild, newId } from '../testing/test-guild.ts';
import { signInActor } from '../testing/test-session.ts';
import { recordPayment, refundPayment } from './manual-payments.ts';

const ADMIN = newId();
const DAY_MS = 24 * 60 * 60 * 1000;
const PRICE = { amountMinor: 89_900, currency: 'RUB' } as const;

let context: TestContext;
beforeAll(async () => {
  context = await createTestContext({ config: { siteAdminIds: new Set([ADMIN]) } });
});
afterAll(async () => context.stop());

const newGuild = async () => (await addGuild(context.db, { tier: 'free' })).id;
const record = async (guildId: string, reference: string, actor = signInActor(context, ADMIN)) =>
  recordPayment(context, await actor, { guildId, ...PRICE, months: 1, reference: `${guildId} ${reference}` });
const refund = async (guildId: string, paymentId: string, actor = signInActor(context, ADMIN)) =>
  refundPayment(context, await actor, {
    guildId,
    paymentId,
    amountMinor: 40_000,
    seenRefundedMinor: 0,
    endsTime: true,
  });
const planOf = async (guildId: string) => {
  const [plan] = await context.db.select().from(subscriptions).where(eq(subscriptions.guildId, guildId));
  return plan;
};
const daysLeft = async (guildId: string) =>
  (((await planOf(guildId))?.periodEnd?.getTime() ?? 0) - context.clock().getTime()) / DAY_MS;
const written = async (guildId: string) => ({
  payments: await context.db.$count(payments, eq(payments.guildId, guildId)),
  refunds: await context.db.$count(refunds, eq(refunds.guildId, guildId)),
});

test('a payment opens Premium for its month, and the ledger says who entered it', async () => {
  const guildId = await newGuild();
  const after = await record(guildId, 'a');
  expect(await planOf(guildId)).toMatchObject({ tier: 'premium', status: 'active' });
  expect(await daysLeft(guildId)).toBeGreaterThanOrEqual(28);
  expect(await daysLeft(guildId)).toBeLessThanOrEqual(31);
  expect(after.payments).toMatchObject([{ provider: 'manual', recorded_by: ADMIN, refunded: null }]);
});

test('the same reference, also ten times at once, counts once', async () => {
  const guildId = await newGuild();
  const actor = signInActor(context, ADMIN);
  const answers = await Promise.allSettled(
    Array.from({ length: 10 }, async () => record(guildId, 'a', actor)),
  );
  const refused = answers.filter((answer) => answer.status === 'rejected');
  expect(refused.map(({ reason }) => (reason as { code: string }).code)).toEqual(
    Array.from({ length: 9 }, () => 'payment_known'),
  );
  const end = (await planOf(guildId))?.periodEnd;
  context.travel(DAY_MS);
  await expect(record(guildId, 'a')).rejects.toThrow('payment_known');
  expect((await planOf(guildId))?.periodEnd).toEqual(end);
  expect(await written(guildId)).toEqual({ payments: 1, refunds: 0 });
});

test('a refund removes the time of its payment, once; the last one ends Premium', async () => {
  const guildId = await newGuild();
  await record(guildId, 'a');
  const [second, first] = (await record(guildId, 'b')).payments;
  context.travel(DAY_MS);
  const actor = signInActor(context, ADMIN);
  const answers = await Promise.allSettled(
    Array.from({ length: 10 }, async () => refund(guildId, first?.id ?? '', actor)),
  );
  expect(answers.filter((answer) => answer.status === 'fulfilled')).toHaveLength(1);
  expect(await planOf(guildId)).toMatchObject({ tier: 'premium' });
  expect(await daysLeft(guildId)).toBeLessThanOrEqual(31);
  await refund(guildId, second?.id ?? '');
  expect(await planOf(guildId)).toMatchObject({ tier: 'free', status: 'expired' });
  expect(await written(guildId)).toEqual({ payments: 2, refunds: 2 });
});

test('nobody else enters payments, nor the site admin in a browser that was left open', async () => {
  const guildId = await newGuild();
  const paymentId = (await record(guildId, 'a')).payments[0]?.id ?? '';
  const stranger = panelActor(newId());
  await expect(record(guildId, 'b', Promise.resolve(stranger))).rejects.toThrow('site_admin_only');
  await expect(refund(guildId, paymentId, Promise.resolve(stranger))).rejects.toThrow('site_admin_only');
  const left = await signInActor(context, ADMIN);
  context.travel(60 * 60 * 1000);
  await expect(record(guildId, 'b', Promise.resolve(left))).rejects.toThrow('sign_in_again');
  await expect(refund(guildId, paymentId, Promise.resolve(left))).rejects.toThrow('sign_in_again');
  expect(await written(guildId)).toEqual({ payments: 1, refunds: 0 });
});
