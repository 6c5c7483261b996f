import type { adminRoutes } from '@famiglia/contract/admin/admin';
import { requireFreshSignIn } from '../auth/require-fresh-sign-in.ts';
import { requireSiteAdmin } from '../auth/require-site-admin.ts';
import { returnPayment } from '../billing/refunds/return-payment.ts';
import type { UseCase } from '../platform/use-case.ts';
import { adminSubscription } from './admin-subscription.ts';

/** What was paid at a provider goes back there; what came by hand is recorded as paid back by hand. */
export const refundPayment: UseCase<typeof adminRoutes.refundPayment> = async (context, actor, input) => {
  const { userId } = requireSiteAdmin(context, actor);
  await requireFreshSignIn(context, actor);
  const { guildId, paymentId, ...wanted } = input;
  await returnPayment(context, { guildId, paymentId: Number(paymentId), adminId: userId, ...wanted });
  return adminSubscription(context, guildId);
};
