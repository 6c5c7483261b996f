import type { Stripe } from 'stripe';
import { ProviderRefused, ProviderUnavailable } from '../../../platform/billing-provider.ts';
import type { BillingProvider, Charge, OrderKey } from '../../../platform/billing-provider.ts';
import { createExtra } from '../../../platform/extras/open-extra.ts';
import { chargeNotBegun } from '../charge-not-begun.ts';
import { chargeOnce } from '../charge-once.ts';
import { findCharge, findPage, searchCharge } from './find-stripe-charge.ts';
import { chargeOfIntent } from './read-stripe-charge.ts';
import { readStripeNotice } from './read-stripe-notice.ts';
import { findMethod, keepCustomer, portalUrl, removeMethod } from './stripe-customers.ts';
import { askStripe, isKeyTaken, isStripeError, translated } from './stripe-errors.ts';
import { refundOnce } from './stripe-refunds.ts';
import { buildChargeRequest, buildPageRequest } from './stripe-requests.ts';

/** What this was written and tested for; the default of the account does not matter. */
const API_VERSION = '2026-10-28.endive';
const TIMEOUT_MS = 10_000;
/** A start with Stripe's keys has installed the SDK already. */
const INSTALL_MS = 60_000;

export interface StripeSettings {
  secretKey: string;
  webhookSecret: string;
  clock: () => Date;
  /** Another address than Stripe's own, for tests. */
  server?: { host: string; port: number; protocol: 'http' };
}

const sdk = createExtra('stripe');

/** Stripe: Checkout for the first payment, the kept card for renewals. The SDK is loaded with the first call. */
export const createStripeProvider = ({ clock, ...settings }: StripeSettings): BillingProvider => {
  let loaded: Promise<Stripe> | undefined;
  const client = async () => {
    loaded ??= loadStripe(settings);
    try {
      return await loaded;
    } catch (cause) {
      // The next call tries again.
      loaded = undefined;
      throw new ProviderUnavailable('The SDK of Stripe cannot be loaded', { cause });
    }
  };

  return {
    name: 'stripe',
    currencies: ['USD'],
    canRenew: true,

    checkKeys: async () => checkKeys(await client()),

    keepCustomer: async (payerId, known) => keepCustomer(await client(), payerId, known),

    buildPageRequest: async (order, returnUrl) => buildPageRequest(order, returnUrl),

    openPage: async (order, request) => {
      const stripe = await client();
      const params = JSON.parse(request) as Stripe.Checkout.SessionCreateParams;
      const page = await chargeOnce(order, clock(), {
        send: async () => askStripe(stripe.checkout.sessions.create(params, { idempotencyKey: order.id })),
        find: async () => findPage(stripe, order),
        isKeyTaken,
      });
      return { reference: page.id, url: page.url, expiresAt: new Date(page.expires_at * 1000) };
    },

    closePage: async (reference) => {
      const stripe = await client();
      try {
        await stripe.checkout.sessions.expire(reference);
      } catch (error) {
        // It was paid or ran out in the meantime, as the answer below says.
        if (!isStripeError(error) || error.statusCode !== 400) throw translated(error);
      }
      return findCharge(stripe, reference);
    },

    findCharge: async (reference) => findCharge(await client(), reference),

    buildChargeRequest: async (order, { reference, customerReference: customer }) => {
      if (customer === null) throw new Error('A kept method of Stripe belongs to a customer');
      return buildChargeRequest(order, customer, reference);
    },

    findMethod: async (kept) => findMethod(await client(), kept),

    removeMethod: async (reference) => removeMethod(await client(), reference),

    chargeMethod: async (order, request) => {
      const stripe = await client();
      const params = JSON.parse(request) as Stripe.PaymentIntentCreateParams;
      return chargeOnce(order, clock(), {
        send: async () => chargeMethod(stripe, order, params),
        find: async () => searchCharge(stripe, order),
        isKeyTaken,
      });
    },

    searchCharge: async (order) => searchCharge(await client(), order),

    refund: async (refund) => refundOnce(await client(), refund),

    readNotice: async (raw) => readStripeNotice(await client(), settings.webhookSecret, raw, clock()),

    portalUrl: async (customer, returnUrl) => portalUrl(await client(), customer, returnUrl),
  };
};

const loadStripe = async ({ secretKey, server }: Omit<StripeSettings, 'clock'>): Promise<Stripe> => {
  const require = await sdk({ patienceMs: INSTALL_MS });
  // In CommonJS the class is the module itself.
  const Sdk = require('stripe') as typeof Stripe;
  return new Sdk(secretKey, {
    apiVersion: API_VERSION,
    timeout: TIMEOUT_MS,
    // Our own jobs retry, so that a waiting payer gets an answer at once.
    maxNetworkRetries: 0,
    telemetry: false,
    ...server,
  });
};

/** A restricted key that may not read the account is valid too. */
const checkKeys = async (stripe: Stripe): Promise<void> => {
  try {
    const { charges_enabled: takesMoney } = await stripe.accounts.retrieveCurrent();
    if (takesMoney) return;
  } catch (error) {
    if (isStripeError(error) && error.type === 'StripePermissionError') return;
    throw translated(error);
  }
  throw new ProviderRefused('stripe', {
    code: 'charges_disabled',
    words: 'The account cannot take payments yet',
    reason: 'shop',
  });
};

const chargeMethod = async (
  stripe: Stripe,
  order: OrderKey,
  params: Stripe.PaymentIntentCreateParams,
): Promise<Charge> => {
  try {
    return chargeOfIntent(await stripe.paymentIntents.create(params, { idempotencyKey: order.id }));
  } catch (error) {
    const refused = refusedCharge(order, error);
    if (refused === null) throw translated(error);
    return refused;
  }
};

/** A declined card is an answer, not an error; so is a method or a customer that was deleted at Stripe. */
const refusedCharge = (order: OrderKey, error: unknown): Charge | null => {
  if (!isStripeError(error)) return null;
  if (error.type === 'StripeCardError' && error.payment_intent) return chargeOfIntent(error.payment_intent);
  const isGone = error.code === 'resource_missing' || error.param === 'payment_method';
  return error.type === 'StripeInvalidRequestError' && isGone ? chargeNotBegun(order) : null;
};
