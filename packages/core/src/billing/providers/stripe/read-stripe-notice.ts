import type { Stripe } from 'stripe';
import * as z from 'zod';
import { ForgedNotice } from '../../../platform/billing-provider.ts';
import type { Notice, RawNotice } from '../../../platform/billing-provider.ts';
import { readNoticeBody, externalId } from '../read-notice-body.ts';

/** A signature that is older was recorded by somebody and sent again. */
const TOLERANCE_SECONDS = 300;

/** Verifies the signature over the raw body. Null for events of other programs in the same account. */
export const readStripeNotice = (
  stripe: Stripe,
  webhookSecret: string,
  { body, headers }: RawNotice,
  now: Date,
): Notice | null => {
  requireSignature(() =>
    stripe.webhooks.signature?.verifyHeader(
      body,
      headers['stripe-signature'] ?? '',
      webhookSecret,
      TOLERANCE_SECONDS,
      undefined,
      now.getTime(),
    ),
  );
  const { id, type } = readNoticeBody(body, event);
  const customerReference = customerOf(type, body);
  if (customerReference !== null) return { id, customerReference };
  const chargeReference = referenceOf(type, body);
  return chargeReference === null ? null : { id, chargeReference };
};

const requireSignature = (verify: () => boolean | undefined): void => {
  try {
    if (verify() === true) return;
  } catch (error) {
    throw new ForgedNotice('Stripe did not sign this', { cause: error });
  }
  throw new ForgedNotice('Stripe’s signature could not be verified');
};

const event = z.object({ id: externalId, type: externalId, data: z.object({ object: z.unknown() }) });

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

/** The payer added, removed or chose a card on Stripe's own page, or their bank sent them a new one. */
const METHOD_EVENTS = new Set([
  'payment_method.attached',
  'payment_method.automatically_updated',
  'payment_method.updated',
]);

const customerOf = (type: string, body: Buffer): string | null => {
  if (type === 'customer.updated') return readNoticeBody(body, aboutPayment).data.object.id;
  return METHOD_EVENTS.has(type) ? (readNoticeBody(body, aboutMethod).data.object.customer ?? null) : null;
};

const about = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.object({ data: z.object({ object: z.object(shape) }) });
const aboutPayment = about({ id: externalId, metadata: z.record(z.string(), z.string()).nullish() });
const aboutMethod = about({ customer: externalId.nullish() });
const aboutLater = about({ payment_intent: externalId.nullish() });

const referenceOf = (type: string, body: Buffer): string | null => {
  if (LATER_EVENTS.has(type)) return readNoticeBody(body, aboutLater).data.object.payment_intent ?? null;
  if (!PAYMENT_EVENTS.has(type)) return null;
  const { id, metadata } = readNoticeBody(body, aboutPayment).data.object;
  return metadata?.['order_id'] === undefined ? null : id;
};
