import { createHmac, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createSandboxClient } from '../client.ts';
import type { SandboxOptions } from '../sandbox-options.ts';
import { startSandbox } from '../start-sandbox.ts';
import { runSandbox, stopLater } from '../testing/run-sandbox.ts';
import type { RunningSandbox } from '../testing/run-sandbox.ts';

const SHOP = 'http://127.0.0.1:9/';
const ORDER = {
  amount_minor: 89_900,
  currency: 'RUB',
  description: 'Premium, 1 месяц: <Moretti>',
  order_id: 'order-1',
  language: 'ru',
  return_url: `${SHOP}checkout/order-1`,
  keeps_card: true,
};

interface Told {
  body: string;
  signature: string;
}

/** A shop that records the notices it gets; it answers with `status`. */
const openShop = async (status = () => 200) => {
  const told: Told[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += String(chunk)));
    request.on('end', () => {
      told.push({ body, signature: String(request.headers['bank-signature']) });
      response.writeHead(status()).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stopLater(() => void server.close());
  return { told, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/notices` };
};

/** The bank with its API as a shop calls it. */
const openBank = async (options: Partial<SandboxOptions> = {}) => {
  const sandbox = await runSandbox({ timings: { bankPausesMs: [1, 1], bankDelayMs: 60_000 }, ...options });
  return Object.assign(sandbox, { ask: asker(sandbox) });
};

const asker =
  ({ bank }: Pick<RunningSandbox, 'bank'>) =>
  async (path: string, body?: object, key: string = randomUUID(), secret = bank.secretKey) => {
    const answer = await fetch(bank.apiUrl + path, {
      method: body ? 'POST' : 'GET',
      headers: {
        authorization: `Bearer ${secret}`,
        'idempotence-key': key,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: answer.status, ...((await answer.json()) as Record<string, unknown>) } as Answer;
  };

interface Answer {
  /** Of HTTP, or of the payment where there is one. */
  status: number | string;
  id: string;
  error: string;
  failure: string | null;
  page_url: string;
  method: { id: string; label: string };
  refunded_minor: number;
  dispute: 'open' | 'won' | null;
  url: string;
}

const paidPayment = async (sandbox: Awaited<ReturnType<typeof openBank>>, card = 'good') => {
  const { id, page_url } = await sandbox.ask('/payments', ORDER);
  await sandbox.client.atBank(page_url, 'pay', card);
  return sandbox.ask(`/payments/${id}`);
};

test('a payment is paid on its page, leads back to the shop, and its card is charged again later', async () => {
  const sandbox = await openBank();
  const opened = await sandbox.ask('/payments', ORDER);
  expect(opened).toMatchObject({
    status: 'waiting',
    amount_minor: 89_900,
    order_id: 'order-1',
    method: null,
  });
  const page = await (await fetch(opened.page_url)).text();
  expect(page).toContain('Тестовый банк: деньги не настоящие');
  expect(page).toContain('Premium, 1 месяц: &lt;Moretti&gt;');
  expect(page).toMatch(/Заплатить 899,00\s₽/);

  const back = await sandbox.client.atBank(opened.page_url, 'pay');
  expect(back.href).toBe(ORDER.return_url);
  const paid = await sandbox.ask(`/payments/${opened.id}`);
  expect(paid).toMatchObject({ status: 'paid', failure: null, method: { label: 'Visa •• 4242' } });
  expect(await (await fetch(opened.page_url)).text()).toContain('Этот платёж завершён');
  await expect(sandbox.client.atBank(opened.page_url, 'pay')).rejects.toMatchObject({ status: 409 });

  const {
    return_url: _,
    keeps_card: __,
    ...renewal
  } = { ...ORDER, order_id: 'order-2', method_id: paid.method.id };
  expect(await sandbox.ask('/charges', renewal)).toMatchObject({ status: 'paid', page_url: null });
});

test.each([
  ['declined', 'declined'],
  ['no_funds', 'insufficient_funds'],
])('the card %s fails with %s and is not kept', async (card, failure) => {
  const sandbox = await openBank();
  expect(await paidPayment(sandbox, card)).toMatchObject({ status: 'failed', failure, method: null });
});

test('a payment that the payer refuses, the shop cancels or nobody pays in time cannot be paid any more', async () => {
  let now = Date.now();
  const sandbox = await openBank({ clock: () => now });
  const [left, refused, canceled] = await Promise.all([1, 2, 3].map(() => sandbox.ask('/payments', ORDER)));
  await sandbox.client.atBank(left?.page_url ?? '', 'leave');
  await sandbox.client.atBank(refused?.page_url ?? '', 'decline');
  expect(await sandbox.ask(`/payments/${refused?.id}`)).toMatchObject({ failure: 'canceled' });
  expect(await sandbox.ask(`/payments/${canceled?.id}/cancel`, {})).toMatchObject({ failure: 'canceled' });
  expect(await sandbox.ask(`/payments/${left?.id}`)).toMatchObject({ status: 'waiting' });
  now += 61 * 60_000;
  expect(await sandbox.ask(`/payments/${left?.id}`)).toMatchObject({ status: 'failed', failure: 'expired' });
  await expect(sandbox.client.atBank(left?.page_url ?? '', 'pay')).rejects.toMatchObject({ status: 409 });
});

test('the same key is the same payment or refund, and another request with it is refused', async () => {
  const sandbox = await openBank();
  const first = await sandbox.ask('/payments', ORDER, 'key');
  expect((await sandbox.ask('/payments', ORDER, 'key')).id).toBe(first.id);
  for (const other of [{ description: 'Renamed' }, { amount_minor: 1 }]) {
    expect(await sandbox.ask('/payments', { ...ORDER, ...other }, 'key')).toMatchObject({
      error: 'key_reused',
    });
  }
  await sandbox.client.atBank(first.page_url, 'pay');
  const refunds = `/payments/${first.id}/refunds`;
  await sandbox.ask(refunds, { amount_minor: 50_000 }, 'refund');
  expect(await sandbox.ask(refunds, { amount_minor: 50_000 }, 'refund')).toMatchObject({
    refunded_minor: 50_000,
  });
  expect(await sandbox.ask(refunds, { amount_minor: 50_000 })).toMatchObject({ error: 'too_much' });
});

test('the API refuses unknown fields, amounts that are not whole, foreign return addresses and foreign keys', async () => {
  const sandbox = await openBank();
  const refused = { status: 400, error: 'invalid_request' };
  expect(await sandbox.ask('/payments', { ...ORDER, discount: 1 })).toMatchObject(refused);
  expect(await sandbox.ask('/payments', { ...ORDER, amount_minor: 8.99 })).toMatchObject(refused);
  expect(await sandbox.ask('/payments', { ...ORDER, return_url: 'http://evil.test/' })).toMatchObject(
    refused,
  );
  expect(await sandbox.ask('/payments', ORDER, '')).toMatchObject(refused);
  expect(await sandbox.ask('/payments', ORDER, 'key', 'wrong')).toMatchObject({ status: 401 });
  expect(await sandbox.ask('/me')).toMatchObject({ status: 'open' });
  await sandbox.client.bankDesk({ action: 'set', notices: 'send', answers: 'refuses' });
  expect(await sandbox.ask('/me')).toMatchObject({ status: 'closed' });
  expect(await sandbox.ask('/payments', ORDER)).toMatchObject({ status: 403, error: 'shop_closed' });
  await sandbox.client.bankDesk({ action: 'set', notices: 'send', answers: 'yes' });
  const once = await sandbox.ask('/payments', { ...ORDER, keeps_card: false });
  await sandbox.client.atBank(once.page_url, 'pay');
  expect(await sandbox.ask(`/payments/${once.id}`)).toMatchObject({ status: 'paid', method: null });
  expect(await sandbox.ask('/payments/none')).toMatchObject({ status: 404 });
  expect((await fetch(`${sandbox.url}/bank/pay/none`)).status).toBe(404);
});

test('the shop is told by a signed notice, again until it answers, and the notice names only the payment', async () => {
  let failures = 2;
  const shop = await openShop(() => (failures-- > 0 ? 500 : 204));
  const sandbox = await openBank({ bankNoticesUrl: shop.url });
  const { id } = await paidPayment(sandbox);
  await expect.poll(() => shop.told.length).toBe(3);
  const [first, , last] = shop.told;
  expect(last?.body).toBe(first?.body);
  expect(JSON.parse(last?.body ?? '')).toEqual({
    id: expect.stringMatching(/^notice_/) as string,
    type: 'payment.changed',
    payment_id: id,
  });
  const [, time = '', signature] = /^t=(\d+),v1=(\w+)$/.exec(last?.signature ?? '') ?? [];
  const expected = createHmac('sha256', sandbox.bank.noticeSecret).update(`${time}.${last?.body}`);
  expect(signature).toBe(expected.digest('hex'));
});

test('the desk loses notices, sends them again, disputes a payment and lets a card expire', async () => {
  const shop = await openShop();
  const sandbox = await openBank({ bankNoticesUrl: shop.url });
  const { bankDesk } = sandbox.client;
  await bankDesk({ action: 'set', notices: 'lose', answers: 'yes' });
  const { id, method } = await paidPayment(sandbox);
  await bankDesk({ action: 'set', notices: 'delay', answers: 'no' });
  expect(await sandbox.ask(`/payments/${id}`)).toMatchObject({ status: 503 });
  await bankDesk({ action: 'dispute', payment_id: id });
  expect(shop.told).toEqual([]);
  await bankDesk({ action: 'send_again', payment_id: id });
  await expect.poll(() => shop.told.length).toBe(1);

  await bankDesk({ action: 'set', notices: 'send', answers: 'yes' });
  expect(await sandbox.ask(`/payments/${id}`)).toMatchObject({ dispute: 'open' });
  const { return_url, keeps_card: _, ...order } = ORDER;
  const charge = async () => sandbox.ask('/charges', { ...order, method_id: method.id });
  expect(await charge()).toMatchObject({ status: 'paid' });
  await bankDesk({ action: 'expire_card', payment_id: id });
  expect(await charge()).toMatchObject({ status: 'failed', failure: 'card_expired' });
  const desk = await (await fetch(`${sandbox.url}/bank`, { headers: { 'accept-language': 'en' } })).text();
  expect(desk).toMatch(/Paid · Visa •• 4242 · card expired · disputed/);
  await bankDesk({ action: 'win_dispute', payment_id: id });
  expect(await sandbox.ask(`/payments/${id}`)).toMatchObject({ dispute: 'won' });

  const { url } = await sandbox.ask(`/methods/${method.id}/page`, { return_url });
  const back = await sandbox.client.atBank(url, 'pay', 'good');
  expect(back.href).toBe(return_url);
  expect(await charge()).toMatchObject({ status: 'paid' });
  await bankDesk({ action: 'remove_card', payment_id: id });
  expect(await charge()).toMatchObject({ status: 'failed', failure: 'declined', method: null });
});

test('a payment is on disk before the payer is led back, and a notice that was not delivered goes on after a kill', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'bank-'));
  stopLater(() => rm(dataDir, { recursive: true, force: true }));
  let isOpen = false;
  const shop = await openShop(() => (isOpen ? 200 : 500));
  const options = { dataDir, bankNoticesUrl: shop.url, timings: { bankPausesMs: [600_000] } };
  const killed = await startSandbox({ port: 0, redirectUris: [SHOP], ...options });
  stopLater(() => killed.stop());
  const { id, page_url } = await asker(killed)('/payments', ORDER);
  await createSandboxClient(killed.url).atBank(page_url, 'pay');
  await expect.poll(() => shop.told.length).toBe(1);

  // The first one is not stopped: what it has not written by itself is lost.
  isOpen = true;
  const after = await openBank(options);
  expect(await after.ask(`/payments/${id}`)).toMatchObject({ status: 'paid' });
  await expect.poll(() => shop.told.length).toBe(2);
});
