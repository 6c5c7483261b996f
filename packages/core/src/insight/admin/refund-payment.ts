import type { adminRoutes } from '@famiglia/contract/admin';
import { AppError } from '../../platform/app-error.ts';
import { manualProvider } from '../../billing/payments/manual-provider.ts';
import { findPayments } from '../../billing/payments/payment.queries.ts';
import { receiveNotice } from '../../billing/payments/receive-notice.ts';
import { refundNow } from '../../billing/subscriptions/refund.ts';
import type { UseCase } from '../../platform/use-case.ts';
import { adminSubscription } from './admin-subscription.ts';
import { requireSiteAdmin } from '../../auth/require-site-admin.ts';

/** The amount follows the refund rule and is never typed in. */
export const refundPayment: UseCase<typeof adminRoutes.refundPayment> = async (context, actor, input) => {
  requireSiteAdmin(context, actor);
  const { guildId, paymentId } = input;
  const found = (await findPayments(context.db, guildId)).find((row) => String(row.payment.id) === paymentId);
  if (found?.payment.provider !== manualProvider.name) throw new AppError('not_found');
  const money = found.refund === null ? refundNow(found.payment, context.clock()) : null;
  if (money === null) throw new AppError('nothing_to_refund');
  const outcome = await receiveNotice(context, manualProvider, {
    actor,
    notice: {
      kind: 'refunded',
      guildId,
      reference: found.payment.providerReference,
      amountMinor: money.amount_minor,
      currency: money.currency,
      at: context.clock(),
    },
  });
  if (outcome === 'known') throw new AppError('nothing_to_refund');
  return adminSubscription(context, guildId);
};
