import { and, asc, eq, gt, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/db/database.ts';
import { orders, providerRefusals } from '../../platform/db/schema/billing.ts';
import { guilds } from '../../platform/db/schema/guilds.ts';
import { disputes, payments, refundRequests } from '../../platform/db/schema/subscriptions.ts';

/** Orders that a person has to look at: the provider reported another amount, or was removed before it answered. */
const isUnsettled = and(or(isNotNull(orders.mismatch), orders.unanswered), isNull(orders.reviewedAt));

export const findUnsettledOrders = async (db: Queryable) =>
  db
    .select({ order: orders, guildName: guilds.name })
    .from(orders)
    .innerJoin(guilds, eq(guilds.id, orders.guildId))
    .where(isUnsettled)
    .orderBy(asc(orders.createdAt));

/** False where there is nothing to review. */
export const markReviewed = async (
  db: Queryable,
  orderId: string,
  { at, by }: { at: Date; by: string },
): Promise<boolean> => {
  const changed = await db
    .update(orders)
    .set({ reviewedAt: at, reviewedBy: by, unanswered: false })
    .where(and(eq(orders.id, orderId), isUnsettled))
    .returning({ id: orders.id });
  return changed.length === 1;
};

/** Promised refunds that the provider refused, or has not paid since then. */
const isStuck = (waitingSince: Date) =>
  or(
    eq(refundRequests.status, 'failed'),
    and(eq(refundRequests.status, 'requested'), lt(refundRequests.requestedAt, waitingSince)),
  );

export const findStuckRefunds = async (db: Queryable, waitingSince: Date) =>
  db
    .select({ request: refundRequests, payment: payments, guildName: guilds.name })
    .from(refundRequests)
    .innerJoin(payments, eq(payments.id, refundRequests.paymentId))
    .innerJoin(guilds, eq(guilds.id, refundRequests.guildId))
    .where(isStuck(waitingSince))
    .orderBy(asc(refundRequests.requestedAt));

/** Locked, so that two people do not settle the same one. */
export const lockStuckRefund = async (tx: Transaction, paymentId: number, waitingSince: Date) => {
  const [row] = await tx
    .select({ request: refundRequests, payment: payments })
    .from(refundRequests)
    .innerJoin(payments, eq(payments.id, refundRequests.paymentId))
    .where(and(eq(refundRequests.paymentId, paymentId), isStuck(waitingSince)))
    .for('no key update', { of: refundRequests });
  return row;
};

/** Disputes that no site admin has read of. */
export const findUnseenDisputes = async (db: Queryable) =>
  db
    .select({ dispute: disputes, payment: payments, guildName: guilds.name })
    .from(disputes)
    .innerJoin(payments, eq(payments.id, disputes.paymentId))
    .innerJoin(guilds, eq(guilds.id, disputes.guildId))
    .where(and(isNull(disputes.seenAt), isNull(disputes.wonAt)))
    .orderBy(asc(disputes.at));

/** What providers refuse now. */
export const findOpenRefusals = async (db: Queryable) =>
  db
    .select()
    .from(providerRefusals)
    .where(isNull(providerRefusals.endedAt))
    .orderBy(asc(providerRefusals.since));

/** Renewals that were begun since then, and how many of them failed or are still without an answer. */
export const countRenewals = async (
  db: Queryable,
  since: Date,
  waitingSince: Date,
): Promise<{ failed: number; of: number; first: Date | null }> => {
  const bad = or(
    eq(orders.status, 'failed'),
    and(eq(orders.status, 'open'), lt(orders.createdAt, waitingSince)),
  );
  const [row] = await db
    .select({
      of: sql<number>`count(distinct ${orders.guildId})::int`,
      failed: sql<number>`(count(distinct ${orders.guildId}) filter (where ${bad}))::int`,
      first: sql`min(${orders.createdAt}) filter (where ${bad})`.mapWith(orders.createdAt),
    })
    .from(orders)
    .where(and(eq(orders.kind, 'renewal'), gt(orders.createdAt, since)));
  return row ?? { failed: 0, of: 0, first: null };
};
