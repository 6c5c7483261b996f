import type { Context } from '../../platform/context.ts';
import { METRICS } from '../../platform/metrics/metrics.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { changeSubscription, type NextSubscription } from '../subscriptions/change-subscription.ts';
import { findRenewal, updateRenewal } from '../subscriptions/renewal.queries.ts';
import { afterGrace, type SubscriptionRow } from '../subscriptions/subscription.queries.ts';
import { lockOrder, updateOrder, type OrderRow } from './order.queries.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** A renewal that was declined: Premium goes on for the grace, and the charge is tried again in a day. */
export const failRenewal = async (
  context: Context,
  order: OrderRow,
  failure: NonNullable<OrderRow['failure']>,
): Promise<void> => {
  const { guildId } = order;
  const change = { guildId, actorId: null, event: 'renewal_failed' } as const;
  await changeSubscription(context, change, async (current, now, tx) => {
    const locked = await lockOrder(tx, order.id);
    if (locked?.status !== 'open') return null;
    METRICS.charges.inc({ provider: order.provider, result: 'failed' });
    // It may have been charged, and its provider cannot be asked: the order is closed so that it blocks nobody, and a
    // site admin is told.
    const unanswered = failure === 'provider_gone' && wasSent(locked);
    await updateOrder(tx, order, { status: 'failed', failure, settledAt: now, unanswered });
    await noteFailure(tx, guildId, failure, now);
    return inGrace(current);
  });
};

/**
 * Nobody knows yet whether the renewal was charged, and the period is about to end: the family keeps Premium. The order
 * stays open, so that nothing is charged twice.
 */
export const waitInGrace = async (context: Context, guildId: string): Promise<void> => {
  const change = { guildId, actorId: null, event: 'renewal_failed' } as const;
  await changeSubscription(context, change, (current, now) => {
    const endsSoon = current.periodEnd !== null && current.periodEnd.getTime() - now.getTime() <= HOUR_MS;
    return current.status === 'active' && endsSoon ? inGrace(current) : null;
  });
};

const wasSent = ({ request, providerReference }: OrderRow): boolean =>
  request !== null || providerReference !== null;

const noteFailure = async (
  tx: Transaction,
  guildId: string,
  lastFailure: NonNullable<OrderRow['failure']>,
  now: Date,
): Promise<void> => {
  const attempts = ((await findRenewal(tx, guildId))?.attempts ?? 0) + 1;
  const nextChargeAt = new Date(now.getTime() + DAY_MS);
  await updateRenewal(tx, guildId, { attempts, lastFailure, nextChargeAt });
};

const inGrace = ({ status, periodEnd }: SubscriptionRow): NextSubscription | null =>
  (status === 'active' || status === 'past_due') && periodEnd !== null
    ? { status: 'past_due', graceUntil: afterGrace(periodEnd) }
    : null;
