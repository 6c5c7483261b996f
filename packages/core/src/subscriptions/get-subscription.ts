import { subscriptionRoutes } from '@famiglia/contract/subscriptions';
import { requireGuildAccess } from '../access/require-guild-access.ts';
import { wholeList } from '../guilds/whole-list.ts';
import type { UseCase } from '../use-case.ts';
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
  return wholeList(
    rows.map(({ change, actorName }) => ({
      id: String(change.id),
      actor: change.actorId === null ? null : { id: change.actorId, name: actorName ?? change.actorId },
      reason: change.reason,
      before: change.before,
      after: change.after,
      at: change.at.toISOString(),
    })),
  );
};
