import type { Stripe } from 'stripe';
import { NoMethodPage, ProviderRefused, UnknownCharge } from '../../../platform/billing-provider.ts';
import type { SavedMethod } from '../../../platform/billing-provider.ts';
import { idOf, labelOf } from './read-stripe-charge.ts';
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

/**
 * The payer's method: the one that they chose on Stripe's own page, or else the one of the first payment. Null where
 * they removed it there.
 */
export const findMethod = async (
  stripe: Stripe,
  { reference: kept, customerReference }: SavedMethod,
): Promise<SavedMethod | null> => {
  const customer = customerReference === null ? null : await findCustomer(stripe, customerReference);
  if (customer === null) return null;
  const reference = idOf(customer.invoice_settings.default_payment_method) ?? kept;
  const method = await findAttached(stripe, reference);
  return idOf(method?.customer) === customer.id && method !== null
    ? { reference, customerReference: customer.id, label: labelOf(method) }
    : null;
};

/** Nobody can charge it any more, and the payer no longer finds it on Stripe's own page. */
export const removeMethod = async (stripe: Stripe, reference: string): Promise<void> => {
  if (idOf((await findAttached(stripe, reference))?.customer) === null) return;
  await askStripe(stripe.paymentMethods.detach(reference));
};

const findAttached = async (stripe: Stripe, id: string): Promise<Stripe.PaymentMethod | null> =>
  unlessUnknown(stripe.paymentMethods.retrieve(id));

const findCustomer = async (stripe: Stripe, id: string): Promise<Stripe.Customer | null> => {
  const customer = await unlessUnknown(stripe.customers.retrieve(id));
  return customer === null || customer.deleted === true ? null : customer;
};

const unlessUnknown = async <Answer>(request: Promise<Answer>): Promise<Answer | null> => {
  try {
    return await askStripe(request);
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
    const { code, words } = error;
    throw new NoMethodPage('stripe', { code, words, reason: 'method_page' });
  }
};
