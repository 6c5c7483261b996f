import type { Currency } from '@famiglia/contract/constants';
import type { Context } from '../../platform/context.ts';
import { changeSubscription, type NextSubscription } from '../subscriptions/change-subscription.ts';
import { findPayment, insertRefund } from './payment.queries.ts';
import { takePayment } from './take-payment.ts';
import { endWithout } from './without-payment.ts';

/** What the ledger calls money that came or went by hand: a transfer, a receipt in a chat. */
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

/**
 * Writes a refund that was paid by hand, and ends the unused time of its payment. A payment that is entered later opens
 * nothing. False where this reference is there already.
 */
export const enterRefund = async (
  context: Context,
  { reference, ...entry }: ManualEntry,
): Promise<boolean> => {
  let isNew = false;
  const change = { guildId: entry.guildId, actorId: entry.recordedBy, event: 'refunded' } as const;
  const named = { provider: MANUAL, providerReference: reference };
  await changeSubscription(context, change, async (current, now, tx): Promise<NextSubscription | null> => {
    isNew = await insertRefund(tx, { ...named, ...entry, refundedAt: now });
    const payment = isNew ? await findPayment(tx, named) : undefined;
    const periodEnd = payment === undefined ? null : endWithout(payment, current, now);
    if (periodEnd === null) return null;
    return periodEnd > now
      ? { periodEnd }
      : { tier: 'free', status: 'expired', periodEnd: now, graceUntil: null };
  });
  return isNew;
};
