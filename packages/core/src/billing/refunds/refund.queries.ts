import { and, asc, eq, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/db/database.ts';
import { disputes, payments, refundRequests } from '../../platform/db/schema/subscriptions.ts';

export type RefundRequest = typeof refundRequests.$inferSelect;

/** Requests that are not paid yet, with their payments, oldest first. */
export const findWaitingRefunds = async (db: Queryable) =>
  db
    .select({ request: refundRequests, payment: payments })
    .from(refundRequests)
    .innerJoin(payments, eq(payments.id, refundRequests.paymentId))
    .where(eq(refundRequests.status, 'requested'))
    .orderBy(asc(refundRequests.requestedAt));

export const findRefundRequest = async (
  db: Queryable,
  guildId: string,
  paymentId: number,
): Promise<RefundRequest | undefined> => {
  const [row] = await db
    .select()
    .from(refundRequests)
    .where(and(eq(refundRequests.guildId, guildId), eq(refundRequests.paymentId, paymentId)));
  return row;
};

export const saveRefundStatus = async (
  db: Queryable,
  { guildId, paymentId }: Pick<RefundRequest, 'guildId' | 'paymentId'>,
  status: RefundRequest['status'],
): Promise<void> => {
  await db
    .update(refundRequests)
    .set({ status, attempts: sql`${refundRequests.attempts} + 1` })
    .where(and(eq(refundRequests.guildId, guildId), eq(refundRequests.paymentId, paymentId)));
};

/** False where the dispute is known. */
export const insertDispute = async (
  tx: Transaction,
  dispute: typeof disputes.$inferInsert,
): Promise<boolean> =>
  (await tx.insert(disputes).values(dispute).onConflictDoNothing().returning({ id: disputes.paymentId }))
    .length === 1;
