import type { PriceTag } from '@famiglia/contract/subscriptions';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { reconcileBilling } from '../notices/reconcile-billing.ts';
import { renewSubscriptions } from '../renewals/renew-subscriptions.ts';
import { createBillingWorld, MONTHLY, type BillingWorld } from '../testing/billing-world.ts';
import { createMemoryProvider } from '../testing/memory-provider.ts';
import { cancelOrder, getCheckout, getOrder } from './get-order.ts';
import { openOrder } from './open-order.ts';

const MINUTE_MS = 60 * 1000;
const DEARER: readonly PriceTag[] = [{ months: 1, money: { amount_minor: 99_900, currency: 'RUB' } }];

let world: BillingWorld;
beforeAll(async () => {
  world = await createBillingWorld();
});
afterAll(async () => world.context.stop());

/** The same program with other settings. */
const withPrices = (prices = DEARER) => ({ ...world.context, config: { ...world.context.config, prices } });
const withoutBank = () => {
  const other = { ...createMemoryProvider(() => world.context.clock()), name: 'stripe' as const };
  return { ...world.context, billing: new Map([[other.name, other]]) };
};

const begin = async () => {
  const family = await world.newFamily();
  const order = await openOrder(world.context, family.owner, { ...MONTHLY, guildId: family.guildId });
  return { ...family, order };
};

describe('after the prices changed', () => {
  test('an open order is closed, its buyer is told, and the new one has the new price', async () => {
    const { guildId, owner, order } = await begin();
    const context = withPrices();
    const checkout = await getCheckout(context, owner, { guildId });
    expect(checkout.open_order).toBeNull();
    expect(checkout.closed_order).toMatchObject({ id: order.id, status: 'failed', failure: 'price_changed' });
    // Its page is closed at the bank, too.
    expect(world.bank.charges.get(order.id)).toMatchObject({ status: 'failed', failure: 'canceled' });
    const anew = await openOrder(context, owner, { ...MONTHLY, guildId });
    expect(anew).toMatchObject({ status: 'open', money: { amount_minor: 99_900 } });
    expect(await getCheckout(context, owner, { guildId })).toMatchObject({
      open_order: { id: anew.id },
      closed_order: null,
    });
  });

  test('whoever waits for it learns it from the order, and so does the reconciliation', async () => {
    const [seen, unseen] = [await begin(), await begin()];
    const context = withPrices();
    const asked = { guildId: seen.guildId, orderId: seen.order.id };
    expect(await getOrder(context, seen.owner, asked)).toMatchObject({ failure: 'price_changed' });
    const later = new Date(context.clock().getTime() + 2 * MINUTE_MS);
    await reconcileBilling({ ...context, clock: () => later });
    const { orders } = await world.moneyOf(unseen.guildId);
    expect(orders).toMatchObject([{ status: 'failed', failure: 'price_changed' }]);
  });

  test('what was paid before is paid', async () => {
    const { guildId, owner, order } = await begin();
    world.bank.pay(order.id);
    const asked = { guildId, orderId: order.id };
    expect(await getOrder(withPrices(), owner, asked)).toMatchObject({ status: 'paid' });
  });

  test('a person who still sees the old price opens nothing', async () => {
    const { guildId, owner } = await world.newFamily();
    const wanted = { ...MONTHLY, guildId, amountMinor: 89_900 };
    await expect(openOrder(withPrices(), owner, wanted)).rejects.toThrow('price_changed');
    expect((await world.moneyOf(guildId)).orders).toEqual([]);
  });
});

describe('after the provider was taken out of the settings', () => {
  test('its open order is closed and told, and buying goes on with another one', async () => {
    const { guildId, owner, order } = await begin();
    const context = withoutBank();
    expect(await getCheckout(context, owner, { guildId })).toMatchObject({
      open_order: null,
      closed_order: { id: order.id, failure: 'provider_gone' },
    });
    expect(await openOrder(context, owner, { ...MONTHLY, guildId })).toMatchObject({
      status: 'open',
      provider: 'stripe',
    });
  });

  test('it can be looked at and cancelled without an error', async () => {
    const [seen, left] = [await begin(), await begin()];
    const context = withoutBank();
    const asked = { guildId: seen.guildId, orderId: seen.order.id };
    expect(await getOrder(context, seen.owner, asked)).toMatchObject({ failure: 'provider_gone' });
    const cancelled = await cancelOrder(context, left.owner, {
      guildId: left.guildId,
      orderId: left.order.id,
    });
    expect(cancelled).toMatchObject({ status: 'failed', failure: 'provider_gone' });
  });

  test('a renewal that was never sent fails with words, and the family can pay on a page', async () => {
    const family = await world.newFamily();
    const { guildId } = family;
    await world.buy(family);
    await world.makeRenewalDue(guildId);
    const context = withoutBank();
    await renewSubscriptions(context);
    const { orders, renewal } = await world.moneyOf(guildId);
    expect(orders.at(-1)).toMatchObject({ kind: 'renewal', status: 'failed', failure: 'provider_gone' });
    expect(renewal).toMatchObject({ lastFailure: 'provider_gone' });
    expect(await openOrder(context, family.owner, { ...MONTHLY, guildId })).toMatchObject({
      status: 'open',
    });
  });
});
