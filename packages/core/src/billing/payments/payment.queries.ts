import { and, desc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { disputes, payments, refundRequests, refunds } from '../../platform/db/schema/subscriptions.ts';

interface Named {
  provider: string;
  providerReference: string;
}

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

/** False where this refund is already stored. */
export const insertRefund = async (db: Queryable, refund: typeof refunds.$inferInsert): Promise<boolean> => {
  const inserted = await db
    .insert(refunds)
    .values(refund)
    .onConflictDoNothing({ target: [refunds.provider, refunds.providerReference] })
    .returning({ id: refunds.id });
  return inserted.length === 1;
};

export const findPayment = async (db: Queryable, { provider, providerReference }: Named) => {
  const [row] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.provider, provider), eq(payments.providerReference, providerReference)));
  return row;
};

export const findPaymentOfOrder = async (db: Queryable, orderId: string) => {
  const [row] = await db.select().from(payments).where(eq(payments.orderId, orderId));
  return row;
};

export const isRefunded = async (db: Queryable, { provider, providerReference }: Named): Promise<boolean> =>
  (await db.$count(
    refunds,
    and(eq(refunds.provider, provider), eq(refunds.providerReference, providerReference)),
  )) > 0;

/** All payments of a guild, newest first, with what became of them. */
export const findPayments = async (db: Queryable, guildId: string) =>
  db
    .select({
      payment: payments,
      refund: refunds,
      request: refundRequests,
      disputed: sql<boolean>`${disputes.paymentId} is not null`,
    })
    .from(payments)
    .leftJoin(
      refunds,
      and(eq(refunds.provider, payments.provider), eq(refunds.providerReference, payments.providerReference)),
    )
    .leftJoin(refundRequests, eq(refundRequests.paymentId, payments.id))
    .leftJoin(disputes, eq(disputes.paymentId, payments.id))
    .where(eq(payments.guildId, guildId))
    .orderBy(desc(payments.id));
