import type { Stripe } from 'stripe';
import { CURRENCIES } from '@famiglia/contract/kit/money';
import type { Money } from '@famiglia/contract/billing/subscriptions';
import { UnknownCharge } from '../../../platform/billing-provider.ts';
import type { Charge, SavedMethod } from '../../../platform/billing-provider.ts';
import { failureOf } from './stripe-errors.ts';

const UNPAID = { paidAt: null, failure: null, method: null, refundedMinor: 0, dispute: null };

/** A page stays open after a declined card, and the payer may try another one: only its own status ends it. */
export const chargeOfSession = (session: Stripe.Checkout.Session): Charge => {
  const intent = typeof session.payment_intent === 'string' ? null : session.payment_intent;
  if (intent && session.status === 'complete') return chargeOfIntent(intent);
  return {
    ...UNPAID,
    reference: intent?.id ?? session.id,
    orderId: orderIdOf(session.metadata),
    money: moneyOf(session.amount_total ?? 0, session.currency ?? ''),
    ...(session.status === 'expired' ? { status: 'failed', failure: 'expired' } : { status: 'pending' }),
  };
};

/** A payment itself: of a page that was completed, or of a kept method. */
export const chargeOfIntent = (intent: Stripe.PaymentIntent): Charge => {
  const base = {
    ...UNPAID,
    reference: intent.id,
    orderId: orderIdOf(intent.metadata),
    money: moneyOf(intent.amount, intent.currency),
  };
  if (intent.status === 'succeeded') return { ...base, status: 'paid', ...paidDetails(intent) };
  if (intent.status === 'canceled') return { ...base, status: 'failed', failure: 'canceled' };
  if (intent.last_payment_error !== null && intent.status === 'requires_payment_method') {
    return { ...base, status: 'failed', failure: failureOf(intent.last_payment_error) };
  }
  return { ...base, status: 'pending' };
};

const paidDetails = (intent: Stripe.PaymentIntent) => {
  const charge = typeof intent.latest_charge === 'string' ? null : intent.latest_charge;
  if (!charge) throw new Error('A paid intent was asked for without its charge');
  return {
    paidAt: new Date(charge.created * 1000),
    method: methodOf(intent, charge),
    refundedMinor: charge.amount_refunded,
    // Whether it is still open is read by `findCharge`.
    dispute: charge.disputed ? ('open' as const) : null,
  };
};

const methodOf = (intent: Stripe.PaymentIntent, charge: Stripe.Charge): SavedMethod | null => {
  if (intent.metadata['once'] === 'true') return null;
  const [reference, customer] = [idOf(intent.payment_method), idOf(intent.customer)];
  if (reference === null || customer === null) return null;
  return { reference, customerReference: customer, label: labelOf(charge.payment_method_details) };
};

interface Details {
  type: string;
  card?: { brand: string | null; last4: string | null } | null;
}

/** What a person recognises a method by. */
export const labelOf = (details: Details | null): string =>
  details?.card
    ? `${brandName(details.card.brand)} •• ${details.card.last4 ?? ''}`
    : (details?.type ?? 'Stripe');

const brandName = (brand: string | null): string =>
  ({ amex: 'American Express', mastercard: 'Mastercard', unionpay: 'UnionPay', visa: 'Visa' })[brand ?? ''] ??
  'Card';

/** What is not expanded is only an id. */
export const idOf = (value: string | { id: string } | null | undefined): string | null =>
  typeof value === 'string' ? value : (value?.id ?? null);

const orderIdOf = (metadata: Stripe.Metadata | null): string => {
  const id = metadata?.['order_id'];
  if (id === undefined) throw new UnknownCharge('This charge of Stripe belongs to no order of ours');
  return id;
};

const moneyOf = (amount: number, code: string): Money => {
  const currency = CURRENCIES.find((known) => known.toLowerCase() === code);
  if (!currency) throw new UnknownCharge('This charge of Stripe is in a currency that we do not sell in');
  return { amount_minor: amount, currency };
};
