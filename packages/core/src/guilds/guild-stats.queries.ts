import type { ScreenshotKind } from '@famiglia/contract/screenshots/screenshots';
import { and, count, eq, gte, lte, ne, sql } from 'drizzle-orm';
import type { Queryable } from '../platform/db/database.ts';
import { executeKept } from '../platform/db/prepared.ts';
import { capts } from '../platform/db/schema/capts.ts';
import { events } from '../platform/db/schema/events.ts';
import { screenshots } from '../platform/db/schema/screenshots.ts';

/** Events that are open for sign-up now, and events that took place since the given time. */
export const countGuildEvents = async (db: Queryable, guildId: string, since: Date, now: Date) => {
  const took = and(
    ne(events.status, 'cancelled'),
    gte(events.startsAt, sql.placeholder('since')),
    lte(events.startsAt, sql.placeholder('now')),
  );
  const [row] = await executeKept(db, 'guild-events', { guildId, since, now }, (on) =>
    on
      .select({
        open: count(sql`case when ${eq(events.status, 'open')} then 1 end`),
        recent: count(sql`case when ${took} then 1 end`),
      })
      .from(events)
      .where(eq(events.guildId, sql.placeholder('guildId'))),
  );
  return { open: row?.open ?? 0, recent: row?.recent ?? 0 };
};

/** Capts that were played since the given time, and how many of them were won. */
export const countPlayedCapts = async (db: Queryable, guildId: string, since: Date) => {
  const [row] = await executeKept(db, 'played-capts', { guildId, since }, (on) =>
    on
      .select({ played: count(), won: count(sql`case when ${eq(capts.result, 'win')} then 1 end`) })
      .from(capts)
      .where(
        and(eq(capts.guildId, sql.placeholder('guildId')), gte(capts.playedAt, sql.placeholder('since'))),
      ),
  );
  return { played: row?.played ?? 0, won: row?.won ?? 0 };
};

/** Screenshots that wait for a moderator, by kind. */
export const countPendingScreenshots = async (db: Queryable, guildId: string, userId?: string) => {
  const ofAll = userId === undefined;
  const name = ofAll ? 'pending-screenshots' : 'own-pending-screenshots';
  const rows = await executeKept(db, name, { guildId, ...(!ofAll && { userId }) }, (on) =>
    on
      .select({ kind: screenshots.kind, pending: count() })
      .from(screenshots)
      .where(
        and(
          eq(screenshots.guildId, sql.placeholder('guildId')),
          eq(screenshots.status, 'pending'),
          ofAll ? undefined : eq(screenshots.userId, sql.placeholder('userId')),
        ),
      )
      .groupBy(screenshots.kind),
  );
  const of = (kind: ScreenshotKind): number => rows.find((row) => row.kind === kind)?.pending ?? 0;
  return { gg: of('gg'), gungame: of('gungame'), reports: of('reports') };
};
