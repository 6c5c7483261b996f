import type { Charge } from '../../platform/billing-provider.ts';
import type { Context } from '../../platform/context.ts';
import { findPaymentOfOrder, insertRefund } from '../payments/payment.queries.ts';
import { endWithout, planUntil } from '../payments/without-payment.ts';
import { changeSubscription } from '../subscriptions/change-subscription.ts';
import { deleteRenewal } from '../subscriptions/renewal.queries.ts';
import { finishRefund } from './pay-refunds.ts';
import { findRefundRequest, insertDispute } from './refund.queries.ts';

/** Carries what happened to a paid charge afterwards: paid back, or taken back by the payer's bank. */
export const carryReturned = async (context: Context, orderId: string, charge: Charge): Promise<void> => {
  const payment = await findPaymentOfOrder(context.db, orderId);
  if (payment === undefined) return;
  if (charge.disputed) await takeDispute(context, payment);
  if (charge.refundedMinor === 0) return;
  const request = await findRefundRequest(context.db, payment.guildId, payment.id);
  if (request === undefined) await takeForeignRefund(context, payment, charge);
  else if (request.status !== 'done' && charge.refundedMinor >= request.amountMinor) {
    await finishRefund(context, { request, payment });
  }
};

type Payment = NonNullable<Awaited<ReturnType<typeof findPaymentOfOrder>>>;

/** A chargeback ends the paid time and stops the renewal. The site admin reads of it in the log and the ledger. */
const takeDispute = async (context: Context, payment: Payment): Promise<void> => {
  const { id: paymentId, guildId } = payment;
  const change = { guildId, actorId: null, event: 'disputed' } as const;
  await changeSubscription(context, change, async (current, now, tx) => {
    if (!(await insertDispute(tx, { paymentId, guildId, at: now }))) return null;
    context.log.warn({ guildId, paymentId, provider: payment.provider }, 'a payment is disputed');
    await deleteRenewal(context, tx, guildId);
    const end = endWithout(payment, current, now);
    return end === null ? null : planUntil(end, now);
  });
};

/** A refund that somebody made at the provider itself. */
const takeForeignRefund = async (context: Context, payment: Payment, charge: Charge): Promise<void> => {
  const { guildId, provider, providerReference, currency } = payment;
  const change = { guildId, actorId: null, event: 'refunded' } as const;
  await changeSubscription(context, change, async (current, now, tx) => {
    const refund = { guildId, provider, providerReference, currency, refundedAt: now };
    if (!(await insertRefund(tx, { ...refund, amountMinor: charge.refundedMinor }))) return null;
    const end = endWithout(payment, current, now);
    if (end === null) return null;
    return end > now
      ? { periodEnd: end }
      : { tier: 'free', status: 'expired', periodEnd: now, graceUntil: null };
  });
};
