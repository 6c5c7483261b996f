import type { adminRoutes } from '@famiglia/contract/admin/admin';
import { requireFreshSignIn } from '../auth/require-fresh-sign-in.ts';
import { requireSiteAdmin } from '../auth/require-site-admin.ts';
import { enterPayment } from '../billing/payments/manual-entries.ts';
import { AppError } from '../platform/app-error.ts';
import type { UseCase } from '../platform/use-case.ts';
import { findAdminGuild } from './admin-guild.queries.ts';
import { adminSubscription } from './admin-subscription.ts';

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
