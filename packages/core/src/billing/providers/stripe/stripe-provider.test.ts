import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { NoMethodPage, ProviderUnavailable } from '../../../platform/billing-provider.ts';
import type { ChargeOrder } from '../../../platform/billing-provider.ts';
import { chargeKept, openPage } from '../testing/as-engine.ts';
import { describeBillingProvider } from '../testing/billing-provider-contract.ts';
import { startStripeDouble } from '../testing/stripe-double.ts';

describeBillingProvider('Stripe', async () => (await startStripeDouble()).world);

let double: Awaited<ReturnType<typeof startStripeDouble>>;
beforeAll(async () => {
  double = await startStripeDouble();
});
afterAll(async () => double.world.stop());

const newOrder = (): ChargeOrder => ({
  id: randomUUID(),
  guildId: '1',
  guildName: 'La Famiglia',
  months: 1,
  money: double.world.price,
  receiptEmail: null,
  renews: true,
  customerReference: null,
  language: 'en',
  createdAt: double.world.clock.now,
});
const open = async () => openPage(double.world.provider, newOrder(), 'https://famiglia.example/return');

test('an answer that is not from Stripe counts as unavailable', async () => {
  const { world } = double;
  world.answerWith(200);
  await expect(world.provider.findCharge('pi_1')).rejects.toBeInstanceOf(ProviderUnavailable);
  world.answerWith(null);
});

test('a declined card leaves the page open, so another card may still pay it', async () => {
  const { world } = double;
  const page = await open();
  await world.decline(page.reference, 'declined');
  const { reference, status } = await world.provider.findCharge(page.reference);
  expect(reference).toMatch(/^pi_/u);
  expect(status).toBe('pending');
  expect(await world.provider.findCharge(reference)).toMatchObject({ status: 'pending' });
  await world.pay(page.reference);
  expect(await world.provider.findCharge(reference)).toMatchObject({ status: 'paid' });
});

test('a closed page can no longer be paid', async () => {
  const { world } = double;
  const page = await open();
  expect(await world.provider.closePage(page.reference)).toMatchObject({
    status: 'failed',
    failure: 'expired',
  });
  expect(() => world.pay(page.reference)).toThrow('no longer be paid');
});

test('a renewal charges the card that the payer chose on Stripe’s own page', async () => {
  const { world, ledger } = double;
  const page = await open();
  await world.pay(page.reference);
  const { method } = await world.provider.findCharge(page.reference);
  if (!method?.customerReference) throw new Error('The method was not kept');
  expect(await world.provider.portalUrl?.(method.customerReference, 'https://famiglia.example/')).toContain(
    method.customerReference,
  );
  const reference = ledger.choose(method.customerReference, { brand: 'mastercard', last4: '4444' });
  const charge = await chargeKept(world.provider, newOrder(), method);
  expect(charge.method).toMatchObject({ reference, label: 'Mastercard •• 4444' });
});

test('notices of pages, refunds and disputes name their payment; others are of no interest', async () => {
  const { world, event } = double;
  const metadata = { order_id: randomUUID() };
  const read = async (type: string, object: object) => world.provider.readNotice(event(type, object));
  expect(await read('checkout.session.completed', { id: 'cs_1', metadata })).toMatchObject({
    chargeReference: 'cs_1',
  });
  expect(await read('checkout.session.expired', { id: 'cs_1', metadata: {} })).toBeNull();
  for (const type of ['charge.refunded', 'refund.failed', 'charge.dispute.created']) {
    expect(await read(type, { id: 'x_1', payment_intent: 'pi_1' })).toMatchObject({
      chargeReference: 'pi_1',
    });
  }
  expect(await read('customer.created', { id: 'cus_1' })).toBeNull();
});

test('one customer pays for everything of a payer, until it is deleted at Stripe', async () => {
  const { world, ledger } = double;
  const keep = async (known: string | null) => (await world.provider.keepCustomer?.('17', known)) ?? '';
  const [first, atOnce] = await Promise.all([keep(null), keep(null)]);
  expect(atOnce).toBe(first);
  expect(await keep(first)).toBe(first);
  const page = await openPage(
    world.provider,
    { ...newOrder(), customerReference: first },
    'https://famiglia.example/return',
  );
  await world.pay(page.reference);
  const { method } = await world.provider.findCharge(page.reference);
  expect(method).toMatchObject({ customerReference: first });
  ledger.customers.delete(first);
  expect(await keep(first)).not.toBe(first);
});

test('a portal that nobody has set up is a refusal of its own, in Stripe’s words', async () => {
  const { world, ledger } = double;
  ledger.hasPortal = false;
  const refused = world.provider.portalUrl?.('cus_1', 'https://famiglia.example/');
  await expect(refused).rejects.toBeInstanceOf(NoMethodPage);
  await expect(refused).rejects.toMatchObject({ words: expect.stringContaining('default configuration') });
  ledger.hasPortal = true;
});
