import { recordActivity } from '../../activity/record-activity.ts';
import { requestDelivery } from '../../deliveries/request-delivery.ts';
import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { subscriptionHistory } from '../../platform/db/schema/subscriptions.ts';
import { subscriptionState } from '../../access/subscription-state.ts';
import { lockSubscription, saveSubscription } from './subscription.queries.ts';
import type { SubscriptionRow } from './subscription.queries.ts';
import { deleteRenewal, moveRenewal } from './renewal.queries.ts';
import { isArrow, SUBSCRIPTION_EVENTS, type SubscriptionEventName } from './subscription-states.ts';

interface SubscriptionChange {
  guildId: string;
  /** Null where nobody acted: a period ended, a provider reported something. */
  actorId: string | null;
  event: SubscriptionEventName;
  /** What a site admin typed, or a more precise reason than that of the event. */
  reason?: string;
}

/** The events that the bot posts in the guild's log channel. What a person of the guild did is not posted. */
const NEWS: Partial<Record<SubscriptionEventName, 'failed' | 'stopped' | 'ended'>> = {
  renewal_failed: 'failed',
  renewal_stopped: 'stopped',
  ended: 'ended',
  disputed: 'ended',
};

export type NextSubscription = Partial<Omit<SubscriptionRow, 'guildId'>>;
type Decision = NextSubscription | null;

/**
 * The only way to change a plan: along an allowed transition of `subscription-states.ts`, under a row lock, with its
 * history, its activity row and the bus event that opens or closes panels, in one transaction. `decide` throws to
 * refuse, or returns `null` where there is nothing to do.
 */
export const changeSubscription = async (
  context: Context,
  change: SubscriptionChange,
  decide: (current: SubscriptionRow, now: Date, tx: Transaction) => Decision | Promise<Decision>,
): Promise<void> => {
  await context.db.transaction(async (tx) => {
    const { guildId, actorId, event } = change;
    const now = context.clock();
    const { byPerson, activity, reason } = SUBSCRIPTION_EVENTS[event];
    const current = await lockSubscription(tx, guildId);
    const next = await decide(current, now, tx);
    if (next === null) return;
    const saved = { ...current, ...next };
    const [before, after] = [subscriptionState(current, now), subscriptionState(saved, now)];
    const from = byPerson ? before.status : current.status;
    if (!isArrow(from, event, saved.status)) {
      throw new Error(`a plan that is ${from} does not become ${saved.status} on ${event}`);
    }
    await saveSubscription(tx, saved);
    await keepRenewalInStep(context, tx, current, saved);
    await tx
      .insert(subscriptionHistory)
      .values({ guildId, actorId, reason: change.reason ?? reason ?? event, before, after, at: now });
    await recordActivity(context, tx, {
      guildId,
      type: activity,
      actorId,
      target: { kind: 'subscription', id: guildId },
      data: { before, after },
    });
    await context.bus.publish(tx, { type: 'subscription.changed', guildId });
    const subject = NEWS[event];
    if (subject !== undefined) await requestDelivery(tx, { guildId, kind: 'plan_end', subject });
  });
  context.access.forget(change.guildId);
};

/** The next charge follows the end of the period; a plan without an end, or that is over, is not renewed. */
const keepRenewalInStep = async (
  context: Context,
  tx: Transaction,
  before: SubscriptionRow,
  { guildId, tier, periodEnd }: SubscriptionRow,
): Promise<void> => {
  if (tier === 'free' || periodEnd === null) await deleteRenewal(context, tx, guildId);
  else if (before.periodEnd?.getTime() !== periodEnd.getTime()) await moveRenewal(tx, guildId, periodEnd);
};
