import type { Currency } from '@famiglia/contract/constants';
import type { ChargeFailure, ProviderName } from '@famiglia/contract/billing';
import type { Money } from '@famiglia/contract/subscriptions';

/** What a charge is for. The id is ours: a provider gets it as its idempotence key and tells it back with the charge. */
export interface ChargeOrder {
  id: string;
  guildId: string;
  guildName: string;
  months: number;
  money: Money;
  /** Where the receipt goes, where the law asks for one; never stored. A renewal has none: the provider kept it with the method. */
  receiptEmail: string | null;
  language: 'ru' | 'en';
  /** The payer lets the method be kept. */
  renews: boolean;
  /** Providers forget an idempotence key after a day. For an older order they are searched before anything is charged. */
  createdAt: Date;
}

/** A payment method that the provider keeps. We store its references and what a person recognises it by, no more. */
export interface SavedMethod {
  reference: string;
  customerReference: string | null;
  /** For people, like “Visa •• 4242”. */
  label: string;
}

/** Every provider that charges by itself; a manual payment is recorded by a site admin. */
export type ChargingProvider = Exclude<ProviderName, 'manual'>;

/** One attempt to collect money, as the provider itself answers when it is asked. */
export interface Charge {
  /** The provider's id of the payment; a refund names it. The order's id where the provider refused to begin one. */
  reference: string;
  orderId: string;
  status: 'pending' | 'paid' | 'failed';
  money: Money;
  /** Null until it is paid. */
  paidAt: Date | null;
  failure: ChargeFailure | null;
  /** Null where the payer did not let the method be kept. */
  method: SavedMethod | null;
  /** What was paid back so far, in minor units. */
  refundedMinor: number;
  /** The payer's bank took the money back, or tries to. */
  disputed: boolean;
}

export interface PaymentPage {
  /** What `findCharge` is asked with. */
  reference: string;
  url: string;
  expiresAt: Date;
}

/** A raw request to the webhook's address. */
export interface RawNotice {
  body: Buffer;
  headers: Readonly<Record<string, string | undefined>>;
  ip: string;
}

/** What a verified notice is about. It is believed only after `findCharge` says the same. */
export interface Notice {
  /** The provider's id of the notice; the same one is processed once. */
  id: string;
  chargeReference: string;
}

/**
 * A payment provider. It moves money when it is told to and answers questions; when to charge, what a payment opens and
 * what a refund ends is the same for all and stands in `billing/`. Every provider passes the tests of
 * `billing/providers/testing/billing-provider-contract.ts`.
 *
 * The same order id never charges twice, however often a call is repeated. A call that the provider cannot answer now
 * throws `ProviderUnavailable`; it is repeated later.
 */
export interface BillingProvider {
  name: ChargingProvider;
  currencies: readonly Currency[];
  /** The law asks for a receipt by email: no page opens without an address. */
  needsReceiptEmail?: boolean;
  /** False where it may not keep a method, as a shop that was not allowed to: then everything is paid once. */
  canRenew: boolean;
  /** Opens a page on which the payer pays and lets the method be kept. */
  openPage: (order: ChargeOrder, returnUrl: string) => Promise<PaymentPage>;
  /**
   * Makes a page unpayable. What was paid in the meantime stays paid, as the answer says. Some providers cannot close a
   * page; they answer `pending`, and a payment that still comes counts like any other: it is never lost.
   */
  closePage: (reference: string) => Promise<Charge>;
  /** Asks by the reference of a page or of a charge. Throws `UnknownCharge`. */
  findCharge: (reference: string) => Promise<Charge>;
  /** Charges a kept method while nobody is there. */
  chargeMethod: (order: ChargeOrder, method: SavedMethod) => Promise<Charge>;
  /** Looks for the charge of an order whose answer was lost, without charging anything; null where there is none. */
  searchCharge: (order: ChargeOrder) => Promise<Charge | null>;
  /** Pays back a part of a charge, once per `key`. Throws `RefundRefused`. */
  refund: (refund: { key: string; chargeReference: string; money: Money }) => Promise<'done' | 'pending'>;
  /** Verifies signature or origin of a webhook. Throws `ForgedNotice`; null where it is of no interest. */
  readNotice: (raw: RawNotice) => Promise<Notice | null>;
  /** A page of the provider where the payer changes the method, where it has one. */
  portalUrl?: (customerReference: string, returnUrl: string) => Promise<string>;
}

/** The configured providers. For a currency the first one that takes it is offered. */
export type BillingProviders = ReadonlyMap<ChargingProvider, BillingProvider>;

export class ProviderUnavailable extends Error {}
export class ForgedNotice extends Error {}
/** The provider has no such charge, or it belongs to another program that uses the same account. */
export class UnknownCharge extends Error {}
/** The provider will never pay this back: a person has to look at it. */
export class RefundRefused extends Error {}
