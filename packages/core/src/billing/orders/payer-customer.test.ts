import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { billingCustomers } from '../../platform/db/schema/billing.ts';
import { createBillingWorld, MONTHLY, type BillingWorld } from '../testing/billing-world.ts';
import { openOrder } from './open-order.ts';

let world: BillingWorld;
beforeAll(async () => {
  world = await createBillingWorld();
});
afterAll(async () => world.context.stop());

test('a payer is one customer at a provider, and a new one only after that was deleted there', async () => {
  const { bank, context, newFamily } = world;
  let living = 'cus_1';
  const asked: (string | null)[] = [];
  bank.keepCustomer = async (_payerId, known) => {
    asked.push(known);
    return living;
  };
  context.billing = new Map([[bank.name, bank]]);
  const { guildId, owner } = await newFamily();
  const payerId = owner.kind === 'user' ? owner.userId : '';
  const open = async (months: number) => openOrder(context, owner, { ...MONTHLY, guildId, months });
  const customers = async () =>
    (await context.db.select().from(billingCustomers).where(eq(billingCustomers.payerId, payerId))).map(
      ({ provider, reference }) => [provider, reference],
    );
  await open(1);
  expect(await customers()).toEqual([['test_bank', 'cus_1']]);
  await open(12);
  living = 'cus_2';
  await open(1);
  expect(asked).toEqual([null, 'cus_1', 'cus_1']);
  expect(await customers()).toEqual([['test_bank', 'cus_2']]);
  const sentFor = bank.sent.map(
    (request) => (JSON.parse(request) as { customerReference: string }).customerReference,
  );
  expect(sentFor).toEqual(['cus_1', 'cus_1', 'cus_2']);
});
