import { and, asc, eq, isNotNull, isNull, lt, or } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/db/database.ts';
import { orders } from '../../platform/db/schema/billing.ts';
import { guilds } from '../../platform/db/schema/guilds.ts';
import { payments, refundRequests } from '../../platform/db/schema/subscriptions.ts';

/** Orders whose provider answered with other money, and that nobody has looked at. */
export const findMismatches = async (db: Queryable) =>
  db
    .select({ order: orders, guildName: guilds.name })
    .from(orders)
    .innerJoin(guilds, eq(guilds.id, orders.guildId))
    .where(and(isNotNull(orders.mismatch), isNull(orders.reviewedAt)))
    .orderBy(asc(orders.createdAt));

/** False where there is nothing to review. */
export const markReviewed = async (
  db: Queryable,
  orderId: string,
  { at, by }: { at: Date; by: string },
): Promise<boolean> => {
  const changed = await db
    .update(orders)
    .set({ reviewedAt: at, reviewedBy: by })
    .where(and(eq(orders.id, orderId), isNotNull(orders.mismatch), isNull(orders.reviewedAt)))
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
