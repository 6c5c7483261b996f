import type { ScreenshotKind } from '@famiglia/contract/screenshots/screenshots';
import { and, count, eq, ne, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { executeKept } from '../../platform/db/prepared.ts';
import { screenshots } from '../../platform/db/schema/screenshots.ts';

interface Day {
  kind: ScreenshotKind;
  guildId: string;
  userId: string;
  /** Any time of the day in question. */
  at: Date;
  timeZone: string;
}

const ZONE = sql`${sql.placeholder('timeZone')}::text`;
const MIDNIGHT = sql`date_trunc('day', ${sql.placeholder('at')}::timestamptz at time zone ${ZONE})`;

/**
 * How many screenshots of a member and kind count for one day in the guild's time zone. PostgreSQL converts midnights,
 * so days of 23 or 25 hours are right. Rejected ones do not count.
 */
export const countToday = async (
  db: Queryable,
  { kind, guildId, userId, at, timeZone }: Day,
): Promise<number> => {
  const values = { kind, guildId, userId, at: at.toISOString(), timeZone };
  const [row] = await executeKept(db, 'screenshots-today', values, (on) =>
    on
      .select({ count: count() })
      .from(screenshots)
      .where(
        and(
          eq(screenshots.guildId, sql.placeholder('guildId')),
          eq(screenshots.userId, sql.placeholder('userId')),
          eq(screenshots.kind, sql.placeholder('kind')),
          ne(screenshots.status, 'rejected'),
          sql`${screenshots.submittedAt} >= (${MIDNIGHT}) at time zone ${ZONE}`,
          sql`${screenshots.submittedAt} < (${MIDNIGHT} + interval '1 day') at time zone ${ZONE}`,
        ),
      ),
  );
  return row?.count ?? 0;
};
