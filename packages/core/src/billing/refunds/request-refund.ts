import { billingRoutes } from '@famiglia/contract/billing/billing';
import { requireFreshSignIn } from '../../auth/require-fresh-sign-in.ts';
import { requireGuildAccess } from '../../access/require-guild-access.ts';
import { requireSignedIn } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import type { UseCase } from '../../platform/use-case.ts';
import { endWithout, planUntil } from '../payments/without-payment.ts';
import { presentBilling } from '../renewals/get-billing.ts';
import { changeSubscription } from '../subscriptions/change-subscription.ts';
import { isWhole, refundNow } from '../subscriptions/refund.ts';
import { deleteRenewal } from '../subscriptions/renewal.queries.ts';
import { findRunningPayment, hasTakenBackWhole } from '../subscriptions/subscription.queries.ts';
import { insertRefundRequest } from './refund.queries.ts';
import { payRefundsJob } from './pay-refunds.ts';

/**
 * Ends Premium now and promises the unused share of the last payment back; a job pays it. The person gets what they
 * saw: a share that became smaller meanwhile is refused. A whole payment can be taken back once by a guild and once by a
 * payer, so that nobody has Premium for nothing day by day. A renewal that is being charged at this moment is not part of
 * it: if its money still comes, it opens Premium again and can be refunded itself.
 */
export const requestRefund: UseCase<typeof billingRoutes.refund> = async (context, actor, input) => {
  const { guildId, amountMinor, currency } = input;
  await requireGuildAccess(context, actor, guildId, billingRoutes.refund.access);
  const { userId } = requireSignedIn(actor);
  await requireFreshSignIn(context, actor);
  const change = { guildId, actorId: userId, event: 'refund_requested' } as const;
  await changeSubscription(context, change, async (current, now, tx) => {
    const payment = await findRunningPayment(tx, guildId, now);
    const money = payment?.provider === 'manual' ? null : refundNow(payment, now);
    const end = payment === null ? null : endWithout(payment, current, now);
    if (payment === null || money === null || end === null) throw new AppError('nothing_to_refund');
    if (money.currency !== currency || amountMinor > money.amount_minor) throw new AppError('refund_changed');
    const whole = isWhole(payment, money, now);
    const { payerId } = payment;
    if (whole && (await hasTakenBackWhole(tx, { guildId, payerId }))) throw new AppError('full_refund_used');
    const request = { paymentId: payment.id, guildId, amountMinor, currency, requestedBy: userId };
    // Two guilds of one payer at the same moment: the database lets one of them.
    if (!(await insertRefundRequest(tx, { ...request, requestedAt: now, endsTime: true, whole, payerId })))
      throw new AppError('full_refund_used');
    await deleteRenewal(context, tx, guildId);
    await context.jobs.send(tx, payRefundsJob, {});
    return planUntil(end, now);
  });
  return presentBilling(context, guildId, userId);
};
