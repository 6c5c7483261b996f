import type { Currency } from '@famiglia/contract/constants';
import type { Context } from '../../platform/context.ts';

interface Notice {
  guildId: string;
  /** The provider's own name of the payment. A notice that comes twice is one. */
  reference: string;
  amountMinor: number;
  currency: Currency;
  at: Date;
  /** Who recorded it; null where the provider's own machine did. */
  recordedBy: string | null;
}

/** What a provider can tell: that somebody paid for some months, or that a payment went back. */
export type PaymentNotice = (Notice & { kind: 'paid'; months: number }) | (Notice & { kind: 'refunded' });

/**
 * Where payments come from. A provider only reads its own messages; what follows from them is the same for
 * all, whatever order they come in. Every provider passes the tests of `testing/payment-provider-contract.ts`.
 */
export interface PaymentProvider<Message> {
  name: string;
  /** What the message says, once it is proved to come from where it claims. Throws where it does not. */
  read: (context: Context, message: Message) => Promise<PaymentNotice>;
}
