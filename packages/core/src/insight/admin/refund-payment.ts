import type { adminRoutes } from '@famiglia/contract/admin';
import { requireFreshSignIn } from '../../auth/require-fresh-sign-in.ts';
import { requireSiteAdmin } from '../../auth/require-site-admin.ts';
import { enterRefund, MANUAL } from '../../billing/payments/manual-entries.ts';
import { findPayments } from '../../billing/payments/payment.queries.ts';
import { refundNow } from '../../billing/subscriptions/refund.ts';
import { AppError } from '../../platform/app-error.ts';
import type { UseCase } from '../../platform/use-case.ts';
import { adminSubscription } from './admin-subscription.ts';

/** The amount follows the refund rule and is never typed in. */
export const refundPayment: UseCase<typeof adminRoutes.refundPayment> = async (context, actor, input) => {
  const { userId } = requireSiteAdmin(context, actor);
  const { guildId, paymentId } = input;
  const found = (await findPayments(context.db, guildId)).find((row) => String(row.payment.id) === paymentId);
  if (found?.payment.provider !== MANUAL) throw new AppError('not_found');
  const money = found.refund === null ? refundNow(found.payment, context.clock()) : null;
  if (money === null) throw new AppError('nothing_to_refund');
  await requireFreshSignIn(context, actor);
  const isNew = await enterRefund(context, {
    guildId,
    reference: found.payment.providerReference,
    amountMinor: money.amount_minor,
    currency: money.currency,
    recordedBy: userId,
  });
  if (!isNew) throw new AppError('nothing_to_refund');
  return adminSubscription(context, guildId);
};
