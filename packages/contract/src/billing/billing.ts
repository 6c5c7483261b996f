import * as z from 'zod';
import { CURRENCIES } from '../kit/money.ts';
import { LANGUAGES } from '../kit/language.ts';
import { PROMO_REFUSALS, promoApplied, promoEntry } from './promo-codes.ts';
import { anyone, free, route } from '../kit/route.ts';
import { renewalStop } from './renewal-stop.ts';
import { guildParams, snowflake, time } from '../kit/shapes.ts';
import { money, priceTag, subscriptionDetails } from './subscriptions.ts';

/** `manual` is what a site admin records; the others charge by themselves. */
export const PROVIDERS = ['stripe', 'yookassa', 'test_bank', 'manual'] as const;
export type ProviderName = (typeof PROVIDERS)[number];

/** An order is one attempt to collect money. It is `open` until the provider says how it ended. */
export const ORDER_STATUSES = ['open', 'paid', 'failed', 'canceled'] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

export const CHARGE_FAILURES = [
  'declined',
  'insufficient_funds',
  'card_expired',
  'confirmation_needed',
  'canceled',
  'expired',
  /** The site asks for another price since: the order was closed, and a new one has the new price. */
  'price_changed',
  /** The site no longer works with the provider of the order. */
  'provider_gone',
  'other',
] as const;
export type ChargeFailure = (typeof CHARGE_FAILURES)[number];

/** After a failed renewal Premium goes on for this long while the charge is tried again. */
export const GRACE_DAYS = 3;

export const offer = z.object({
  months: z.number().int(),
  money,
  provider: z.enum(PROVIDERS),
  /** In per cent against paying monthly; 0 for the monthly term. */
  saves_percent: z.number().int(),
  /** False where the provider may not keep a method: then it is paid once, and nothing is charged later. */
  can_renew: z.boolean(),
});
export type Offer = z.infer<typeof offer>;

export const order = z.object({
  id: z.uuid(),
  kind: z.enum(['purchase', 'renewal']),
  status: z.enum(ORDER_STATUSES),
  provider: z.enum(PROVIDERS),
  months: z.number().int(),
  /** What is charged; 0 where a promo code pays for all of it. */
  money,
  promo: promoApplied.nullable(),
  failure: z.enum(CHARGE_FAILURES).nullable(),
  /** Money arrived that does not match the order: the site’s owner looks at it, or has done so. Null where none did. */
  held: z.enum(['in_review', 'reviewed']).nullable(),
  /** The method is kept, and the next period is charged to it. */
  renews: z.boolean(),
  /** Where it is paid; null once it has ended. */
  page_url: z.string().nullable(),
  started_by: z.object({ id: snowflake, name: z.string() }).nullable(),
  created_at: time,
  /** The period that the payment opened or would open. */
  period_start: time,
  period_end: time,
});
export type Order = z.infer<typeof order>;

/** What this guild would buy now, and when the bought period would end. */
const datedOffer = offer.extend({ period_end: time });
export type DatedOffer = z.infer<typeof datedOffer>;

export const checkout = z.object({
  /** All terms that can be bought, cheapest per month last. Empty where no provider is configured. */
  offers: z.array(datedOffer),
  /** The guild’s order that is still open: one at a time, so that nobody pays twice. */
  open_order: order.nullable(),
  /** The guild’s last order, if the site closed it and nobody has begun anew: its buyer is told why. */
  closed_order: order.nullable(),
  /** When the bought period would begin: now, or when the running one ends. */
  period_start: time,
  /** True where a receipt has to be sent by law, so an email address is asked for. */
  receipt_email_currencies: z.array(z.enum(CURRENCIES)),
});
export type Checkout = z.infer<typeof checkout>;

/** How Premium goes on after the period, or would if its payer turned that on again. */
export const renewal = z.object({
  /** False while it is turned off: nothing is charged. */
  renews: z.boolean(),
  provider: z.enum(PROVIDERS),
  method: z.string(),
  months: z.number().int(),
  money,
  next_charge_at: time,
  /** Set while a failed charge is tried again: until then Premium goes on. */
  grace_until: time.nullable(),
  last_failure: z.enum(CHARGE_FAILURES).nullable(),
  /** Whether it is the card of whoever asks: nobody else resumes with it or changes what it is charged. */
  is_own: z.boolean(),
  can_change_method: z.boolean(),
});
export type Renewal = z.infer<typeof renewal>;

export const receipt = z.object({
  id: z.string(),
  guild: z.object({ id: snowflake, name: z.string() }),
  provider: z.enum(PROVIDERS),
  reference: z.string(),
  months: z.number().int(),
  paid: money,
  promo: promoApplied.nullable(),
  paid_at: time,
  period_start: time,
  period_end: time,
  refunded: money.nullable(),
  refunded_at: time.nullable(),
  /** The bank took the money back. */
  disputed: z.boolean(),
});
export type Receipt = z.infer<typeof receipt>;

/** Who sells, as receipts and terms name them. */
export const seller = z.object({
  name: z.string(),
  address: z.string().nullable(),
  tax_number: z.string().nullable(),
});
export type Seller = z.infer<typeof seller>;

export const billing = z.object({
  subscription: subscriptionDetails,
  /** Null where no payment method is kept, and where the renewal is turned off and the method is another person’s. */
  renewal: renewal.nullable(),
  /** Why nothing more is charged; null while it renews, and where it was paid once. */
  stop: renewalStop.nullable(),
  /** Whether whoever asks can take a cancellation back: of a trial, or with their own card. */
  can_resume: z.boolean(),
  /** A refund that was asked for and is not yet at the payer’s bank. */
  pending_refund: money.nullable(),
  receipts: z.array(receipt),
  /** Null where the site does not name one. */
  seller: seller.nullable(),
});
export type Billing = z.infer<typeof billing>;

const manage = free('subscription.manage');
const orderParams = z.object({ ...guildParams.shape, orderId: z.uuid() });
export const term = { months: z.number().int().min(1).max(24), currency: z.enum(CURRENCIES) };

export const billingRoutes = {
  prices: route({
    method: 'GET',
    path: '/api/prices',
    summary: 'What Premium costs on this site',
    access: anyone,
    response: z.object({ prices: z.array(priceTag) }),
  }),
  get: route({
    method: 'GET',
    path: '/api/guilds/:guildId/billing',
    summary: 'Plan, renewal and receipts of a guild',
    access: manage,
    params: guildParams,
    response: billing,
  }),
  checkout: route({
    method: 'GET',
    path: '/api/guilds/:guildId/checkout',
    summary: 'What can be bought, and the order that is open',
    access: manage,
    params: guildParams,
    response: checkout,
  }),
  openOrder: route({
    method: 'POST',
    path: '/api/guilds/:guildId/orders',
    summary: 'Open an order and its payment page; an open order of the same term is returned again',
    access: manage,
    params: guildParams,
    body: z.strictObject({
      ...term,
      /** What the person saw. If the price is another one by now, nothing is opened. */
      amount_minor: z.number().int().min(0).optional(),
      /** Makes it cheaper. An order that is open with it keeps it, also if the code ends. */
      promo_code: promoEntry.optional(),
      /** Keep the method and charge the next period to it: the buyer says which. Ignored where the provider may not. */
      renew: z.boolean(),
      receipt_email: z.email().max(254).nullable().default(null),
      /** In which the payer reads the page and the receipt; without it the guild’s. */
      language: z.enum(LANGUAGES).optional(),
    }),
    response: order,
    errors: [
      'offer_gone',
      'price_changed',
      'order_already_paid',
      'receipt_email_needed',
      'payment_provider_unavailable',
      'payment_provider_refused',
      'premium_without_end',
      ...PROMO_REFUSALS,
    ],
    cost: 'heavy',
  }),
  order: route({
    method: 'GET',
    path: '/api/guilds/:guildId/orders/:orderId',
    summary: 'How an order stands; an open one is asked for at the provider',
    access: manage,
    params: orderParams,
    response: order,
    errors: ['not_found'],
  }),
  cancelOrder: route({
    method: 'POST',
    path: '/api/guilds/:guildId/orders/:orderId/cancel',
    summary: 'Close an open order, so that it can no longer be paid',
    access: manage,
    params: orderParams,
    response: order,
    errors: ['not_found', 'order_already_paid', 'payment_provider_unavailable', 'payment_provider_refused'],
  }),
  setRenewal: route({
    method: 'PUT',
    path: '/api/guilds/:guildId/billing/renewal',
    summary: 'Term and currency of the next renewal',
    access: manage,
    params: guildParams,
    body: z.strictObject(term),
    response: billing,
    errors: ['nothing_to_renew', 'offer_gone', 'card_of_another'],
  }),
  switchRenewal: route({
    method: 'PATCH',
    path: '/api/guilds/:guildId/billing/renewal',
    summary: 'Turn the renewal off, or on again with the caller’s kept card',
    access: manage,
    params: guildParams,
    body: z.strictObject({ renews: z.boolean() }),
    response: billing,
    errors: ['nothing_to_renew', 'nothing_to_resume', 'card_of_another'],
  }),
  confirmRenewal: route({
    method: 'POST',
    path: '/api/guilds/:guildId/billing/renewal/confirm',
    summary: 'A page on which the cardholder confirms a renewal that the bank did not charge without them',
    access: manage,
    params: guildParams,
    body: z.strictObject({ language: z.enum(LANGUAGES).optional() }),
    response: order,
    errors: [
      'nothing_to_confirm',
      'order_already_paid',
      'payment_provider_unavailable',
      'payment_provider_refused',
      'premium_without_end',
    ],
    cost: 'heavy',
  }),
  changeMethod: route({
    method: 'POST',
    path: '/api/guilds/:guildId/billing/method',
    summary: 'The address of the provider’s page where the payment method is changed',
    access: manage,
    params: guildParams,
    response: z.object({ url: z.string() }),
    errors: [
      'nothing_to_renew',
      'card_of_another',
      'payment_provider_unavailable',
      'payment_provider_refused',
      'method_page_missing',
    ],
  }),
  refund: route({
    method: 'POST',
    path: '/api/guilds/:guildId/billing/refund',
    summary: 'End Premium now and pay back the unused share of the last payment',
    access: manage,
    params: guildParams,
    /** What the person saw. A refund that became smaller in the meantime is refused, not paid. */
    body: z.strictObject({ amount_minor: z.number().int().min(1), currency: z.enum(CURRENCIES) }),
    response: billing,
    errors: ['nothing_to_refund', 'refund_changed', 'full_refund_used', 'sign_in_again'],
  }),
};
