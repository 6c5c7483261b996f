import { GRACE_DAYS } from '@famiglia/contract/billing/billing';
import type { Money } from '@famiglia/contract/billing/subscriptions';
import { and, desc, eq, gt, inArray, lt, lte, ne, not, notExists, or, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/db/database.ts';
import { users } from '../../platform/db/schema/auth.ts';
import { members } from '../../platform/db/schema/guilds.ts';
import { orders, renewals } from '../../platform/db/schema/billing.ts';
import {
  payments,
  refundRequests,
  subscriptionHistory,
  subscriptionReminders,
  subscriptions,
} from '../../platform/db/schema/subscriptions.ts';
import { isDisputed, refundedMinor, timeEnded } from './returned-money.ts';

export type SubscriptionRow = typeof subscriptions.$inferSelect;

export const findSubscription = async (db: Queryable, guildId: string): Promise<SubscriptionRow | null> => {
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.guildId, guildId));
  return row ?? null;
};

/** A guild without a row is on the Free plan. */
export const subscriptionOrNone = async (db: Queryable, guildId: string): Promise<SubscriptionRow> =>
  (await findSubscription(db, guildId)) ?? {
    guildId,
    tier: 'free',
    status: 'none',
    periodEnd: null,
    graceUntil: null,
    trialStartedAt: null,
  };

/** The guild's row, created if missing and locked until the transaction ends: changes are serialised. */
export const lockSubscription = async (tx: Transaction, guildId: string): Promise<SubscriptionRow> => {
  await tx.insert(subscriptions).values({ guildId, tier: 'free', status: 'none' }).onConflictDoNothing();
  const [row] = await tx
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.guildId, guildId))
    .for('no key update');
  if (row === undefined) throw new Error(`subscription of ${guildId} vanished while it was being locked`);
  return row;
};

export const saveSubscription = async (tx: Transaction, row: SubscriptionRow): Promise<void> => {
  await tx.update(subscriptions).set(row).where(eq(subscriptions.guildId, row.guildId));
};

/**
 * Premium that is over, not yet ended by the sweep. A plan that would have been renewed while the process was down is
 * left to the renewal, as long as the grace lasts.
 */
const lapsed = (now: Date) =>
  and(
    eq(subscriptions.tier, 'premium'),
    sql`coalesce(${subscriptions.graceUntil}, ${subscriptions.periodEnd}) <= ${now.toISOString()}`,
    sql`not (${subscriptions.status} = 'active'
      and ${subscriptions.periodEnd} > ${afterGrace(now, -1).toISOString()}
      and exists (select from ${renewals} where ${renewals.guildId} = ${subscriptions.guildId}))`,
  );

/**
 * The end of the grace after this end of a period. With sign -1, the start of the oldest period end whose grace still
 * lasts.
 */
export const afterGrace = (periodEnd: Date, sign: 1 | -1 = 1): Date =>
  new Date(periodEnd.getTime() + sign * GRACE_DAYS * 24 * 60 * 60 * 1000);

export const findLapsedGuilds = async (db: Queryable, now: Date): Promise<string[]> => {
  const rows = await db.select({ guildId: subscriptions.guildId }).from(subscriptions).where(lapsed(now));
  return rows.map((row) => row.guildId);
};

export const isLapsed = async (db: Queryable, guildId: string, now: Date): Promise<boolean> =>
  (await db.$count(subscriptions, and(eq(subscriptions.guildId, guildId), lapsed(now)))) > 0;

/**
 * The payment whose period is running or in the future, and whose money is still ours, with what of it was paid back. One that
 * is being refunded is not among them.
 */
export const findRunningPayment = async (db: Queryable, guildId: string, now: Date) => {
  const [row] = await db
    .select({ payment: payments, refundedMinor, payerId: orders.startedBy })
    .from(payments)
    .leftJoin(orders, eq(orders.id, payments.orderId))
    .where(
      and(
        eq(payments.guildId, guildId),
        gt(payments.periodEnd, now),
        lt(refundedMinor, payments.amountMinor),
        not(timeEnded),
        not(isDisputed),
        notExists(
          db
            .select({ key: refundRequests.key })
            .from(refundRequests)
            .where(and(eq(refundRequests.paymentId, payments.id), ne(refundRequests.status, 'done'))),
        ),
      ),
    )
    .orderBy(desc(payments.paidAt), desc(payments.id))
    .limit(1);
  return row === undefined
    ? null
    : { ...row.payment, refundedMinor: row.refundedMinor, payerId: row.payerId };
};

/** Whether this guild or this payer has taken back a whole payment once. */
export const hasTakenBackWhole = async (
  db: Queryable,
  { guildId, payerId }: { guildId: string; payerId: string | null },
): Promise<boolean> =>
  (await db.$count(
    refundRequests,
    and(
      refundRequests.whole,
      or(
        eq(refundRequests.guildId, guildId),
        payerId === null ? undefined : eq(refundRequests.payerId, payerId),
      ),
    ),
  )) > 0;

/** Money that was promised back and is not yet at the payer's bank. */
export const findPendingRefund = async (db: Queryable, guildId: string): Promise<Money | null> => {
  const [row] = await db
    .select({ amount_minor: refundRequests.amountMinor, currency: refundRequests.currency })
    .from(refundRequests)
    .where(and(eq(refundRequests.guildId, guildId), eq(refundRequests.status, 'requested')))
    .limit(1);
  return row ?? null;
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

export const isReminded = async (
  db: Queryable,
  { guildId, periodEnd }: PlanEnd,
  daysBefore: readonly number[],
): Promise<boolean> => {
  const sent = await db.$count(
    subscriptionReminders,
    and(
      eq(subscriptionReminders.guildId, guildId),
      eq(subscriptionReminders.periodEnd, periodEnd),
      inArray(subscriptionReminders.daysBefore, [...daysBefore]),
    ),
  );
  return sent === daysBefore.length;
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
