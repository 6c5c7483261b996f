import { and, asc, eq, ne, sql, sum } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/db/database.ts';
import { payments, refundRequests, refunds } from '../../platform/db/schema/subscriptions.ts';

export type RefundRequest = typeof refundRequests.$inferSelect;

/** Requests that are not paid yet, with their payments, oldest first. */
export const findWaitingRefunds = async (db: Queryable) =>
  db
    .select({ request: refundRequests, payment: payments })
    .from(refundRequests)
    .innerJoin(payments, eq(payments.id, refundRequests.paymentId))
    .where(eq(refundRequests.status, 'requested'))
    .orderBy(asc(refundRequests.requestedAt));

/** False where another one of this payment waits, or a whole payment was taken back before. */
export const insertRefundRequest = async (
  tx: Transaction,
  request: Omit<typeof refundRequests.$inferInsert, 'status'>,
): Promise<boolean> =>
  (
    await tx
      .insert(refundRequests)
      .values({ ...request, status: 'requested' })
      .onConflictDoNothing()
      .returning({ key: refundRequests.key })
  ).length === 1;

/** The refund of a payment that was asked for and is not paid; there is one at a time. */
export const findOpenRequest = async (
  db: Queryable,
  paymentId: number,
): Promise<RefundRequest | undefined> => {
  const [row] = await db
    .select()
    .from(refundRequests)
    .where(and(eq(refundRequests.paymentId, paymentId), ne(refundRequests.status, 'done')));
  return row;
};

/** What is paid stays paid: an answer that comes late changes nothing. */
export const saveRefundStatus = async (
  db: Queryable,
  { key }: Pick<RefundRequest, 'key'>,
  status: RefundRequest['status'],
): Promise<void> => {
  await db
    .update(refundRequests)
    .set({ status, attempts: sql`${refundRequests.attempts} + 1` })
    .where(and(eq(refundRequests.key, key), ne(refundRequests.status, 'done')));
};

export const sumRefunds = async (
  db: Queryable,
  { provider, providerReference }: Pick<typeof payments.$inferSelect, 'provider' | 'providerReference'>,
): Promise<number> => {
  const [row] = await db
    .select({ minor: sum(refunds.amountMinor).mapWith(Number) })
    .from(refunds)
    .where(and(eq(refunds.provider, provider), eq(refunds.providerReference, providerReference)));
  return row?.minor ?? 0;
};
