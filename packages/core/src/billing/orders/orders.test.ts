import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addMember, addRole } from '../../testing/test-guild.ts';
import { panelActor } from '../../testing/test-actor.ts';
import { handleNotices } from '../notices/handle-notices.ts';
import { reconcileBilling } from '../notices/reconcile-billing.ts';
import { expireSubscriptions } from '../subscriptions/expire-subscriptions.ts';
import { startTrial } from '../subscriptions/start-trial.ts';
import { createBillingWorld, DAY_MS, MONTHLY, type BillingWorld } from '../testing/billing-world.ts';
import { cancelOrder, getCheckout, getOrder } from './get-order.ts';
import { openOrder } from './open-order.ts';

const MANAGE_SERVER = String(1 << 5);
let world: BillingWorld;
beforeAll(async () => {
  world = await createBillingWorld();
});
afterAll(async () => world.context.stop());

describe('buying', () => {
  test('a payment opens Premium for its month and keeps the method for the next', async () => {
    const { bank, context, newFamily, planOf, moneyOf } = world;
    const { guildId, owner } = await newFamily();
    const order = await openOrder(context, owner, { ...MONTHLY, guildId });
    expect(order).toMatchObject({ status: 'open', page_url: `https://bank.test/${order.id}` });
    bank.pay(order.id);
    expect(await getOrder(context, owner, { guildId, orderId: order.id })).toMatchObject({
      status: 'paid',
      page_url: null,
    });
    const plan = await planOf(guildId);
    expect(plan).toMatchObject({ tier: 'premium', status: 'active' });
    const { renewal, payments } = await moneyOf(guildId);
    expect(payments).toMatchObject([{ amountMinor: 89_900, currency: 'RUB', months: 1, orderId: order.id }]);
    expect(renewal).toMatchObject({ methodLabel: 'Visa •• 4242', amountMinor: 89_900, months: 1 });
    expect(renewal?.nextChargeAt.getTime()).toBe((plan?.periodEnd?.getTime() ?? 0) - DAY_MS);
  });

  test('what is paid once keeps no method, and stops the renewal that there was', async () => {
    const { bank, context, newFamily, buy, moneyOf } = world;
    const family = await newFamily();
    await buy(family);
    expect((await moneyOf(family.guildId)).renewal).toBeDefined();
    const wanted = { ...MONTHLY, guildId: family.guildId };
    const renewing = await openOrder(context, family.owner, wanted);
    const once = await openOrder(context, family.owner, { ...wanted, renew: false });
    expect([renewing.renews, once.renews]).toEqual([true, false]);
    expect(once.id).not.toBe(renewing.id);
    bank.pay(once.id);
    await getOrder(context, family.owner, { guildId: family.guildId, orderId: once.id });
    const { renewal, payments } = await moneyOf(family.guildId);
    expect(payments).toHaveLength(2);
    expect(renewal).toBeUndefined();
  });

  test('an open order says when its period would begin now, not when it was made', async () => {
    const { context, newFamily, planOf } = world;
    const { guildId, owner } = await newFamily();
    const order = await openOrder(context, owner, { ...MONTHLY, guildId });
    await startTrial(context, owner, { guildId });
    const trialEnd = (await planOf(guildId))?.periodEnd?.toISOString();
    const shown = await getOrder(context, owner, { guildId, orderId: order.id });
    expect([order.held, shown.period_start]).toEqual([null, trialEnd]);
  });

  test('the checkout lists terms with what they save, and when the period would begin', async () => {
    const { context, newFamily } = world;
    const { guildId, owner } = await newFamily();
    await startTrial(context, owner, { guildId });
    const { offers, period_start } = await getCheckout(context, owner, { guildId });
    expect(offers.map(({ months, saves_percent }) => [months, saves_percent])).toEqual([
      [1, 0],
      [1, 0],
      [12, 16],
    ]);
    expect(new Date(period_start).getTime()).toBe(context.clock().getTime() + 7 * DAY_MS);
  });

  test('the checkout shows the end that the payment will have, also after a month without that day', async () => {
    const { context, newFamily, buy } = world;
    const january = Date.UTC(context.clock().getUTCFullYear() + 1, 0, 31, 12);
    context.travel(january - context.clock().getTime());
    const family = await newFamily();
    await buy(family);
    const { guildId, owner } = family;
    const { offers, period_start } = await getCheckout(context, owner, { guildId });
    expect(new Date(period_start).getUTCMonth()).toBe(1);
    const order = await openOrder(context, owner, { ...MONTHLY, guildId });
    const monthly = offers.find(({ months }) => months === 1);
    expect(monthly?.period_end).toBe(order.period_end);
    expect(new Date(order.period_end).getUTCDate()).toBe(31);
  });

  test('a term that is not offered, a stranger and endless Premium are refused', async () => {
    const { context, newFamily } = world;
    const { guildId, owner } = await newFamily();
    const wanted = { ...MONTHLY, guildId };
    await expect(openOrder(context, owner, { ...wanted, months: 7 })).rejects.toThrow('offer_gone');
    const member = panelActor(await addMember(context.db, guildId));
    await expect(openOrder(context, member, wanted)).rejects.toThrow('permission_denied');
    await world.endless(guildId);
    await expect(openOrder(context, owner, wanted)).rejects.toThrow('premium_without_end');
  });

  test('two people at once get the same page, and one payment is enough', async () => {
    const { bank, context, newFamily, moneyOf } = world;
    const { guildId, owner } = await newFamily();
    const roleId = await addRole(context.db, guildId, { permissions: MANAGE_SERVER });
    const second = panelActor(await addMember(context.db, guildId, { roleIds: [roleId] }));
    const [mine, theirs] = await Promise.all([
      openOrder(context, owner, { ...MONTHLY, guildId }),
      openOrder(context, second, { ...MONTHLY, guildId }),
    ]);
    expect(theirs.id).toBe(mine.id);
    expect(theirs.page_url).toBe(mine.page_url);
    bank.pay(mine.id);
    await expect(openOrder(context, second, { ...MONTHLY, guildId })).rejects.toThrow('order_already_paid');
    expect((await moneyOf(guildId)).payments).toHaveLength(1);
  });

  test('another term closes the first page; one that was paid meanwhile is not lost', async () => {
    const { bank, context, newFamily, moneyOf } = world;
    const { guildId, owner } = await newFamily();
    const first = await openOrder(context, owner, { ...MONTHLY, guildId });
    const second = await openOrder(context, owner, { ...MONTHLY, guildId, months: 12 });
    expect(second.id).not.toBe(first.id);
    expect(bank.charges.get(first.id)?.status).toBe('failed');
    bank.pay(second.id);
    await expect(cancelOrder(context, owner, { guildId, orderId: second.id })).rejects.toThrow(
      'order_already_paid',
    );
    const { orders, payments } = await moneyOf(guildId);
    expect(orders.map(({ status }) => status)).toEqual(expect.arrayContaining(['canceled', 'paid']));
    expect(payments).toMatchObject([{ months: 12 }]);
  });

  test('a page that could not be closed and is paid later still opens Premium', async () => {
    const { bank, context, newFamily, notify, planOf } = world;
    const { guildId, owner } = await newFamily();
    const { id } = await openOrder(context, owner, { ...MONTHLY, guildId });
    await cancelOrder(context, owner, { guildId, orderId: id });
    expect(await planOf(guildId)).toMatchObject({ tier: 'free' });
    bank.pay(id);
    await notify(id);
    await handleNotices(context);
    expect(await planOf(guildId)).toMatchObject({ tier: 'premium', status: 'active' });
  });

  test('a declined payment ends the order, and the next one begins anew', async () => {
    const { bank, context, newFamily, planOf } = world;
    const { guildId, owner } = await newFamily();
    const { id } = await openOrder(context, owner, { ...MONTHLY, guildId });
    bank.decline(id, 'insufficient_funds');
    expect(await getOrder(context, owner, { guildId, orderId: id })).toMatchObject({
      status: 'failed',
      failure: 'insufficient_funds',
    });
    expect((await openOrder(context, owner, { ...MONTHLY, guildId })).id).not.toBe(id);
    expect((await planOf(guildId))?.tier).toBe('free');
  });

  test('the trial is not lost by paying: the paid month begins at its end', async () => {
    const { bank, context, newFamily, planOf } = world;
    const { guildId, owner } = await newFamily();
    await startTrial(context, owner, { guildId });
    const order = await openOrder(context, owner, { ...MONTHLY, guildId });
    // The trial ends while the person is paying.
    context.travel(7 * DAY_MS);
    bank.pay(order.id);
    await Promise.all([
      expireSubscriptions(context),
      getOrder(context, owner, { guildId, orderId: order.id }),
    ]);
    const plan = await planOf(guildId);
    expect(plan).toMatchObject({ tier: 'premium', status: 'active' });
    expect(plan?.periodEnd?.getTime()).toBeGreaterThan(context.clock().getTime() + 27 * DAY_MS);
  });

  test.each([
    ['a smaller amount', { money: { amount_minor: 100, currency: 'RUB' } }],
    ['another currency', { money: { amount_minor: 89_900, currency: 'USD' } }],
    ['another order', { orderId: '6e9bd0c5-7dd4-4a3c-9a43-0a2b0d1f6f11' }],
  ] as const)('money for %s opens nothing', async (_name, change) => {
    const { bank, context, newFamily, planOf, moneyOf } = world;
    const { guildId, owner } = await newFamily();
    const { id } = await openOrder(context, owner, { ...MONTHLY, guildId });
    bank.pay(id, change);
    context.travel(2 * 60 * 1000);
    await reconcileBilling(context);
    expect((await planOf(guildId))?.tier).toBe('free');
    const { orders, payments } = await moneyOf(guildId);
    expect(payments).toEqual([]);
    expect(orders).toMatchObject([{ status: 'failed', mismatch: expect.any(String) as string }]);
    expect(await getOrder(context, owner, { guildId, orderId: id })).toMatchObject({ held: 'in_review' });
  });
});
