import type { Stripe } from 'stripe';
import { RefundRefused } from '../../../platform/billing-provider.ts';
import type {
  BillingProvider,
  Charge,
  ChargeOrder,
  SavedMethod,
} from '../../../platform/billing-provider.ts';
import { chargeNotBegun } from '../charge-not-begun.ts';
import { chargeOnce } from '../charge-once.ts';
import { describeOrder } from '../describe-order.ts';
import { chargeOfIntent, chargeOfSession, idOf } from './read-stripe-charge.ts';
import { readStripeNotice } from './read-stripe-notice.ts';
import { askStripe, isKeyTaken, isStripeError } from './stripe-errors.ts';

/** What this was written and tested for; the default of the account does not matter. */
const API_VERSION = '2026-10-28.endive';
const TIMEOUT_MS = 10_000;

export interface StripeSettings {
  secretKey: string;
  webhookSecret: string;
  clock: () => Date;
  /** Another address than Stripe's own, for tests. */
  server?: { host: string; port: number; protocol: 'http' };
}

/** Stripe: Checkout for the first payment, the kept card for renewals. The SDK is loaded with the first call. */
export const createStripeProvider = ({ clock, ...settings }: StripeSettings): BillingProvider => {
  let loaded: Promise<Stripe> | undefined;
  const client = async () => (loaded ??= loadStripe(settings));

  return {
    name: 'stripe',
    currencies: ['USD'],
    canRenew: true,

    openPage: async (order, returnUrl) => {
      const { checkout } = await client();
      const session = await chargeOnce(order, clock(), {
        send: async () =>
          askStripe(checkout.sessions.create(pageOf(order, returnUrl), { idempotencyKey: order.id })),
        find: async () => findOfOrder(order, checkout.sessions.list(since(order))),
        isKeyTaken,
      });
      // A page that has ended has no address; where the payer returns to, they see how it ended.
      return {
        reference: session.id,
        url: session.url ?? returnUrl,
        expiresAt: new Date(session.expires_at * 1000),
      };
    },

    closePage: async (reference) => {
      const stripe = await client();
      try {
        await askStripe(stripe.checkout.sessions.expire(reference));
      } catch (error) {
        // It was paid or ran out in the meantime, as the answer below says.
        if (!isStripeError(error) || error.statusCode !== 400) throw error;
      }
      return findCharge(stripe, reference);
    },

    findCharge: async (reference) => findCharge(await client(), reference),

    chargeMethod: async (order, method) => {
      const stripe = await client();
      const customer = method.customerReference;
      if (customer === null) throw new Error('A kept method of Stripe belongs to a customer');
      return chargeOnce(order, clock(), {
        send: async () => chargeMethod(stripe, order, { ...method, customerReference: customer }),
        find: async () => searchCharge(stripe, order),
        isKeyTaken,
      });
    },

    searchCharge: async (order) => searchCharge(await client(), order),

    refund: async (refund) => refundOnce(await client(), refund),

    readNotice: async (raw) => readStripeNotice(await client(), settings.webhookSecret, raw, clock()),

    portalUrl: async (customerReference, returnUrl) => {
      const { billingPortal } = await client();
      const session = await askStripe(
        billingPortal.sessions.create({ customer: customerReference, return_url: returnUrl }),
      );
      return session.url;
    },
  };
};

const loadStripe = async ({ secretKey, server }: Omit<StripeSettings, 'clock'>): Promise<Stripe> => {
  const { Stripe } = await import('stripe');
  return new Stripe(secretKey, {
    apiVersion: API_VERSION,
    timeout: TIMEOUT_MS,
    // The engine repeats, and the payer who waits gets an answer.
    maxNetworkRetries: 0,
    telemetry: false,
    ...server,
  });
};

const pageOf = (order: ChargeOrder, returnUrl: string): Stripe.Checkout.SessionCreateParams => ({
  mode: 'payment',
  // Others may take days to be paid, and not all can be charged again.
  allowed_payment_method_types: ['card'],
  line_items: [
    {
      quantity: 1,
      price_data: {
        currency: order.money.currency.toLowerCase(),
        unit_amount: order.money.amount_minor,
        product_data: { name: describeOrder(order) },
      },
    },
  ],
  // The price that was shown is charged, not Stripe's conversion into the payer's currency.
  adaptive_pricing: { enabled: false },
  customer_creation: 'always',
  payment_intent_data: { setup_future_usage: 'off_session', metadata: { order_id: order.id } },
  client_reference_id: order.id,
  metadata: { order_id: order.id },
  locale: order.language,
  success_url: returnUrl,
  cancel_url: returnUrl,
});

const since = (order: ChargeOrder) => ({
  limit: 100,
  created: { gte: Math.floor(order.createdAt.getTime() / 1000) },
});

const findOfOrder = async <Item extends { metadata: Stripe.Metadata | null }>(
  order: ChargeOrder,
  list: AsyncIterable<Item>,
): Promise<Item | null> =>
  askStripe(
    (async () => {
      for await (const item of list) if (item.metadata?.['order_id'] === order.id) return item;
      return null;
    })(),
  );

const searchCharge = async (stripe: Stripe, order: ChargeOrder): Promise<Charge | null> => {
  const intents = stripe.paymentIntents.list({ ...since(order), expand: ['data.latest_charge'] });
  const intent = await findOfOrder(order, intents);
  return intent && chargeOfIntent(intent);
};

const findCharge = async (stripe: Stripe, reference: string): Promise<Charge> => {
  if (reference.startsWith('cs_')) {
    const session = await askStripe(
      stripe.checkout.sessions.retrieve(reference, { expand: ['payment_intent.latest_charge'] }),
    );
    return chargeOfSession(session);
  }
  const intent = await askStripe(stripe.paymentIntents.retrieve(reference, { expand: ['latest_charge'] }));
  if (intent.status === 'succeeded') return chargeOfIntent(intent);
  // A card that was declined on a page is not the end: while the page is open, another one may be tried.
  const pages = await askStripe(
    stripe.checkout.sessions.list({
      payment_intent: reference,
      expand: ['data.payment_intent.latest_charge'],
    }),
  );
  const [page] = pages.data;
  return page ? chargeOfSession(page) : chargeOfIntent(intent);
};

const chargeMethod = async (
  stripe: Stripe,
  order: ChargeOrder,
  method: SavedMethod & { customerReference: string },
): Promise<Charge> => {
  try {
    const customer = await stripe.customers.retrieve(method.customerReference);
    const chosen = customer.deleted ? null : idOf(customer.invoice_settings.default_payment_method);
    const intent = await stripe.paymentIntents.create(
      {
        amount: order.money.amount_minor,
        currency: order.money.currency.toLowerCase(),
        customer: method.customerReference,
        // What the payer chose on Stripe's own page comes before what they paid with first.
        payment_method: chosen ?? method.reference,
        allowed_payment_method_types: ['card'],
        off_session: true,
        confirm: true,
        description: describeOrder(order),
        metadata: { order_id: order.id },
        expand: ['latest_charge'],
      },
      { idempotencyKey: order.id },
    );
    return chargeOfIntent(intent);
  } catch (error) {
    return refusedCharge(order, error) ?? askStripe(Promise.reject(error));
  }
};

/** A declined card is an answer, not an error; so is a method or a customer that was deleted at Stripe. */
const refusedCharge = (order: ChargeOrder, error: unknown): Charge | null => {
  if (!isStripeError(error)) return null;
  if (error.type === 'StripeCardError' && error.payment_intent) return chargeOfIntent(error.payment_intent);
  const isGone = error.code === 'resource_missing' || error.param === 'payment_method';
  return error.type === 'StripeInvalidRequestError' && isGone ? chargeNotBegun(order) : null;
};

const refundOnce = async (
  stripe: Stripe,
  { key, chargeReference, money }: Parameters<BillingProvider['refund']>[0],
): Promise<'done' | 'pending'> => {
  // Keys are forgotten after a day, refunds are not.
  const earlier = await askStripe(stripe.refunds.list({ payment_intent: chargeReference, limit: 100 }));
  const refund =
    earlier.data.find(({ metadata }) => metadata?.['refund_key'] === key) ??
    (await askRefund(
      stripe.refunds.create(
        {
          payment_intent: chargeReference,
          amount: money.amount_minor,
          reason: 'requested_by_customer',
          metadata: { refund_key: key },
        },
        { idempotencyKey: key },
      ),
    ));
  if (refund.status === 'succeeded') return 'done';
  if (refund.status === 'failed' || refund.status === 'canceled') {
    throw new RefundRefused(`Stripe’s refund ${refund.id} is ${refund.status}`);
  }
  return 'pending';
};

const askRefund = async (request: Promise<Stripe.Refund>): Promise<Stripe.Refund> => {
  try {
    return await askStripe(request);
  } catch (error) {
    if (!isStripeError(error) || error.statusCode !== 400) throw error;
    throw new RefundRefused(`Stripe refuses the refund: ${error.code ?? error.type}`, { cause: error });
  }
};
