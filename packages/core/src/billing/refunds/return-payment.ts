import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { MANUAL } from '../payments/manual-entries.ts';
import { findRefundable, insertRefund } from '../payments/payment.queries.ts';
import { endWithout, planUntil } from '../payments/without-payment.ts';
import { changeSubscription } from '../subscriptions/change-subscription.ts';
import { deleteRenewal } from '../subscriptions/renewal.queries.ts';
import { insertRefundRequest } from './refund.queries.ts';
import { notePartlyRefunded } from './refunded-plan.ts';
import { payRefundsJob } from './pay-refunds.ts';

interface Returned {
  guildId: string;
  paymentId: number;
  adminId: string;
  amountMinor: number;
  /** What was refunded when the admin looked: two admins do not pay the same part back twice. */
  seenRefundedMinor: number;
  endsTime: boolean;
}

type Refundable = NonNullable<Awaited<ReturnType<typeof findRefundable>>>;

/**
 * A site admin pays a payment back, whole or in part, however old it is. Its unused time ends if they say so, and then the
 * renewal stops, too. A job pays it at the provider.
 */
export const returnPayment = async (context: Context, wanted: Returned): Promise<void> => {
  const { guildId, paymentId, adminId, amountMinor, endsTime } = wanted;
  const change = { guildId, actorId: adminId, event: 'refund_requested' } as const;
  await changeSubscription(context, change, async (current, now, tx) => {
    const { payment, ...found } = requireLeft(await findRefundable(tx, guildId, paymentId), wanted);
    const { currency, provider, providerReference } = payment;
    const refund = { guildId, amountMinor, currency, endsTime };
    if (provider === MANUAL) {
      await insertRefund(tx, {
        ...refund,
        provider,
        providerReference,
        refundedAt: now,
        recordedBy: adminId,
      });
      if (!endsTime) await notePartlyRefunded(context, tx, guildId, { amount_minor: amountMinor, currency });
    } else await promise(context, tx, { ...refund, paymentId, requestedBy: adminId, requestedAt: now });
    context.log.info({ ...wanted, before: found.refundedMinor }, 'a site admin refunds a payment');
    const end = endsTime ? endWithout(payment, current, now) : null;
    if (end === null) {
      await context.bus.publish(tx, { type: 'subscription.changed', guildId });
      return null;
    }
    await deleteRenewal(context, tx, guildId);
    return planUntil(end, now);
  });
};

const promise = async (
  context: Context,
  tx: Transaction,
  request: Parameters<typeof insertRefundRequest>[1],
): Promise<void> => {
  if (!(await insertRefundRequest(tx, request))) throw new AppError('refund_meanwhile');
  await context.jobs.send(tx, payRefundsJob, {});
};

const requireLeft = (
  found: Refundable | undefined,
  { amountMinor, seenRefundedMinor }: Returned,
): Refundable => {
  if (found === undefined) throw new AppError('not_found');
  const { payment, refundedMinor, request, isDisputed } = found;
  const left = payment.amountMinor - refundedMinor;
  // The bank has given the money back already.
  if (left === 0 || isDisputed) throw new AppError('nothing_to_refund');
  if (request !== null || refundedMinor !== seenRefundedMinor) throw new AppError('refund_meanwhile');
  if (amountMinor > left) throw new AppError('refund_too_much');
  return found;
};
