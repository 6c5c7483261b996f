import type { ChargeFailure } from '@famiglia/contract/billing/billing';
import type { Money } from '@famiglia/contract/billing/subscriptions';
import type { BillingProvider, RawNotice, SavedMethod } from '../../../platform/billing-provider.ts';

/** A provider connected to a stand-in of its service, and what people and banks do on the service's side. */
export interface ProviderWorld {
  provider: BillingProvider;
  /** The same with a key that the service does not know. */
  withWrongKey: BillingProvider;
  /** The provider's time, which is also that of its service. */
  clock: { now: Date };
  price: Money;
  /** The payer pays on the page and lets the method be kept. */
  pay: (pageReference: string) => void | Promise<void>;
  /** The payer's bank says no to what they entered on the page. */
  decline: (pageReference: string, reason: ChargeFailure) => void | Promise<void>;
  /** Nobody paid in time. */
  expire: (pageReference: string) => void | Promise<void>;
  /** From now on the kept method is declined for this reason; null: it is charged again. */
  declineMethods: (reason: ChargeFailure | null) => void | Promise<void>;
  /** The owner deletes their methods at the service. */
  deleteMethods: () => void | Promise<void>;
  /** The owner puts another card in the place of a kept one, at the service; returns how people recognise it. */
  changeMethod?: (method: SavedMethod) => string | Promise<string>;
  /** What the service tells when an owner changed their methods. */
  methodNotice?: (customerReference: string) => RawNotice;
  /** Which reasons the service tells apart for a kept method. */
  reasons: readonly ChargeFailure[];
  /** The payer's bank takes the money back; absent where the service tells nothing of it. */
  dispute?: (chargeReference: string) => void | Promise<void>;
  /** The bank decides for us, and gives it back. */
  winDispute?: (chargeReference: string) => void | Promise<void>;
  /** What the service sends when this charge was paid. */
  notice: (chargeReference: string) => RawNotice;
  /** The same in ways in which somebody else could send it. */
  forgeries: (notice: RawNotice) => RawNotice[];
  /** A genuine notice of a charge that another program made in the same account. */
  foreignNotice: () => RawNotice;
  /** A body with a valid signature, whatever its content. */
  broken: (body: Buffer) => RawNotice;
  /** The service closes the shop: its keys stay valid, and everything else is refused; false opens it again. */
  close: (isClosed: boolean) => void | Promise<void>;
  /** While true, the service does what it is told and the answers to that are lost; questions are answered. */
  loseAnswers: (isLost: boolean) => void;
  /** The service answers each request with this status; null: it works again. */
  answerWith: (status: number | null) => void;
  /** The service forgets its idempotence keys, as it does after a day. */
  forgetKeys: () => void;
  /** How often money was taken in total, and what is left of it. */
  taken: () => Taken | Promise<Taken>;
  stop: () => Promise<void>;
}

interface Taken {
  charges: number;
  minor: number;
}
