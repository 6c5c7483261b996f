import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createSandboxClient } from '@famiglia/sandbox/client';
import { startSandbox } from '@famiglia/sandbox/start-sandbox';
import type { Sandbox } from '@famiglia/sandbox/start-sandbox';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ForgedNotice, ProviderUnavailable } from '../../../platform/billing-provider.ts';
import type { ChargeOrder, RawNotice } from '../../../platform/billing-provider.ts';
import { createTestBank } from './test-bank.ts';

const SHOP = 'http://127.0.0.1:9/';
const notices: RawNotice[] = [];
const shop = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const headers = { 'bank-signature': String(request.headers['bank-signature']) };
    notices.push({ body: Buffer.concat(chunks), headers, ip: '127.0.0.1' });
    response.writeHead(204).end();
  });
});
let sandbox: Sandbox;
beforeAll(async () => {
  await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve));
  const bankNoticesUrl = `http://127.0.0.1:${(shop.address() as AddressInfo).port}/`;
  sandbox = await startSandbox({ port: 0, redirectUris: [SHOP], bankNoticesUrl });
});
afterAll(async () => {
  await sandbox.stop();
  shop.close();
});

const newOrder = (changes: Partial<ChargeOrder> = {}): ChargeOrder => ({
  id: randomUUID(),
  guildId: '1',
  guildName: 'Moretti',
  months: 1,
  money: { amount_minor: 1990, currency: 'USD' },
  receiptEmail: null,
  createdAt: new Date(),
  language: 'en',
  ...changes,
});

/** A paid order with the notice that told of it. */
const buy = async (card = 'good') => {
  const bank = createTestBank(sandbox.bank);
  const order = newOrder();
  const page = await bank.openPage(order, `${SHOP}back`);
  await createSandboxClient(sandbox.url).atBank(page.url, 'pay', card);
  const told = () => notices.find(({ body }) => body.toString().includes(page.reference));
  await expect.poll(told).toBeDefined();
  const charge = await bank.findCharge(page.reference);
  if (!told()) throw new Error('no notice came');
  return { bank, order, page, charge, notice: told() as RawNotice };
};

test('a page waits until it is paid, and is one payment however often it is opened', async () => {
  const bank = createTestBank(sandbox.bank);
  const order = newOrder({ money: { amount_minor: 89_900, currency: 'RUB' }, language: 'ru' });
  const page = await bank.openPage(order, `${SHOP}back`);
  expect(await bank.openPage(order, `${SHOP}back`)).toEqual(page);
  const pending = await bank.findCharge(page.reference);
  expect(pending).toMatchObject({ orderId: order.id, status: 'pending', money: order.money, method: null });
  expect(await bank.closePage(page.reference)).toMatchObject({ status: 'failed', failure: 'canceled' });
});

test('the kept card pays for a renewal once, and a refund of it is paid once', async () => {
  const { bank, charge } = await buy();
  expect(charge).toMatchObject({ status: 'paid', paidAt: expect.any(Date) as Date, disputed: false });
  const method = charge.method ?? { reference: '', customerReference: null, label: '' };
  expect(method.label).toBe('Visa •• 4242');
  const order = newOrder();
  const renewed = await bank.chargeMethod(order, method);
  expect(renewed).toMatchObject({ orderId: order.id, status: 'paid', money: order.money });
  expect((await bank.chargeMethod(order, method)).reference).toBe(renewed.reference);
  const money = { amount_minor: 1000, currency: 'USD' } as const;
  const refund = { key: randomUUID(), chargeReference: renewed.reference, money };
  expect([await bank.refund(refund), await bank.refund(refund)]).toEqual(['done', 'done']);
  expect(await bank.findCharge(renewed.reference)).toMatchObject({ refundedMinor: 1000 });
});

test('a card that expires before the renewal pays once, until its owner changes it on the bank’s page', async () => {
  const { bank, charge } = await buy('expiring');
  const method = charge.method ?? { reference: '', customerReference: '', label: '' };
  expect(await bank.chargeMethod(newOrder(), method)).toMatchObject({ failure: 'card_expired' });
  const page = await bank.portalUrl?.(method.customerReference ?? '', `${SHOP}back`);
  await createSandboxClient(sandbox.url).atBank(page ?? '', 'pay', 'good');
  expect(await bank.chargeMethod(newOrder(), method)).toMatchObject({
    status: 'paid',
    method: { label: 'Visa •• 4242' },
  });
});

test('a notice is believed by its signature and only for five minutes', async () => {
  const { bank, page, notice } = await buy();
  expect(await bank.readNotice(notice)).toEqual({
    id: expect.stringMatching(/^notice_/) as string,
    chargeReference: page.reference,
  });
  const body = Buffer.from(notice.body.toString().replace('payment.changed', 'payment.forged'));
  await expect(bank.readNotice({ ...notice, body })).rejects.toThrow(ForgedNotice);
  await expect(bank.readNotice({ ...notice, headers: {} })).rejects.toThrow(ForgedNotice);
  const foreign = createTestBank({ ...sandbox.bank, noticeSecret: 'another' });
  await expect(foreign.readNotice(notice)).rejects.toThrow(ForgedNotice);
  const later = new Date(Date.now() + 6 * 60_000);
  const late = createTestBank({ ...sandbox.bank, clock: () => later });
  await expect(late.readNotice(notice)).rejects.toThrow(ForgedNotice);
});

test('a bank that is down or not there is unavailable for now, and nothing was charged', async () => {
  const { bank, page } = await buy();
  const people = createSandboxClient(sandbox.url);
  await people.bankDesk({ action: 'set', notices: 'send', answers: 'no' });
  await expect(bank.findCharge(page.reference)).rejects.toThrow(ProviderUnavailable);
  await expect(bank.openPage(newOrder(), SHOP)).rejects.toThrow(ProviderUnavailable);
  await people.bankDesk({ action: 'set', notices: 'send', answers: 'yes' });
  const nowhere = createTestBank({ ...sandbox.bank, apiUrl: 'http://127.0.0.1:9' });
  await expect(nowhere.findCharge(page.reference)).rejects.toThrow(ProviderUnavailable);
});
