import type { Stripe } from 'stripe';
import { NoMethodPage, ProviderRefused, UnknownCharge } from '../../../platform/billing-provider.ts';
import { idOf } from './read-stripe-charge.ts';
import { askStripe } from './stripe-errors.ts';

/** One customer for each payer. A new one takes the place of one that was deleted at Stripe. */
export const keepCustomer = async (
  stripe: Stripe,
  payerId: string,
  known: string | null,
): Promise<string> => {
  if (known !== null && (await findCustomer(stripe, known)) !== null) return known;
  const created = await askStripe(
    stripe.customers.create(
      { metadata: { payer_id: payerId } },
      { idempotencyKey: `customer:${payerId}:${known ?? 'first'}` },
    ),
  );
  return created.id;
};

/** What the payer chose on Stripe's own page, to be charged before what they paid with first; null where nothing. */
export const chosenMethod = async (stripe: Stripe, customer: string): Promise<string | null> =>
  idOf((await findCustomer(stripe, customer))?.invoice_settings.default_payment_method);

const findCustomer = async (stripe: Stripe, id: string): Promise<Stripe.Customer | null> => {
  try {
    const customer = await askStripe(stripe.customers.retrieve(id));
    return customer.deleted === true ? null : customer;
  } catch (error) {
    if (error instanceof UnknownCharge) return null;
    throw error;
  }
};

/** The customer portal works only after its settings were saved once in Stripe's dashboard. */
export const portalUrl = async (stripe: Stripe, customer: string, returnUrl: string): Promise<string> => {
  try {
    const page = { customer, return_url: returnUrl };
    return (await askStripe(stripe.billingPortal.sessions.create(page))).url;
  } catch (error) {
    if (!(error instanceof ProviderRefused) || !/default configuration/u.test(error.words)) throw error;
    throw new NoMethodPage('stripe', error);
  }
};
