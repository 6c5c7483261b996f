import type { Stripe } from 'stripe';
import { RefundRefused } from '../../../platform/billing-provider.ts';
import type { BillingProvider } from '../../../platform/billing-provider.ts';
import { askStripe, isStripeError, translated } from './stripe-errors.ts';

/** Keys are forgotten after a day, refunds are not: they are searched for first. */
export const refundOnce = async (
  stripe: Stripe,
  { key, chargeReference, money }: Parameters<BillingProvider['refund']>[0],
): Promise<'done' | 'pending'> => {
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
    return await request;
  } catch (error) {
    if (!isStripeError(error) || error.statusCode !== 400) throw translated(error);
    throw new RefundRefused(`Stripe refuses the refund: ${error.code ?? error.type}`, { cause: error });
  }
};
