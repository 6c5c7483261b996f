import type { SubscriptionChange } from '@famiglia/contract/billing/subscriptions';
import type { findSubscriptionHistory } from './subscription.queries.ts';

type ChangeRow = Awaited<ReturnType<typeof findSubscriptionHistory>>[number];

export const presentChange = ({ change, actorName }: ChangeRow): SubscriptionChange => ({
  id: String(change.id),
  actor: change.actorId === null ? null : { id: change.actorId, name: actorName ?? change.actorId },
  reason: change.reason,
  before: change.before,
  after: change.after,
  at: change.at.toISOString(),
});
