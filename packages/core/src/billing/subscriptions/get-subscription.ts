import { subscriptionRoutes } from '@famiglia/contract/billing/subscriptions';
import { requireGuildAccess } from '../../access/require-guild-access.ts';
import { wholeList } from '../../platform/whole-list.ts';
import type { UseCase } from '../../platform/use-case.ts';
import { presentChange } from './present-change.ts';
import { subscriptionDetails } from './subscription-details.ts';
import { findSubscriptionHistory } from './subscription.queries.ts';

export const getSubscription: UseCase<typeof subscriptionRoutes.get> = async (
  context,
  actor,
  { guildId },
) => {
  await requireGuildAccess(context, actor, guildId, subscriptionRoutes.get.access);
  return subscriptionDetails(context, guildId);
};

export const listSubscriptionHistory: UseCase<typeof subscriptionRoutes.history> = async (
  context,
  actor,
  { guildId },
) => {
  await requireGuildAccess(context, actor, guildId, subscriptionRoutes.history.access);
  const rows = await findSubscriptionHistory(context.db, guildId);
  return wholeList(rows.map(presentChange));
};
