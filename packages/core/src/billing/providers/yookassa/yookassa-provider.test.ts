import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ForgedNotice, ProviderUnavailable } from '../../../platform/billing-provider.ts';
import type { ChargeOrder } from '../../../platform/billing-provider.ts';
import { fromDecimal, toDecimal } from '../decimal-money.ts';
import { describeOrder } from '../describe-order.ts';
import { chargeKept, openPage } from '../testing/as-engine.ts';
import { describeBillingProvider } from '../testing/billing-provider-contract.ts';
import { startYookassaDouble } from '../testing/yookassa-double.ts';
import type { StoredPayment } from '../testing/yookassa-ledger.ts';

describeBillingProvider('YooKassa', async () => (await startYookassaDouble()).world);

let double: Awaited<ReturnType<typeof startYookassaDouble>>;
beforeAll(async () => {
  double = await startYookassaDouble();
});
afterAll(async () => double.world.stop());

const RETURN_URL = 'https://famiglia.example/return';
const newOrder = (): ChargeOrder => ({
  id: randomUUID(),
  guildId: '1',
  guildName: 'La Famiglia',
  months: 1,
  money: double.world.price,
  receiptEmail: 'payer@example.com',
  language: 'ru',
  renews: true,
  customerReference: null,
  createdAt: double.world.clock.now,
});

test('an answer that is not from YooKassa counts as unavailable', async () => {
  const { world, ledger } = double;
  world.answerWith(200);
  await expect(world.provider.findCharge('1')).rejects.toBeInstanceOf(ProviderUnavailable);
  world.answerWith(null);
  ledger.payments.set('1', { id: '1' } as StoredPayment);
  await expect(world.provider.findCharge('1')).rejects.toBeInstanceOf(ProviderUnavailable);
  ledger.payments.delete('1');
});

test('a page that was closed for us and is paid all the same is a payment', async () => {
  const { world } = double;
  const page = await openPage(world.provider, newOrder(), RETURN_URL);
  expect(await world.provider.closePage(page.reference)).toMatchObject({ status: 'pending' });
  await world.pay(page.reference);
  expect(await world.provider.findCharge(page.reference)).toMatchObject({ status: 'paid' });
});

test('a page is not opened without an address for the receipt', async () => {
  const order = { ...newOrder(), receiptEmail: null };
  await expect(openPage(double.world.provider, order, RETURN_URL)).rejects.toThrow('receipt');
});

test('a shop that may not keep methods sells all the same, once each', async () => {
  const { world, ledger } = double;
  ledger.mayKeepMethods = false;
  const refused = openPage(world.provider, newOrder(), RETURN_URL);
  await expect(refused).rejects.toMatchObject({
    code: 'forbidden',
    words: 'Forbidden to save payment method',
  });
  const page = await openPage(world.provider, { ...newOrder(), renews: false }, RETURN_URL);
  expect(page.url).not.toBeNull();
  ledger.mayKeepMethods = true;
});

test('the receipt names the tax system of the shop', async () => {
  const request = await double.world.provider.buildPageRequest(newOrder(), RETURN_URL);
  expect(JSON.parse(request)).toMatchObject({ receipt: { tax_system_code: 2, items: [{ vat_code: 1 }] } });
});

test('the address for receipts goes from payment to payment at YooKassa, so a renewal and its refund have one', async () => {
  const { world, ledger } = double;
  const page = await openPage(world.provider, newOrder(), RETURN_URL);
  await world.pay(page.reference);
  const { method } = await world.provider.findCharge(page.reference);
  if (!method) throw new Error('The method was not kept');
  const renewed = await chargeKept(world.provider, { ...newOrder(), receiptEmail: null }, method);
  expect(ledger.payment(renewed.reference).metadata['receipt_email']).toBe('payer@example.com');
  const money = { ...world.price, amount_minor: 1 };
  const refund = { key: randomUUID(), chargeReference: renewed.reference, money };
  expect(await world.provider.refund(refund)).toBe('done');
});

test.each(['185.71.76.31', '77.75.154.128', '77.75.156.35', '2a02:5180:1::5', '::ffff:185.71.77.1'])(
  'a notice of a refund from %s is genuine',
  async (ip) => {
    const raw = double.notify('refund.succeeded', { id: 'r1', payment_id: 'p1' }, ip);
    expect(await double.world.provider.readNotice(raw)).toEqual({
      id: 'refund.succeeded:r1',
      chargeReference: 'p1',
    });
    const forged = { ...raw, ip: '::ffff:203.0.113.7' };
    await expect(double.world.provider.readNotice(forged)).rejects.toBeInstanceOf(ForgedNotice);
  },
);

test.each([
  [1990, '19.90'],
  [89_900, '899.00'],
  [5, '0.05'],
  [100, '1.00'],
  [1_078_801, '10788.01'],
])('%i minor units are written as %s and read back', (minor, text) => {
  expect(toDecimal({ amount_minor: minor, currency: 'RUB' })).toBe(text);
  expect(fromDecimal(text)).toBe(minor);
});

test.each(['899', '899.0', '899,00', '-1.00', '1e3', ''])('“%s” is no amount', (text) => {
  expect(() => fromDecimal(text)).toThrow('Not an amount');
});

test.each([
  ['ru', 1, 'Famiglia Premium, 1 месяц: La Famiglia'],
  ['ru', 3, 'Famiglia Premium, 3 месяца: La Famiglia'],
  ['ru', 12, 'Famiglia Premium, 12 месяцев: La Famiglia'],
  ['en', 1, 'Famiglia Premium, 1 month: La Famiglia'],
  ['en', 12, 'Famiglia Premium, 12 months: La Famiglia'],
] as const)('in %s an order of %i months reads %s', (language, months, text) => {
  expect(describeOrder({ ...newOrder(), language, months })).toBe(text);
});
