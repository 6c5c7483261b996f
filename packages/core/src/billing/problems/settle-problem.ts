import type { adminBillingRoutes } from '@famiglia/contract/admin/admin-billing';
import { requireFreshSignIn } from '../../auth/require-fresh-sign-in.ts';
import { requireSiteAdmin } from '../../auth/require-site-admin.ts';
import { AppError } from '../../platform/app-error.ts';
import type { UseCase } from '../../platform/use-case.ts';
import { markDisputeSeen } from '../disputes/dispute.queries.ts';
import { writeRefund } from '../refunds/finish-refund.ts';
import { findOpenRequest, saveRefundStatus } from '../refunds/refund.queries.ts';
import { lockSubscription } from '../subscriptions/subscription.queries.ts';
import { waitingTooLongSince } from './find-problems.ts';
import { lockStuckRefund, markReviewed } from './problem.queries.ts';
import { payRefundsJob } from '../refunds/pay-refunds.ts';

/** The site admin has paid the money back at the provider, or recorded it as a payment by hand. */
export const settleMismatch: UseCase<typeof adminBillingRoutes.settleMismatch> = async (
  context,
  actor,
  { orderId },
) => {
  const admin = requireSiteAdmin(context, actor);
  await requireFreshSignIn(context, actor);
  if (!(await markReviewed(context.db, orderId, { at: context.clock(), by: admin.userId })))
    throw new AppError('not_found');
  context.log.info({ orderId, by: admin.userId }, 'a site admin settled a payment that does not fit');
  return null;
};

/** A refund that was paid by hand goes into the ledger like any other, once. */
export const settleRefund: UseCase<typeof adminBillingRoutes.settleRefund> = async (
  context,
  actor,
  { paymentId, how },
) => {
  const admin = requireSiteAdmin(context, actor);
  await requireFreshSignIn(context, actor);
  const open = await findOpenRequest(context.db, Number(paymentId));
  if (open === undefined) throw new AppError('not_found');
  await context.db.transaction(async (tx) => {
    await lockSubscription(tx, open.guildId);
    const stuck = await lockStuckRefund(tx, Number(paymentId), waitingTooLongSince(context.clock()));
    if (stuck === undefined) throw new AppError('not_found');
    if (how === 'paid_by_hand') await writeRefund(context, tx, stuck, admin.userId);
    else {
      await saveRefundStatus(tx, stuck.request, 'requested');
      await context.jobs.send(tx, payRefundsJob, {});
      await context.bus.publish(tx, { type: 'subscription.changed', guildId: stuck.request.guildId });
    }
  });
  context.log.info({ paymentId, how, by: admin.userId }, 'a site admin settled a refund');
  return null;
};

/** Nothing has to be decided about a dispute: the bank decides. */
export const seeDispute: UseCase<typeof adminBillingRoutes.seeDispute> = async (
  context,
  actor,
  { paymentId },
) => {
  const { userId } = requireSiteAdmin(context, actor);
  if (!(await markDisputeSeen(context.db, Number(paymentId), { at: context.clock(), by: userId })))
    throw new AppError('not_found');
  return null;
};
