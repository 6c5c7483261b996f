import { and, desc, eq, ne } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { disputes, payments, refundRequests, refunds } from '../../platform/db/schema/subscriptions.ts';
import { isDisputed, refundedMinor, timeEnded } from '../subscriptions/returned-money.ts';

/** False where this payment is already stored. */
export const insertPayment = async (
  db: Queryable,
  payment: typeof payments.$inferInsert,
): Promise<boolean> => {
  const inserted = await db
    .insert(payments)
    .values(payment)
    .onConflictDoNothing({ target: [payments.provider, payments.providerReference] })
    .returning({ id: payments.id });
  return inserted.length === 1;
};

/** False where the request that it pays is stored as paid already. */
export const insertRefund = async (db: Queryable, refund: typeof refunds.$inferInsert): Promise<boolean> => {
  const inserted = await db
    .insert(refunds)
    .values(refund)
    .onConflictDoNothing({ target: refunds.requestKey })
    .returning({ id: refunds.id });
  return inserted.length === 1;
};

/** The refund that was asked for and is not paid; there is one at a time. */
const openRequest = and(eq(refundRequests.paymentId, payments.id), ne(refundRequests.status, 'done'));

export const findPaymentOfOrder = async (db: Queryable, orderId: string) => {
  const [row] = await db.select().from(payments).where(eq(payments.orderId, orderId));
  return row;
};

/** All payments of a guild, newest first, with what became of them. */
export const findPayments = async (db: Queryable, guildId: string) =>
  db
    .select({
      payment: payments,
      refundedMinor,
      request: refundRequests,
      dispute: disputes,
      timeEnded,
    })
    .from(payments)
    .leftJoin(refundRequests, openRequest)
    .leftJoin(disputes, eq(disputes.paymentId, payments.id))
    .where(eq(payments.guildId, guildId))
    .orderBy(desc(payments.id));

/** One payment with what is left of it. Read it under the lock of the plan: then no refund comes in between. */
export const findRefundable = async (db: Queryable, guildId: string, paymentId: number) => {
  const [row] = await db
    .select({ payment: payments, refundedMinor, request: refundRequests, isDisputed })
    .from(payments)
    .leftJoin(refundRequests, openRequest)
    .where(and(eq(payments.guildId, guildId), eq(payments.id, paymentId)));
  return row;
};
