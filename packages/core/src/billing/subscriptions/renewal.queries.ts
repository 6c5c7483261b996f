import { and, asc, eq, inArray, lte } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/db/database.ts';
import { renewals } from '../../platform/db/schema/billing.ts';
import { subscriptions } from '../../platform/db/schema/subscriptions.ts';

export type RenewalRow = typeof renewals.$inferSelect;

const DAY_MS = 24 * 60 * 60 * 1000;

/** A renewal is charged on the last day of the period. */
export const chargeTime = (periodEnd: Date): Date => new Date(periodEnd.getTime() - DAY_MS);

export const findRenewal = async (db: Queryable, guildId: string): Promise<RenewalRow | null> => {
  const [row] = await db.select().from(renewals).where(eq(renewals.guildId, guildId));
  return row ?? null;
};

export const saveRenewal = async (tx: Transaction, row: typeof renewals.$inferInsert): Promise<void> => {
  await tx.insert(renewals).values(row).onConflictDoUpdate({ target: renewals.guildId, set: row });
};

export const updateRenewal = async (
  tx: Transaction,
  guildId: string,
  change: Partial<RenewalRow>,
): Promise<void> => {
  await tx.update(renewals).set(change).where(eq(renewals.guildId, guildId));
};

export const deleteRenewal = async (tx: Transaction, guildId: string): Promise<void> => {
  await tx.delete(renewals).where(eq(renewals.guildId, guildId));
};

/** A new period begins its tries anew. */
export const moveRenewal = async (tx: Transaction, guildId: string, periodEnd: Date): Promise<void> =>
  updateRenewal(tx, guildId, { nextChargeAt: chargeTime(periodEnd), attempts: 0, lastFailure: null });

/** Guilds whose renewal has to be charged now. What was cancelled keeps its method, but is not charged. */
export const findDueRenewals = async (db: Queryable, now: Date): Promise<string[]> => {
  const rows = await db
    .select({ guildId: renewals.guildId })
    .from(renewals)
    .innerJoin(subscriptions, eq(subscriptions.guildId, renewals.guildId))
    .where(and(lte(renewals.nextChargeAt, now), inArray(subscriptions.status, ['active', 'past_due'])))
    .orderBy(asc(renewals.nextChargeAt));
  return rows.map((row) => row.guildId);
};
