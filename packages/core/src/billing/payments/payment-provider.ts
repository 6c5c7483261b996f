import type { Currency } from '@famiglia/contract/constants';
import type { Context } from '../../platform/context.ts';

interface Notice {
  guildId: string;
  /** The provider's own id of the payment. A notice that arrives twice counts once. */
  reference: string;
  amountMinor: number;
  currency: Currency;
  at: Date;
  /** Who recorded it; null where the provider's system did. */
  recordedBy: string | null;
}

/** What a provider can report: a payment for some months, or a refund. */
export type PaymentNotice = (Notice & { kind: 'paid'; months: number }) | (Notice & { kind: 'refunded' });

/**
 * A source of payments. A provider only parses its own messages; their effect is the same for all, in whatever order
 * they arrive. Every provider passes the tests of `testing/payment-provider-contract.ts`.
 */
export interface PaymentProvider<Message> {
  name: string;
  /** The content of the message, after its origin was verified. Throws where it is forged. */
  read: (context: Context, message: Message) => Promise<PaymentNotice>;
}
