import type { ScreenshotKind } from '@famiglia/contract/screenshots/screenshots';
import { and, count, eq, ne, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { screenshots } from '../../platform/db/schema/screenshots.ts';

interface Day {
  kind: ScreenshotKind;
  guildId: string;
  userId: string;
  /** Any time of the day in question. */
  at: Date;
  timeZone: string;
}

/**
 * How many screenshots of a member and kind count for one day in the guild's time zone. PostgreSQL converts midnights,
 * so days of 23 or 25 hours are right. Rejected ones do not count.
 */
export const countToday = async (
  db: Queryable,
  { kind, guildId, userId, at, timeZone }: Day,
): Promise<number> => {
  const midnight = sql`date_trunc('day', ${at.toISOString()}::timestamptz at time zone ${timeZone})`;
  const [row] = await db
    .select({ count: count() })
    .from(screenshots)
    .where(
      and(
        eq(screenshots.guildId, guildId),
        eq(screenshots.userId, userId),
        eq(screenshots.kind, kind),
        ne(screenshots.status, 'rejected'),
        sql`${screenshots.submittedAt} >= (${midnight}) at time zone ${timeZone}`,
        sql`${screenshots.submittedAt} < (${midnight} + interval '1 day') at time zone ${timeZone}`,
      ),
    );
  return row?.count ?? 0;
};
