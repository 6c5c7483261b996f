import { randomUUID } from 'node:crypto';
import type { ChargeFailure } from '@famiglia/contract/billing/billing';
import type { RawNotice } from '../../../platform/billing-provider.ts';
import { createYookassaProvider } from '../yookassa/yookassa-provider.ts';
import { startDoubleServer } from './double-server.ts';
import type { ProviderWorld } from './provider-world.ts';
import { YookassaLedger } from './yookassa-ledger.ts';
import { createYookassaRoutes } from './yookassa-routes.ts';

const SHOP = { shopId: '100500', secretKey: 'test_secret_of_the_double' };
const SENDER = '185.71.76.5';

/** YooKassa's reasons for those that we tell apart. */
const REASONS: Partial<Record<ChargeFailure, string>> = {
  declined: 'general_decline',
  insufficient_funds: 'insufficient_funds',
  card_expired: 'card_expired',
  other: 'internal_timeout',
};
const reasonOf = (failure: ChargeFailure) => REASONS[failure] ?? 'general_decline';

/** YooKassa signs nothing: only the address says who sent it. */
const notify = (event: string, object: object, ip = SENDER): RawNotice => ({
  body: Buffer.from(JSON.stringify({ type: 'notification', event, object })),
  headers: {},
  ip,
});

/** A stand-in of YooKassa that answers only what its API describes. The shop must send receipts, as the law asks. */
export const startYookassaDouble = async () => {
  const clock = { now: new Date('2026-11-16T12:00:00Z') };
  const ledger = new YookassaLedger(() => clock.now);
  const server = await startDoubleServer(createYookassaRoutes(ledger, SHOP), (status) => ({
    type: 'error',
    id: randomUUID(),
    code: status === 429 ? 'too_many_requests' : 'internal_server_error',
  }));
  const { port, loseAnswers, answerWith, stop } = server;
  const settings = {
    ...SHOP,
    address: `http://127.0.0.1:${port}/v3`,
    taxes: { vatCode: 1, taxSystemCode: 2 },
    mayKeepMethods: true,
    clock: () => clock.now,
  };
  const world: ProviderWorld = {
    provider: createYookassaProvider(settings),
    withWrongKey: createYookassaProvider({ ...settings, secretKey: 'test_of_somebody_else' }),
    clock,
    price: { amount_minor: 89_900, currency: 'RUB' },
    pay: (page) => ledger.succeed(ledger.payment(page)),
    decline: (page, reason) => ledger.cancel(ledger.payment(page), reasonOf(reason)),
    expire: (page) => ledger.cancel(ledger.payment(page), 'expired_on_confirmation'),
    declineMethods: (reason) => {
      ledger.decline = reason === null ? null : reasonOf(reason);
    },
    deleteMethods: () => ledger.methods.clear(),
    reasons: ['declined', 'insufficient_funds', 'card_expired', 'other'],
    notice: (charge) => notify('payment.succeeded', ledger.payment(charge)),
    forgeries: (notice) =>
      ['185.71.76.32', '77.75.156.12', '203.0.113.7', '2a02:5181::1', '', 'localhost'].map((ip) => ({
        ...notice,
        ip,
      })),
    foreignNotice: () => notify('payment.succeeded', { id: randomUUID(), metadata: {} }),
    loseAnswers,
    answerWith,
    forgetKeys: () => ledger.keys.clear(),
    close: (isClosed) => {
      ledger.isOpen = !isClosed;
    },
    broken: (body) => ({ body, headers: {}, ip: SENDER }),
    taken: () => ledger.taken(),
    stop,
  };
  return { world, ledger, notify };
};
