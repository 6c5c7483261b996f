import type { Stripe } from 'stripe';
import * as z from 'zod';
import { ForgedNotice } from '../../../platform/billing-provider.ts';
import type { Notice, RawNotice } from '../../../platform/billing-provider.ts';

/** A signature that is older was recorded by somebody and sent again. */
const TOLERANCE_SECONDS = 300;

/** Verifies the signature over the raw body. Events of other programs in the same account are of no interest. */
export const readStripeNotice = (
  stripe: Stripe,
  webhookSecret: string,
  { body, headers }: RawNotice,
  now: Date,
): Notice | null => {
  const event = verified(() =>
    stripe.webhooks.constructEvent(
      body,
      headers['stripe-signature'] ?? '',
      webhookSecret,
      TOLERANCE_SECONDS,
      undefined,
      now.getTime(),
    ),
  );
  const chargeReference = referenceOf(event);
  return chargeReference === null ? null : { id: event.id, chargeReference };
};

const verified = (read: () => Stripe.Event): Stripe.Event => {
  try {
    return read();
  } catch (error) {
    throw new ForgedNotice('Stripe did not sign this', { cause: error });
  }
};

const PAYMENT_EVENTS = new Set([
  'checkout.session.completed',
  'checkout.session.expired',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'payment_intent.succeeded',
  'payment_intent.payment_failed',
  'payment_intent.canceled',
]);

/** A dispute, or a refund from Stripe's own pages, carries none of our data: `findCharge` knows whose payment it is. */
const LATER_EVENTS = new Set([
  'charge.refunded',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.closed',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
]);

const subject = z.object({
  id: z.string(),
  metadata: z.record(z.string(), z.string()).nullish(),
  payment_intent: z.string().nullish(),
});

const referenceOf = ({ type, data }: Stripe.Event): string | null => {
  if (!PAYMENT_EVENTS.has(type) && !LATER_EVENTS.has(type)) return null;
  const { id, metadata, payment_intent } = subject.parse(data.object);
  if (LATER_EVENTS.has(type)) return payment_intent ?? null;
  return metadata?.['order_id'] === undefined ? null : id;
};
