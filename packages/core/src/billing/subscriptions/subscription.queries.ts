import { and, desc, eq, gt, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/db/database.ts';
import { users } from '../../platform/db/schema/auth.ts';
import { members } from '../../platform/db/schema/guilds.ts';
import {
  payments,
  refunds,
  subscriptionHistory,
  subscriptionReminders,
  subscriptions,
} from '../../platform/db/schema/subscriptions.ts';

export type SubscriptionRow = typeof subscriptions.$inferSelect;

export const findSubscription = async (db: Queryable, guildId: string): Promise<SubscriptionRow | null> => {
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.guildId, guildId));
  return row ?? null;
};

/** The guild's row, created if missing and locked until the transaction ends: changes are serialised. */
export const lockSubscription = async (tx: Transaction, guildId: string): Promise<SubscriptionRow> => {
  await tx.insert(subscriptions).values({ guildId, tier: 'free', status: 'none' }).onConflictDoNothing();
  const [row] = await tx.select().from(subscriptions).where(eq(subscriptions.guildId, guildId)).for('update');
  if (row === undefined) throw new Error(`subscription of ${guildId} vanished while it was being locked`);
  return row;
};

export const saveSubscription = async (tx: Transaction, row: SubscriptionRow): Promise<void> => {
  await tx.update(subscriptions).set(row).where(eq(subscriptions.guildId, row.guildId));
};

/** Premium whose period is over, not yet ended by the sweep. */
export const findLapsedGuilds = async (db: Queryable, now: Date): Promise<string[]> => {
  const rows = await db
    .select({ guildId: subscriptions.guildId })
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.tier, 'premium'),
        isNotNull(subscriptions.periodEnd),
        lte(subscriptions.periodEnd, now),
      ),
    );
  return rows.map((row) => row.guildId);
};

/** The payment whose period is running or in the future, and that was not refunded. */
export const findRunningPayment = async (db: Queryable, guildId: string, now: Date) => {
  const [row] = await db
    .select({ payment: payments })
    .from(payments)
    .leftJoin(
      refunds,
      and(eq(refunds.provider, payments.provider), eq(refunds.providerReference, payments.providerReference)),
    )
    .where(and(eq(payments.guildId, guildId), gt(payments.periodEnd, now), isNull(refunds.id)))
    .orderBy(desc(payments.paidAt), desc(payments.id))
    .limit(1);
  return row?.payment ?? null;
};

/** Newest first. The actor has their name in the guild or, as a site admin, their own. */
export const findSubscriptionHistory = async (db: Queryable, guildId: string) =>
  db
    .select({
      change: subscriptionHistory,
      actorName: sql<string | null>`coalesce(${members.displayName}, ${users.globalName}, ${users.username})`,
    })
    .from(subscriptionHistory)
    .leftJoin(members, and(eq(members.guildId, guildId), eq(members.userId, subscriptionHistory.actorId)))
    .leftJoin(users, eq(users.id, subscriptionHistory.actorId))
    .where(eq(subscriptionHistory.guildId, guildId))
    .orderBy(desc(subscriptionHistory.id));

interface PlanEnd {
  guildId: string;
  periodEnd: Date;
}

/** Premium that is active and ends before the given time. */
export const findEndingPlans = async (db: Queryable, now: Date, horizon: Date): Promise<PlanEnd[]> => {
  const rows = await db
    .select({ guildId: subscriptions.guildId, periodEnd: subscriptions.periodEnd })
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.tier, 'premium'),
        gt(subscriptions.periodEnd, now),
        lte(subscriptions.periodEnd, horizon),
      ),
    );
  return rows.flatMap(({ guildId, periodEnd }) => (periodEnd === null ? [] : [{ guildId, periodEnd }]));
};

/** The reminders that were not yet sent for this end. */
export const markReminded = async (
  tx: Transaction,
  { guildId, periodEnd }: PlanEnd,
  daysBefore: readonly number[],
  sentAt: Date,
): Promise<number[]> => {
  const marked = await tx
    .insert(subscriptionReminders)
    .values(daysBefore.map((days) => ({ guildId, periodEnd, daysBefore: days, sentAt })))
    .onConflictDoNothing()
    .returning({ daysBefore: subscriptionReminders.daysBefore });
  return marked.map((row) => row.daysBefore);
};
