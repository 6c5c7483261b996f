import type { RefusalReason } from '@famiglia/contract/admin/admin-billing';
import type { Currency } from '@famiglia/contract/kit/money';
import type { ChargeFailure, ProviderName } from '@famiglia/contract/billing/billing';
import type { Money } from '@famiglia/contract/billing/subscriptions';

/** The fields by which a provider finds an order, without its texts. */
export type OrderKey = Pick<ChargeOrder, 'id' | 'money' | 'createdAt'>;

/** What a charge is for. The id is ours: a provider gets it as its idempotence key and returns it with the charge. */
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
  /** The payer's customer id at the provider; null where it has no customers, and at a renewal. */
  customerReference: string | null;
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
  /** `open` where the payer's bank took the money back; `won` where it gave it to us again, in the end. */
  dispute: 'open' | 'won' | null;
}

export interface PaymentPage {
  /** The reference for `findCharge`. */
  reference: string;
  /** Null where the page has ended. */
  url: string | null;
  expiresAt: Date;
}

/** A raw request to the webhook's address. */
export interface RawNotice {
  body: Buffer;
  headers: Readonly<Record<string, string | undefined>>;
  ip: string;
}

/** What a verified notice is about. It is believed only after `findCharge` or `findMethod` says the same. */
export type Notice = {
  /** The provider's id of the notice; the same one is processed once. */
  id: string;
} & ({ chargeReference: string } | { /** Their methods changed. */ customerReference: string });

/**
 * A payment provider. It moves money and answers questions. When to charge, what a payment opens and what a refund ends
 * is the same for all providers and is decided in `billing/`. Every provider passes the tests of
 * `billing/providers/testing/billing-provider-contract.ts`. The same order id never charges twice, however often a call
 * is repeated. A request is built first and stored, so that each retry sends the same bytes: a provider refuses a known
 * key with another body. A call that the provider cannot answer now throws `ProviderUnavailable`; one that it does not
 * accept from us, `ProviderRefused`.
 */
export interface BillingProvider {
  name: ChargingProvider;
  currencies: readonly Currency[];
  /** The law asks for a receipt by email: no page opens without an address. */
  needsReceiptEmail?: boolean;
  /** False where the provider does not let this shop keep payment methods: then nothing renews. */
  canRenew: boolean;
  /** A cheap call that only the right keys may make. Throws `ProviderRefused` where they are wrong or the shop is closed. */
  checkKeys: () => Promise<void>;
  /** The provider's customer for a payer: the known one while it exists, otherwise a new one. */
  keepCustomer?: (payerId: string, known: string | null) => Promise<string>;
  /** The request for a page, as it is stored and sent. */
  buildPageRequest: (order: ChargeOrder, returnUrl: string) => Promise<string>;
  /** Opens a page on which the payer pays and, where it renews, lets the method be kept. */
  openPage: (order: OrderKey, request: string) => Promise<PaymentPage>;
  /**
   * Makes a page unpayable. What was paid in the meantime stays paid, as the answer says. Some providers cannot close a
   * page; they answer `pending`, and a payment that still comes counts like any other: it is never lost.
   */
  closePage: (reference: string) => Promise<Charge>;
  /** Asks by the reference of a page or of a charge. Throws `UnknownCharge`. */
  findCharge: (reference: string) => Promise<Charge>;
  /** The request for a charge of a kept method, as it is stored and sent. */
  buildChargeRequest: (order: ChargeOrder, method: SavedMethod) => Promise<string>;
  /**
   * The method that the next charge will use, with its label: the owner may have chosen another one at the provider.
   * Null where there is none any more. Absent where nobody can change it there.
   */
  findMethod?: (kept: SavedMethod) => Promise<SavedMethod | null>;
  /**
   * Removes a kept method at the provider; one that no longer exists is no error. Absent where the provider cannot do
   * it: then we only delete its id.
   */
  removeMethod?: (reference: string) => Promise<void>;
  /** Charges a kept method while nobody is there. */
  chargeMethod: (order: OrderKey, request: string) => Promise<Charge>;
  /** Looks for the charge of an order whose answer was lost, without charging anything; null where there is none. */
  searchCharge: (order: OrderKey) => Promise<Charge | null>;
  /** Pays back a part of a charge, once per `key`. Throws `RefundRefused`. */
  refund: (refund: { key: string; chargeReference: string; money: Money }) => Promise<'done' | 'pending'>;
  /** Verifies signature or origin of a webhook. Throws `ForgedNotice` or `BrokenNotice`; null where it is of no interest. */
  readNotice: (raw: RawNotice) => Promise<Notice | null>;
  /** A page of the provider where the payer changes the method, where it has one. Throws `NoMethodPage`. */
  portalUrl?: (customerReference: string, returnUrl: string) => Promise<string>;
}

/** The configured providers. For a currency the first one that takes it is offered. */
export type BillingProviders = ReadonlyMap<ChargingProvider, BillingProvider>;

/** The provider cannot answer now. The same call is repeated later. */
export class ProviderUnavailable extends Error {}

/** Removes secret keys, or the parts of them that a provider repeats in its messages, before they reach a log. */
const withoutKeys = (words: string): string => words.replaceAll(/\b(?:sk|rk|pk|whsec|test|live)_\S+/gu, '…');

/**
 * The provider refused: a wrong key, a closed shop, a missing right. The payer can do nothing about it; the site's
 * owner reads the provider's own code and message.
 */
export class ProviderRefused extends Error {
  readonly provider: ChargingProvider;
  readonly reason: RefusalReason;
  readonly code: string;
  readonly words: string;

  constructor(provider: ChargingProvider, refusal: { code: string; words: string; reason?: RefusalReason }) {
    const words = withoutKeys(refusal.words);
    super(`${provider} refused: ${refusal.code}: ${words}`);
    this.provider = provider;
    this.reason = refusal.reason ?? 'other';
    this.code = refusal.code;
    this.words = words;
  }
}

/** The page where methods are changed is not set up at the provider. */
export class NoMethodPage extends ProviderRefused {}

/** Whether an error leaves the order undecided, so that its provider is asked again later. */
export const isUndecided = (error: unknown): error is ProviderUnavailable | ProviderRefused =>
  error instanceof ProviderUnavailable || error instanceof ProviderRefused;

export class ForgedNotice extends Error {}
/** It came from the provider, but cannot be read. */
export class BrokenNotice extends Error {}
/** The provider has no such charge, or it belongs to another program that uses the same account. */
export class UnknownCharge extends Error {}
/** The provider will never pay this back: a person has to look at it. */
export class RefundRefused extends Error {}
