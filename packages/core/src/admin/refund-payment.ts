import type { adminRoutes } from '@famiglia/contract/admin';
import { AppError } from '../app-error.ts';
import { manualProvider } from '../payments/manual-provider.ts';
import { findPayments } from '../payments/payment.queries.ts';
import { receiveNotice } from '../payments/receive-notice.ts';
import { refundNow } from '../subscriptions/refund.ts';
import type { UseCase } from '../use-case.ts';
import { adminSubscription } from './admin-subscription.ts';
import { requireSiteAdmin } from '../auth/require-site-admin.ts';

/** Pays back by the rule, never by what somebody types. */
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
