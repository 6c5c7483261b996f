import { eq } from 'drizzle-orm';
import type { PriceTag } from '@famiglia/contract/billing/subscriptions';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Actor } from '../../platform/actor.ts';
import { orders as orderRows } from '../../platform/db/schema/billing.ts';
import { newId } from '../../testing/test-guild.ts';
import { signInActor } from '../../testing/test-session.ts';
import { reconcileBilling } from '../notices/reconcile-billing.ts';
import { listBillingProblems } from '../problems/find-problems.ts';
import { settleMismatch } from '../problems/settle-problem.ts';
import { renewSubscriptions } from '../renewals/renew-subscriptions.ts';
import { createBillingWorld, MONTHLY, type BillingWorld } from '../testing/billing-world.ts';
import { createMemoryProvider } from '../testing/memory-provider.ts';
import { cancelOrder, getCheckout, getOrder } from './get-order.ts';
import { openOrder } from './open-order.ts';

const MINUTE_MS = 60 * 1000;
const DEARER: readonly PriceTag[] = [{ months: 1, money: { amount_minor: 99_900, currency: 'RUB' } }];

const SITE_ADMIN = newId();
let world: BillingWorld;
let admin: Actor;
beforeAll(async () => {
  world = await createBillingWorld(SITE_ADMIN);
  admin = await signInActor(world.context, SITE_ADMIN);
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

/** A renewal that was sent, and then the keys of the bank were taken out. */
const sentAndGone = async ({ arrives }: { arrives: boolean }) => {
  const family = await world.newFamily();
  await world.buy(family);
  await world.makeRenewalDue(family.guildId);
  if (arrives) world.bank.loseAnswer('chargeMethod');
  else world.bank.setAway(true);
  await renewSubscriptions(world.context);
  world.bank.setAway(false);
  const sent = (await world.moneyOf(family.guildId)).orders.find(({ kind }) => kind === 'renewal');
  expect(sent).toMatchObject({ kind: 'renewal', status: 'open' });
  // Killed between writing the request and sending it, or on the way: nobody here can tell.
  if (!arrives)
    await world.context.db
      .update(orderRows)
      .set({ request: '{}' })
      .where(eq(orderRows.id, sent?.id ?? ''));
  return { ...family, orderId: sent?.id ?? '' };
};
const problemsOf = async (guildId: string) =>
  (await listBillingProblems(world.context, admin, {})).items.filter(({ guild }) => guild?.id === guildId);

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

  test('a renewal that was sent blocks nobody and is shown to the site admin; back again, the bank is asked, not charged', async () => {
    const { guildId, owner, orderId } = await sentAndGone({ arrives: true });
    const gone = withoutBank();
    const page = await openOrder(gone, owner, { ...MONTHLY, guildId });
    expect(page).toMatchObject({ status: 'open', provider: 'stripe' });
    expect(await problemsOf(guildId)).toMatchObject([{ kind: 'unanswered', id: orderId }]);
    await cancelOrder(gone, owner, { guildId, orderId: page.id });
    const before = [...world.bank.charges.values()].length;
    await world.makeRenewalDue(guildId);
    await renewSubscriptions(world.context);
    const { payments, orders } = await world.moneyOf(guildId);
    expect(payments.map((payment) => payment.orderId)).toContain(orderId);
    expect(payments).toHaveLength(2);
    expect(orders.find((order) => order.id === orderId)).toMatchObject({ status: 'paid', unanswered: false });
    expect([...world.bank.charges.values()]).toHaveLength(before);
    expect(await problemsOf(guildId)).toEqual([]);
  });

  test('one that never arrived is charged anew once its bank is back', async () => {
    const { guildId, orderId } = await sentAndGone({ arrives: false });
    await reconcileBilling({
      ...withoutBank(),
      clock: () => new Date(world.context.clock().getTime() + 2 * MINUTE_MS),
    });
    expect(await problemsOf(guildId)).toMatchObject([{ kind: 'unanswered', id: orderId }]);
    await reconcileBilling(world.context);
    expect(await problemsOf(guildId)).toEqual([]);
    await world.makeRenewalDue(guildId);
    await renewSubscriptions(world.context);
    const { payments } = await world.moneyOf(guildId);
    expect(payments).toHaveLength(2);
    expect(payments.map((payment) => payment.orderId)).not.toContain(orderId);
  });

  test('the site admin who looked it up closes the case', async () => {
    const { guildId, owner, orderId } = await sentAndGone({ arrives: true });
    await getCheckout(withoutBank(), owner, { guildId });
    expect(await problemsOf(guildId)).toHaveLength(1);
    await settleMismatch(world.context, admin, { orderId });
    expect(await problemsOf(guildId)).toEqual([]);
    await expect(settleMismatch(world.context, admin, { orderId })).rejects.toMatchObject({
      code: 'not_found',
    });
  });
});
