import type { ActivityType } from '@famiglia/contract/activity-types';
import { recordActivity } from '../../guilds/activity/record-activity.ts';
import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { subscriptionHistory } from '../../platform/db/schema/subscriptions.ts';
import { subscriptionState } from '../../guilds/access/subscription-state.ts';
import { lockSubscription, saveSubscription } from './subscription.queries.ts';
import type { SubscriptionRow } from './subscription.queries.ts';

interface SubscriptionChange {
  guildId: string;
  /** Null where a period expired. */
  actorId: string | null;
  reason: string;
  activity: ActivityType;
}

export type NextSubscription = Partial<Omit<SubscriptionRow, 'guildId'>>;
type Decision = NextSubscription | null;

/**
 * The only way to change a plan: under a row lock, with its history, its activity row and the bus event that opens or
 * closes panels, in one transaction. `decide` throws to refuse, or returns `null` where there is nothing to do.
 */
export const changeSubscription = async (
  context: Context,
  change: SubscriptionChange,
  decide: (current: SubscriptionRow, now: Date, tx: Transaction) => Decision | Promise<Decision>,
): Promise<void> => {
  await context.db.transaction(async (tx) => {
    const { guildId, actorId, reason } = change;
    const now = context.clock();
    const current = await lockSubscription(tx, guildId);
    const next = await decide(current, now, tx);
    if (next === null) return;
    const saved = { ...current, ...next };
    const [before, after] = [subscriptionState(current, now), subscriptionState(saved, now)];
    await saveSubscription(tx, saved);
    await tx.insert(subscriptionHistory).values({ guildId, actorId, reason, before, after, at: now });
    await recordActivity(context, tx, {
      guildId,
      type: change.activity,
      actorId,
      target: { kind: 'subscription', id: guildId },
      data: { before, after },
    });
    await context.bus.publish(tx, { type: 'subscription.changed', guildId });
  });
  context.access.forget(change.guildId);
};
