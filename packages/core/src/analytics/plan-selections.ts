import type { analyticsRoutes } from '@famiglia/contract/admin/analytics';
import { gte, sql, sum } from 'drizzle-orm';
import type { Tier } from '@famiglia/contract/billing/subscriptions';
import type { UseCase } from '../platform/use-case.ts';
import type { Queryable } from '../platform/db/database.ts';
import { planSelections } from '../platform/db/schema/subscriptions.ts';

/** Counts by day; the actor is ignored. */
export const recordAnalyticsEvent: UseCase<typeof analyticsRoutes.record> = async (
  context,
  _actor,
  { plan },
) => {
  await addPlanSelection(context.db, context.clock().toISOString().slice(0, 10), plan);
  return null;
};

/** One atomic statement: two visitors at the same moment count as two. */
const addPlanSelection = async (db: Queryable, day: string, plan: Tier): Promise<void> => {
  await db
    .insert(planSelections)
    .values({ day, plan, count: 1 })
    .onConflictDoUpdate({
      target: [planSelections.day, planSelections.plan],
      set: { count: sql`${planSelections.count} + 1` },
    });
};

/** Presses of each plan's button since a day. A plan without presses counts zero. */
export const countPlanSelections = async (db: Queryable, since: string): Promise<Record<Tier, number>> => {
  const rows = await db
    .select({ plan: planSelections.plan, total: sum(planSelections.count).mapWith(Number) })
    .from(planSelections)
    .where(gte(planSelections.day, since))
    .groupBy(planSelections.plan);
  const totals: Record<Tier, number> = { free: 0, premium: 0 };
  for (const { plan, total } of rows) totals[plan] = total;
  return totals;
};
