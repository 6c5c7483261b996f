import type { analyticsRoutes } from '@famiglia/contract/admin/analytics';
import type { UseCase } from '../platform/use-case.ts';
import { addPlanSelection } from './plan-selection.queries.ts';

/** Counts by day; the actor is ignored. */
export const recordAnalyticsEvent: UseCase<typeof analyticsRoutes.record> = async (
  context,
  _actor,
  { plan },
) => {
  await addPlanSelection(context.db, context.clock().toISOString().slice(0, 10), plan);
  return null;
};
