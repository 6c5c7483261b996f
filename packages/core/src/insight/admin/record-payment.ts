import type { adminRoutes } from '@famiglia/contract/admin';
import { AppError } from '../../platform/app-error.ts';
import { manualProvider } from '../../billing/payments/manual-provider.ts';
import { receiveNotice } from '../../billing/payments/receive-notice.ts';
import type { UseCase } from '../../platform/use-case.ts';
import { findAdminGuild } from './admin-guild.queries.ts';
import { adminSubscription } from './admin-subscription.ts';
import { requireSiteAdmin } from '../../auth/require-site-admin.ts';

export const recordPayment: UseCase<typeof adminRoutes.recordPayment> = async (context, actor, input) => {
  requireSiteAdmin(context, actor);
  const { guildId, reference, amountMinor, currency, months } = input;
  if ((await findAdminGuild(context.db, guildId)) === undefined) throw new AppError('guild_not_found');
  const notice = {
    kind: 'paid',
    guildId,
    reference,
    amountMinor,
    currency,
    months,
    at: context.clock(),
  } as const;
  const outcome = await receiveNotice(context, manualProvider, { actor, notice });
  if (outcome === 'known') throw new AppError('payment_known');
  return adminSubscription(context, guildId);
};
