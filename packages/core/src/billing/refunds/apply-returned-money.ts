import type { Charge } from '../../platform/billing-provider.ts';
import type { Context } from '../../platform/context.ts';
import { applyDispute } from '../disputes/apply-dispute.ts';
import { findPaymentOfOrder, insertRefund } from '../payments/payment.queries.ts';
import { changeSubscription } from '../subscriptions/change-subscription.ts';
import { finishRefund } from './finish-refund.ts';
import { notePartlyRefunded, withoutTime } from './refunded-plan.ts';
import { findOpenRequest, sumRefunds } from './refund.queries.ts';

/** Applies what happened to a paid charge afterwards: a refund, or a dispute of the payer's bank. */
export const applyReturnedMoney = async (
  context: Context,
  orderId: string,
  charge: Charge,
): Promise<void> => {
  const payment = await findPaymentOfOrder(context.db, orderId);
  if (payment === undefined) return;
  await applyDispute(context, payment, charge);
  if (charge.refundedMinor === 0) return;
  const request = await findOpenRequest(context.db, payment.id);
  // The refunded sum may include this request or not. Its job asks the provider by the request's key, and then calls
  // this function again.
  if (request?.status === 'requested') return;
  const unknown = charge.refundedMinor - (await sumRefunds(context.db, payment));
  if (request !== undefined && unknown >= request.amountMinor)
    await finishRefund(context, { request, payment });
  await takeForeignRefund(context, payment, charge);
};

type Payment = NonNullable<Awaited<ReturnType<typeof findPaymentOfOrder>>>;

/**
 * A refund that somebody made at the provider itself: what it has paid back beyond what is known. A part of a payment shortens
 * nothing; with the last part its time ends.
 */
const takeForeignRefund = async (context: Context, payment: Payment, charge: Charge): Promise<void> => {
  const { guildId, provider, providerReference, currency } = payment;
  const change = { guildId, actorId: null, event: 'refunded' } as const;
  await changeSubscription(context, change, async (current, now, tx) => {
    const known = await sumRefunds(tx, payment);
    const amountMinor = charge.refundedMinor - known;
    const isAsked = (await findOpenRequest(tx, payment.id))?.status === 'requested';
    if (amountMinor <= 0 || isAsked) return null;
    const endsTime = charge.refundedMinor >= payment.amountMinor;
    const refund = { guildId, provider, providerReference, currency, amountMinor, refundedAt: now };
    await insertRefund(tx, { ...refund, endsTime });
    if (endsTime) return withoutTime(payment, current, now);
    await notePartlyRefunded(context, tx, guildId, { amount_minor: amountMinor, currency });
    return null;
  });
};
