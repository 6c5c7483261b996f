import type { Currency } from '@famiglia/contract/kit/money';
import type { Context } from '../../platform/context.ts';
import { changeSubscription } from '../subscriptions/change-subscription.ts';
import { takePayment } from './take-payment.ts';

/** The provider's name in the ledger for money that was paid by hand: a transfer, a receipt in a chat. */
export const MANUAL = 'manual';

interface ManualEntry {
  guildId: string;
  /** Of the receipt. What is entered twice counts once. */
  reference: string;
  amountMinor: number;
  currency: Currency;
  /** The site admin who entered it; null in the demo. */
  recordedBy: string | null;
}

/** Writes a payment that came by hand, and opens its months. False where this reference is there already. */
export const enterPayment = async (
  context: Context,
  { guildId, reference, amountMinor, currency, recordedBy, months }: ManualEntry & { months: number },
): Promise<boolean> => {
  let isNew = false;
  const change = { guildId, actorId: recordedBy, event: 'paid' } as const;
  await changeSubscription(context, change, async (current, now, tx) => {
    const next = await takePayment(
      tx,
      {
        guildId,
        provider: MANUAL,
        reference,
        money: { amount_minor: amountMinor, currency },
        months,
        recordedBy,
        paidAt: now,
        orderId: null,
        kind: 'purchase',
      },
      current,
      now,
    );
    isNew = next !== 'known';
    return next === 'known' ? null : next;
  });
  return isNew;
};
