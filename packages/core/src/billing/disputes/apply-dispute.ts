import type { Charge } from '../../platform/billing-provider.ts';
import type { Context } from '../../platform/context.ts';
import type { payments } from '../../platform/db/schema/subscriptions.ts';
import { subscriptionState } from '../../access/subscription-state.ts';
import { endWithout, planUntil } from '../payments/without-payment.ts';
import { changeSubscription, type NextSubscription } from '../subscriptions/change-subscription.ts';
import { deleteRenewal } from '../subscriptions/renewal.queries.ts';
import type { SubscriptionRow } from '../subscriptions/subscription.queries.ts';
import { saveDispute, winDispute } from './dispute.queries.ts';
import { tellOwnerQueue } from '../../deliveries/tell-owner-queue.ts';

type Payment = typeof payments.$inferSelect;

/** For this long after a dispute was won, an older answer may still say that it is open. */
const ANSWER_AGE_MS = 60 * 60 * 1000;

/** Applies what the provider says about a dispute: opened, won, or opened again. */
export const applyDispute = async (
  context: Context,
  payment: Payment,
  { dispute }: Pick<Charge, 'dispute'>,
): Promise<void> => {
  if (dispute === 'open') await takeDispute(context, payment);
  if (dispute === 'won') await restore(context, payment);
};

/** A chargeback ends the paid time and stops the renewal. The site admin is told. */
const takeDispute = async (context: Context, payment: Payment): Promise<void> => {
  const { id: paymentId, guildId, provider } = payment;
  const change = { guildId, actorId: null, event: 'disputed' } as const;
  await changeSubscription(context, change, async (current, now, tx) => {
    const end = endWithout(payment, current, now);
    const wonBefore = new Date(now.getTime() - ANSWER_AGE_MS);
    const takenSeconds = end === null ? 0 : secondsBetween(end < now ? now : end, current.periodEnd ?? now);
    if (!(await saveDispute(tx, { paymentId, guildId, at: now, takenSeconds }, wonBefore))) return null;
    context.log.warn({ guildId, paymentId, provider }, 'a payment is disputed');
    await context.jobs.send(tx, tellOwnerQueue, {});
    await deleteRenewal(context, tx, guildId);
    return end === null ? null : planUntil(end, now);
  });
};

/** A dispute that was won gives back the time that it took, once. The card stays forgotten: its owner disputed a charge. */
const restore = async (context: Context, payment: Payment): Promise<void> => {
  const { id: paymentId, guildId, provider } = payment;
  const change = { guildId, actorId: null, event: 'dispute_won' } as const;
  await changeSubscription(context, change, async (current, now, tx) => {
    const won = await winDispute(tx, paymentId, now);
    if (won === undefined) return null;
    context.log.info({ guildId, paymentId, provider }, 'a dispute was won');
    const next = won.takenSeconds === 0 ? null : longerBy(won.takenSeconds, current, now);
    if (next === null) await context.bus.publish(tx, { type: 'subscription.changed', guildId });
    return next;
  });
};

/** Null for Premium without an end. */
const longerBy = (seconds: number, current: SubscriptionRow, now: Date): NextSubscription | null => {
  const runs = subscriptionState(current, now).tier === 'premium';
  if (runs && current.periodEnd === null) return null;
  const from = runs && current.periodEnd !== null && current.periodEnd > now ? current.periodEnd : now;
  return {
    tier: 'premium',
    status: runs && current.status === 'canceled' ? 'canceled' : 'active',
    periodEnd: new Date(from.getTime() + seconds * 1000),
    graceUntil: null,
  };
};

const secondsBetween = (from: Date, to: Date): number =>
  Math.max(0, Math.round((to.getTime() - from.getTime()) / 1000));
