import type { Stripe } from 'stripe';
import type { ChargeOrder } from '../../../platform/billing-provider.ts';
import { describeOrder } from '../describe-order.ts';

type PageParams = Stripe.Checkout.SessionCreateParams;

/** A page of Checkout. */
export const buildPageRequest = (order: ChargeOrder, returnUrl: string): string =>
  JSON.stringify({
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
    ...(order.customerReference === null
      ? { customer_creation: 'always' }
      : { customer: order.customerReference }),
    payment_intent_data: {
      ...(order.renews && { setup_future_usage: 'off_session' }),
      metadata: metadataOf(order),
    },
    client_reference_id: order.id,
    metadata: { order_id: order.id },
    locale: order.language,
    success_url: returnUrl,
    cancel_url: returnUrl,
  } satisfies PageParams);

/** A charge of a kept method. */
export const buildChargeRequest = (order: ChargeOrder, customer: string, paymentMethod: string): string =>
  JSON.stringify({
    amount: order.money.amount_minor,
    currency: order.money.currency.toLowerCase(),
    customer,
    payment_method: paymentMethod,
    allowed_payment_method_types: ['card'],
    off_session: true,
    confirm: true,
    description: describeOrder(order),
    metadata: { order_id: order.id },
    expand: ['latest_charge'],
  } satisfies Stripe.PaymentIntentCreateParams);

/** Stripe tells which card paid, but not whether it may be charged again: the payment says it itself. */
const metadataOf = ({ id, renews }: ChargeOrder) => ({ order_id: id, ...(!renews && { once: 'true' }) });
