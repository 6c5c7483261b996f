import type { EventStatus } from '@famiglia/contract/events/events';
import { asc, desc, sql } from 'drizzle-orm';
import type { AnyColumn, SQL } from 'drizzle-orm';

/**
 * The order of events or capts by their start. With the current time: what is ahead, soonest first; then the past, latest
 * first. Without it, open ones are sorted soonest first, all others latest first.
 */
export const startOrder = (
  table: { status: AnyColumn; startsAt: AnyColumn },
  status: EventStatus | undefined,
  now: Date | undefined,
): SQL[] => {
  if (now === undefined) return [status === 'open' ? asc(table.startsAt) : desc(table.startsAt)];
  const isAhead = sql`${table.status} in ('open', 'closed') and ${table.startsAt} >= ${now.toISOString()}::timestamptz`;
  return [sql`case when ${isAhead} then ${table.startsAt} end asc nulls last`, desc(table.startsAt)];
};
