import { createHmac, randomUUID } from 'node:crypto';
import type { ChargeFailure } from '@famiglia/contract/billing/billing';
import type { RawNotice } from '../../../platform/billing-provider.ts';
import { createStripeProvider } from '../stripe/stripe-provider.ts';
import { startDoubleServer } from './double-server.ts';
import type { ProviderWorld } from './provider-world.ts';
import { StripeLedger } from './stripe-ledger.ts';
import { createStripeRoutes } from './stripe-routes.ts';

const SECRET_KEY = 'sk_test_of_the_double';
const WEBHOOK_SECRET = 'whsec_of_the_double';

/** Stripe's codes for the reasons that we tell apart. */
const CODES: Partial<Record<ChargeFailure, { code: string; decline_code?: string }>> = {
  declined: { code: 'card_declined', decline_code: 'generic_decline' },
  insufficient_funds: { code: 'card_declined', decline_code: 'insufficient_funds' },
  card_expired: { code: 'expired_card', decline_code: 'expired_card' },
  confirmation_needed: { code: 'authentication_required', decline_code: 'authentication_required' },
  other: { code: 'processing_error' },
};

/** A stand-in of Stripe that answers only what its API describes, with the real SDK connected to it. */
export const startStripeDouble = async () => {
  const clock = { now: new Date('2026-11-16T12:00:00Z') };
  const ledger = new StripeLedger(() => clock.now);
  const server = await startDoubleServer(createStripeRoutes(ledger, SECRET_KEY), () => ({
    error: { type: 'api_error', message: 'Something went wrong on Stripe’s end' },
  }));
  const { port, loseAnswers, answerWith, stop } = server;
  const settings = {
    secretKey: SECRET_KEY,
    webhookSecret: WEBHOOK_SECRET,
    clock: () => clock.now,
    server: { host: '127.0.0.1', port, protocol: 'http' as const },
  };

  /** `t=…,v1=…` over “time.body”, as Stripe describes it for those who verify by hand. */
  const sign = (body: string | Buffer, at: Date, secret = WEBHOOK_SECRET): RawNotice => {
    const time = Math.floor(at.getTime() / 1000);
    const signature = createHmac('sha256', secret).update(`${time}.`).update(body).digest('hex');
    return {
      body: Buffer.from(body),
      headers: { 'stripe-signature': `t=${time},v1=${signature}` },
      ip: '192.0.2.1',
    };
  };
  const event = (type: string, object: object): RawNotice => {
    const body = { id: `evt_${randomUUID()}`, object: 'event', type, data: { object } };
    return sign(JSON.stringify(body), clock.now);
  };

  const world: ProviderWorld = {
    provider: createStripeProvider(settings),
    withWrongKey: createStripeProvider({ ...settings, secretKey: 'sk_test_of_somebody_else' }),
    clock,
    price: { amount_minor: 1990, currency: 'USD' },
    pay: (page) => ledger.completePage(page),
    decline: (page, reason) => ledger.declinePage(page, CODES[reason] ?? { code: 'card_declined' }),
    expire: (page) => ledger.expirePage(page),
    declineMethods: (reason) => {
      ledger.decline = reason === null ? null : (CODES[reason] ?? { code: 'card_declined' });
    },
    deleteMethods: () => ledger.methods.clear(),
    changeMethod: ({ customerReference }) => {
      ledger.choose(customerReference ?? '', { brand: 'mastercard', last4: '4444' });
      return 'Mastercard •• 4444';
    },
    methodNotice: (customer) => event('payment_method.attached', { id: 'pm_new', customer }),
    reasons: ['declined', 'insufficient_funds', 'card_expired', 'confirmation_needed', 'other'],
    dispute: (charge) => ledger.dispute(charge),
    winDispute: (charge) => ledger.winDispute(charge),
    notice: (charge) => event('payment_intent.succeeded', ledger.intent(charge)),
    forgeries: (notice) => {
      const body = notice.body.toString();
      return [
        { ...notice, body: Buffer.from(body.replace('1990', '1')) },
        { ...notice, headers: {} },
        sign(body, clock.now, 'whsec_of_somebody_else'),
        // Recorded and sent again an hour later.
        sign(body, new Date(clock.now.getTime() - 3_600_000)),
      ];
    },
    foreignNotice: () => event('payment_intent.succeeded', { id: 'pi_foreign', metadata: {} }),
    loseAnswers,
    answerWith,
    forgetKeys: () => ledger.keys.clear(),
    close: (isClosed) => {
      ledger.isOpen = !isClosed;
    },
    broken: (body) => sign(body, clock.now),
    taken: () => ledger.taken(),
    stop,
  };
  return { world, ledger, event };
};
