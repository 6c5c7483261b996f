import { and, eq, isNull, lt } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/db/database.ts';
import { disputes } from '../../platform/db/schema/subscriptions.ts';

type DisputeRow = typeof disputes.$inferSelect;

/**
 * False where the dispute is known. A dispute that was won before that time can be opened again; then it counts as a
 * new one.
 */
export const saveDispute = async (
  tx: Transaction,
  dispute: Pick<DisputeRow, 'paymentId' | 'guildId' | 'at' | 'takenSeconds'>,
  wonBefore: Date,
): Promise<boolean> => {
  const { at, takenSeconds } = dispute;
  const saved = await tx
    .insert(disputes)
    .values(dispute)
    .onConflictDoUpdate({
      target: disputes.paymentId,
      set: { at, takenSeconds, wonAt: null, seenAt: null, seenBy: null },
      setWhere: lt(disputes.wonAt, wonBefore),
    })
    .returning({ id: disputes.paymentId });
  return saved.length === 1;
};

/** Undefined where it is not open: a dispute is won once. */
export const winDispute = async (
  tx: Transaction,
  paymentId: number,
  wonAt: Date,
): Promise<DisputeRow | undefined> => {
  const [row] = await tx
    .update(disputes)
    .set({ wonAt })
    .where(and(eq(disputes.paymentId, paymentId), isNull(disputes.wonAt)))
    .returning();
  return row;
};

/** False where there is no unread dispute. */
export const markDisputeSeen = async (
  db: Queryable,
  paymentId: number,
  { at, by }: { at: Date; by: string },
): Promise<boolean> => {
  const seen = await db
    .update(disputes)
    .set({ seenAt: at, seenBy: by })
    .where(and(eq(disputes.paymentId, paymentId), isNull(disputes.seenAt)))
    .returning({ id: disputes.paymentId });
  return seen.length === 1;
};
