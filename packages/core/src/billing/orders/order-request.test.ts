import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { orders } from '../../platform/db/schema/billing.ts';
import { guilds } from '../../platform/db/schema/guilds.ts';
import { createBillingWorld, DAY_MS, MONTHLY, type BillingWorld } from '../testing/billing-world.ts';
import { getOrder } from './get-order.ts';
import { openOrder } from './open-order.ts';

let world: BillingWorld;
beforeAll(async () => {
  world = await createBillingWorld();
});
afterAll(async () => world.context.stop());
beforeEach(() => {
  world.bank.setRefusing(false);
  world.bank.sent.length = 0;
});

const rename = async (guildId: string) =>
  world.context.db
    .update(guilds)
    .set({ name: `Renamed ${guildId}` })
    .where(eq(guilds.id, guildId));

test('a renewal that is repeated after its answer was lost is the same request, though the guild was renamed', async () => {
  const { bank, newFamily, buy, makeRenewalDue, moneyOf, tick } = world;
  const family = await newFamily();
  await buy(family);
  bank.sent.length = 0;
  await makeRenewalDue(family.guildId);
  bank.loseAnswer('chargeMethod');
  await tick();
  await rename(family.guildId);
  world.context.travel(5 * 60 * 1000);
  await tick();
  expect(bank.sent.length).toBeGreaterThanOrEqual(2);
  expect(new Set(bank.sent).size).toBe(1);
  const { payments, orders: stored } = await moneyOf(family.guildId);
  expect(payments).toHaveLength(2);
  expect(stored.map(({ request }) => request)).toEqual([null, null]);
});

test('a page whose process was killed is requested again with the same body, which is deleted after the answer', async () => {
  const { bank, context, newFamily } = world;
  const { guildId, owner } = await newFamily();
  const wanted = { ...MONTHLY, guildId, receiptEmail: 'payer@example.com' };
  const order = await openOrder(context, owner, wanted);
  const requestOf = async () =>
    (await context.db.select().from(orders).where(eq(orders.id, order.id)))[0]?.request;
  expect(await requestOf()).toBeNull();
  // What a kill before the answer leaves behind.
  await context.db
    .update(orders)
    .set({ providerReference: null, pageUrl: null, expiresAt: null, request: bank.sent[0] ?? null })
    .where(eq(orders.id, order.id));
  await rename(guildId);
  const again = await openOrder(context, owner, { ...wanted, receiptEmail: 'other@example.com' });
  expect(again.id).toBe(order.id);
  expect(bank.sent).toHaveLength(2);
  expect(bank.sent[1]).toBe(bank.sent[0]);
  expect(await requestOf()).toBeNull();
});

test('ten who open the same order at once send one request', async () => {
  const { bank, context, newFamily } = world;
  const { guildId, owner } = await newFamily();
  const opened = await Promise.all(
    Array.from({ length: 10 }, async (_, nth) =>
      openOrder(context, owner, { ...MONTHLY, guildId, receiptEmail: `payer${nth}@example.com` }),
    ),
  );
  expect(new Set(opened.map(({ id }) => id)).size).toBe(1);
  expect(new Set(bank.sent).size).toBe(1);
});

test('a provider that refuses is not treated as unavailable: the buyer is told, the owner reads why, and buying goes on', async () => {
  const { bank, context, newFamily, planOf } = world;
  const { guildId, owner } = await newFamily();
  const wanted = { ...MONTHLY, guildId };
  const error = vi.spyOn(context.log, 'error');
  bank.setRefusing(true);
  await expect(openOrder(context, owner, wanted)).rejects.toThrow('payment_provider_refused');
  expect(error).toHaveBeenCalledExactlyOnceWith(
    { provider: 'test_bank', call: 'openPage', refusal: 'shop_closed', words: 'Closed' },
    expect.any(String),
  );
  error.mockRestore();
  bank.setRefusing(false);
  const order = await openOrder(context, owner, wanted);
  bank.pay(order.id);
  bank.setRefusing(true);
  expect(await getOrder(context, owner, { guildId, orderId: order.id })).toMatchObject({ status: 'open' });
  bank.setRefusing(false);
  await getOrder(context, owner, { guildId, orderId: order.id });
  expect(await planOf(guildId)).toMatchObject({ status: 'active' });
});

test('a renewal that is refused because of our keys waits, and is charged once they are right', async () => {
  const { bank, context, newFamily, buy, planOf, moneyOf, tick } = world;
  const family = await newFamily();
  await buy(family);
  const end = (await planOf(family.guildId))?.periodEnd?.getTime() ?? 0;
  context.travel(end - DAY_MS / 2 - context.clock().getTime());
  bank.setRefusing(true);
  await tick();
  expect(await planOf(family.guildId)).toMatchObject({ status: 'active' });
  context.travel(DAY_MS);
  await tick();
  expect(await planOf(family.guildId)).toMatchObject({ tier: 'premium', status: 'past_due' });
  bank.setRefusing(false);
  context.travel(60_000);
  await tick();
  expect(await planOf(family.guildId)).toMatchObject({ status: 'active' });
  expect((await moneyOf(family.guildId)).payments).toHaveLength(2);
});
