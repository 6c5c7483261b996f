import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { activity } from '../../platform/db/schema/activity.ts';
import { orders } from '../../platform/db/schema/billing.ts';
import { refundRequests, refunds } from '../../platform/db/schema/subscriptions.ts';
import { newId } from '../../testing/test-guild.ts';
import { handleNotices } from '../notices/handle-notices.ts';
import { openOrder } from '../orders/open-order.ts';
import { getBilling } from '../renewals/get-billing.ts';
import { createBillingWorld, DAY_MS, MONTHLY, type BillingWorld } from '../testing/billing-world.ts';
import { payRefunds } from './pay-refunds.ts';
import { requestRefund } from './request-refund.ts';
import { returnPayment } from './return-payment.ts';

const ADMIN = newId();
const PRICE = 89_900;
let world: BillingWorld;
beforeAll(async () => {
  world = await createBillingWorld(ADMIN);
});
afterAll(async () => world.context.stop());

const bought = async () => {
  const family = await world.newFamily();
  const orderId = await world.buy(family);
  const [payment] = (await world.moneyOf(family.guildId)).payments;
  return { ...family, orderId, paymentId: payment?.id ?? 0 };
};
type Bought = Awaited<ReturnType<typeof bought>>;

const giveBack = async ({ guildId, paymentId }: Bought, amountMinor: number, seen = 0, endsTime = false) =>
  returnPayment(world.context, {
    guildId,
    paymentId,
    adminId: ADMIN,
    amountMinor,
    seenRefundedMinor: seen,
    endsTime,
  });
/** Somebody pays so much back on the provider's own pages. */
const atProvider = async ({ orderId }: Bought, minor: number) => {
  const charge = world.bank.charges.get(orderId);
  if (charge !== undefined) charge.refundedMinor += minor;
  await world.notify(orderId, `refund of ${minor} of ${orderId}`);
  await handleNotices(world.context);
};
const written = async ({ guildId }: Bought) =>
  (await world.moneyOf(guildId)).refunds.map(({ amountMinor }) => amountMinor);
const atBank = ({ orderId }: Bought) => world.bank.charges.get(orderId)?.refundedMinor;

describe('by a site admin', () => {
  test('a part is paid at the provider and leaves Premium and its renewal; the family reads of it', async () => {
    const family = await bought();
    const before = await world.planOf(family.guildId);
    await giveBack(family, 30_000);
    await payRefunds(world.context);
    expect([atBank(family), await written(family)]).toEqual([30_000, [30_000]]);
    expect(await world.planOf(family.guildId)).toEqual(before);
    expect((await world.moneyOf(family.guildId)).renewal).toBeDefined();
    const rows = await world.context.db.select().from(activity).where(eq(activity.guildId, family.guildId));
    expect(rows.filter(({ type }) => type === 'subscription.partly_refunded')).toMatchObject([
      { data: { refunded: { amount_minor: 30_000, currency: 'RUB' } } },
    ]);
    // What is left can still be asked for by the family itself.
    const shown = (await getBilling(world.context, family.owner, family)).subscription.refund;
    expect(shown).toEqual({ amount_minor: PRICE - 30_000, currency: 'RUB' });
  });

  test('the whole ends Premium and stops the renewal, however old the payment is', async () => {
    const family = await bought();
    world.context.travel(20 * DAY_MS);
    await giveBack(family, PRICE, 0, true);
    expect(await world.planOf(family.guildId)).toMatchObject({ tier: 'free', status: 'expired' });
    expect((await world.moneyOf(family.guildId)).renewal).toBeUndefined();
    await payRefunds(world.context);
    expect([atBank(family), await written(family)]).toEqual([PRICE, [PRICE]]);
    await expect(giveBack(family, 1, PRICE)).rejects.toThrow('nothing_to_refund');
  });

  test('two admins at once, and one who saw an older page, pay back once', async () => {
    const family = await bought();
    const answers = await Promise.allSettled([giveBack(family, 50_000), giveBack(family, 50_000)]);
    const refused = answers.filter((answer) => answer.status === 'rejected');
    expect(refused.map(({ reason }) => (reason as Error).message)).toEqual(['refund_meanwhile']);
    await Promise.all([payRefunds(world.context), payRefunds(world.context)]);
    await expect(giveBack(family, 10_000)).rejects.toThrow('refund_meanwhile');
    await expect(giveBack(family, 50_000, 50_000)).rejects.toThrow('refund_too_much');
    await giveBack(family, 39_900, 50_000);
    await payRefunds(world.context);
    expect([atBank(family), await written(family)]).toEqual([PRICE, [50_000, 39_900]]);
  });

  test('a notice that comes while the refund is paid, or its answer is lost, writes it once', async () => {
    const family = await bought();
    await giveBack(family, 30_000);
    world.bank.loseAnswer('refund');
    await payRefunds(world.context);
    await world.notify(family.orderId, `in between ${family.orderId}`);
    await Promise.all([
      handleNotices(world.context),
      payRefunds(world.context),
      handleNotices(world.context),
    ]);
    await payRefunds(world.context);
    expect([atBank(family), await written(family)]).toEqual([30_000, [30_000]]);
  });

  test('somebody pays another part back at the provider meanwhile: both are written, and the promised one is paid', async () => {
    const family = await bought();
    await giveBack(family, 30_000);
    await atProvider(family, 50_000);
    expect(await written(family)).toEqual([]);
    await payRefunds(world.context);
    expect([atBank(family), await written(family)]).toEqual([80_000, [30_000, 50_000]]);
  });
});

describe('made at the provider', () => {
  test('a part is recorded as what it is and shortens nothing, a second one too; with the last Premium ends', async () => {
    const family = await bought();
    const before = await world.planOf(family.guildId);
    await atProvider(family, 20_000);
    await atProvider(family, 30_000);
    expect(await written(family)).toEqual([20_000, 30_000]);
    expect(await world.planOf(family.guildId)).toEqual(before);
    await atProvider(family, 39_900);
    expect(await written(family)).toEqual([20_000, 30_000, 39_900]);
    expect(await world.planOf(family.guildId)).toMatchObject({ tier: 'free', status: 'expired' });
  });
});

const isRefused = async (attempt: Promise<unknown>) => {
  const error = await attempt.then(
    () => null,
    (thrown: unknown) => thrown as { cause?: { constraint?: string } },
  );
  return error?.cause?.constraint;
};

test('the database adds up: neither refunds nor promises are more than the payment', async () => {
  const { guildId, paymentId, orderId } = await bought();
  const { db } = world.context;
  const row = { guildId, currency: 'RUB' as const, amountMinor: 60_000 };
  const refund = { ...row, provider: 'test_bank', providerReference: `charge of ${orderId}` };
  const request = { ...row, paymentId, requestedAt: new Date(), status: 'requested' as const };
  await db.insert(refunds).values({ ...refund, refundedAt: new Date() });
  expect(await isRefused(db.insert(refunds).values({ ...refund, refundedAt: new Date() }))).toBe(
    'refunds_within_payment',
  );
  expect(await isRefused(db.insert(refundRequests).values(request))).toBe('refunds_within_payment');
  await db.insert(refundRequests).values({ ...request, amountMinor: 29_900 });
});

const askWhole = async (family: Bought) =>
  requestRefund(world.context, family.owner, {
    guildId: family.guildId,
    amountMinor: PRICE,
    currency: 'RUB',
  });

describe('a whole payment on its first day', () => {
  test('can be taken back once by a guild; a day later the unused days can be', async () => {
    const family = await bought();
    await askWhole(family);
    await payRefunds(world.context);
    await world.buy(family);
    const { subscription } = await getBilling(world.context, family.owner, family);
    expect(subscription).toMatchObject({ refund: null, full_refund_used: true });
    await expect(askWhole(family)).rejects.toThrow('full_refund_used');
    world.context.travel(DAY_MS);
    const later = (await getBilling(world.context, family.owner, family)).subscription;
    expect(later.full_refund_used).toBe(false);
    expect(later.refund?.amount_minor).toBeLessThan(PRICE);
  });

  test('once by a payer, also for two of their guilds at the same moment', async () => {
    const [first, second] = [await bought(), await bought()];

    const payer = first.owner.kind === 'user' ? first.owner.userId : '';
    await world.context.db.update(orders).set({ startedBy: payer }).where(eq(orders.id, second.orderId));
    const answers = await Promise.allSettled([askWhole(first), askWhole(second)]);
    const refused = answers.filter((answer) => answer.status === 'rejected');
    expect(refused.map(({ reason }) => (reason as Error).message)).toEqual(['full_refund_used']);
  });

  test('what was bought ahead and has not begun is not counted', async () => {
    const family = await bought();
    const order = await openOrder(world.context, family.owner, { ...MONTHLY, guildId: family.guildId });
    world.bank.pay(order.id);
    await world.notify(order.id);
    await handleNotices(world.context);
    await askWhole(family);
    const rows = await world.context.db
      .select()
      .from(refundRequests)
      .where(eq(refundRequests.guildId, family.guildId));
    expect(rows).toMatchObject([{ whole: false }]);
  });
});
