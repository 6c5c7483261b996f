import type { adminRoutes } from '@famiglia/contract/admin/admin-routes';
import { requireFreshSignIn } from '../auth/require-fresh-sign-in.ts';
import { requireSiteAdmin } from '../auth/require-site-admin.ts';
import { enterPayment } from '../billing/payments/manual-entries.ts';
import { AppError } from '../platform/app-error.ts';
import type { UseCase } from '../platform/use-case.ts';
import { findAdminGuild } from './admin-guild.queries.ts';
import { adminSubscription } from './admin-subscription.ts';
import { returnPayment } from '../billing/refunds/return-payment.ts';

/** The site admin's fresh sign-in stands for the signature of a provider. */
export const recordPayment: UseCase<typeof adminRoutes.recordPayment> = async (context, actor, input) => {
  const { userId } = requireSiteAdmin(context, actor);
  const { guildId, reference, amountMinor, currency, months } = input;
  if ((await findAdminGuild(context.db, guildId)) === undefined) throw new AppError('guild_not_found');
  await requireFreshSignIn(context, actor);
  const entry = { guildId, reference, amountMinor, currency, months, recordedBy: userId };
  if (!(await enterPayment(context, entry))) throw new AppError('payment_known');
  return adminSubscription(context, guildId);
};

/** What was paid at a provider goes back there; what came by hand is recorded as paid back by hand. */
export const refundPayment: UseCase<typeof adminRoutes.refundPayment> = async (context, actor, input) => {
  const { userId } = requireSiteAdmin(context, actor);
  await requireFreshSignIn(context, actor);
  const { guildId, paymentId, ...wanted } = input;
  await returnPayment(context, { guildId, paymentId: Number(paymentId), adminId: userId, ...wanted });
  return adminSubscription(context, guildId);
};
