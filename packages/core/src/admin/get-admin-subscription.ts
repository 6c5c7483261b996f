import type { adminRoutes } from '@famiglia/contract/admin/admin';
import type { UseCase } from '../platform/use-case.ts';
import { adminSubscription } from './admin-subscription.ts';
import { requireSiteAdmin } from '../auth/require-site-admin.ts';

export const getAdminSubscription: UseCase<typeof adminRoutes.subscription> = async (
  context,
  actor,
  { guildId },
) => {
  requireSiteAdmin(context, actor);
  return adminSubscription(context, guildId);
};
