import type { Stripe } from 'stripe';
import type { Charge, OrderKey } from '../../../platform/billing-provider.ts';
import { chargeOfIntent, chargeOfSession } from './read-stripe-charge.ts';
import { askStripe } from './stripe-errors.ts';

/** The state of a payment, with its dispute. */
export const findCharge = async (stripe: Stripe, reference: string): Promise<Charge> => {
  const charge = await findPayment(stripe, reference);
  return charge.dispute === null ? charge : { ...charge, dispute: await disputeOf(stripe, charge.reference) };
};

/**
 * Stripe marks a charge as `disputed` for ever, so the dispute itself is read. Warnings and prevented disputes moved no
 * money.
 */
const disputeOf = async (stripe: Stripe, intent: string): Promise<Charge['dispute']> => {
  const { data } = await askStripe(stripe.disputes.list({ payment_intent: intent, limit: 100 }));
  const statuses = data
    .map(({ status }) => status)
    .filter((status) => status !== 'prevented' && !status.startsWith('warning'));
  if (statuses.length === 0) return null;
  return statuses.every((status) => status === 'won') ? 'won' : 'open';
};

const findPayment = async (stripe: Stripe, reference: string): Promise<Charge> => {
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

export const findPage = async (stripe: Stripe, order: OrderKey): Promise<Stripe.Checkout.Session | null> =>
  findOfOrder(order, stripe.checkout.sessions.list(since(order)));

export const searchCharge = async (stripe: Stripe, order: OrderKey): Promise<Charge | null> => {
  const intents = stripe.paymentIntents.list({ ...since(order), expand: ['data.latest_charge'] });
  const intent = await findOfOrder(order, intents);
  return intent && chargeOfIntent(intent);
};

const since = (order: OrderKey) => ({
  limit: 100,
  created: { gte: Math.floor(order.createdAt.getTime() / 1000) },
});

const findOfOrder = async <Item extends { metadata: Stripe.Metadata | null }>(
  order: OrderKey,
  list: AsyncIterable<Item>,
): Promise<Item | null> =>
  askStripe(
    (async () => {
      for await (const item of list) if (item.metadata?.['order_id'] === order.id) return item;
      return null;
    })(),
  );
