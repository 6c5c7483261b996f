import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { renewals } from '../../platform/db/schema/billing.ts';
import { createBillingWorld, type BillingWorld } from '../testing/billing-world.ts';
import { getOrder } from './get-order.ts';
import { confirmRenewal } from './open-order.ts';

let world: BillingWorld;
beforeAll(async () => {
  world = await createBillingWorld();
});
afterAll(async () => world.context.stop());

test('a renewal that the bank wants confirmed is paid on a page at the agreed price, and renews again', async () => {
  const { bank, context, newFamily, buy, makeRenewalDue, moneyOf, planOf, tick } = world;
  const family = await newFamily();
  const { guildId, owner } = family;
  await buy(family);
  await expect(confirmRenewal(context, owner, { guildId, language: 'en' })).rejects.toThrow(
    'nothing_to_confirm',
  );
  const agreed = 77_700;
  await context.db.update(renewals).set({ amountMinor: agreed }).where(eq(renewals.guildId, guildId));
  await makeRenewalDue(guildId);
  bank.answerRenewals('confirmation_needed');
  await tick();
  bank.answerRenewals('paid');
  expect((await moneyOf(guildId)).renewal).toMatchObject({ lastFailure: 'confirmation_needed' });
  const before = (await planOf(guildId))?.periodEnd?.getTime() ?? 0;

  const order = await confirmRenewal(context, owner, { guildId, language: 'en' });
  expect(order).toMatchObject({ kind: 'purchase', renews: true, page_url: expect.any(String) });
  expect(order.money).toEqual({ amount_minor: agreed, currency: 'RUB' });
  expect((await confirmRenewal(context, owner, { guildId })).id).toBe(order.id);
  bank.pay(order.id);
  await getOrder(context, owner, { guildId, orderId: order.id });
  const plan = await planOf(guildId);
  expect(plan).toMatchObject({ status: 'active', graceUntil: null });
  expect(plan?.periodEnd?.getTime()).toBeGreaterThan(before);
  const { renewal, payments } = await moneyOf(guildId);
  expect(payments.map(({ amountMinor }) => amountMinor)).toEqual([89_900, agreed]);
  expect(renewal).toMatchObject({ lastFailure: null, amountMinor: agreed });
});
