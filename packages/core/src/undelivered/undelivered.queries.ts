import type { DeliveryKind } from '@famiglia/contract/deliveries/delivery-kinds';
import type { DeliveryProblem } from '@famiglia/contract/deliveries/delivery-problems';
import { and, desc, eq, isNotNull, max, min, ne, or, sql } from 'drizzle-orm';
import type { Queryable } from '../platform/db/database.ts';
import { capts } from '../platform/db/schema/capts.ts';
import { deliveries, deliveryRequests } from '../platform/db/schema/deliveries.ts';
import { events } from '../platform/db/schema/events.ts';
import { guilds } from '../platform/db/schema/guilds.ts';

export interface UndeliveredRow {
  kind: DeliveryKind;
  problem: DeliveryProblem | null;
  count: number;
  eventId: string | null;
  eventTitle: string | null;
  captId: string | null;
  opponent: string | null;
  since: Date | null;
  gaveUp: boolean;
}

const MAX_ROWS = 100;

/** Everything of a guild with a problem, oldest first. An event or a capt is a row of its own. */
export const findUndelivered = async (db: Queryable, guildId: string): Promise<UndeliveredRow[]> => {
  const since = min(deliveries.problemSince);
  const { kind, problem, subject } = deliveries;
  const [eventId, captId] = [events.id, capts.id];
  return (
    db
      .select({
        kind,
        problem,
        count: sql<number>`count(*)::int`,
        eventId,
        eventTitle: events.title,
        captId,
        opponent: capts.opponent,
        since,
        gaveUp: sql<boolean>`bool_and(${deliveries.gaveUpAt} is not null)`,
      })
      .from(deliveries)
      .leftJoin(events, and(eq(events.guildId, guildId), eq(sql`${eventId}::text`, subject)))
      .leftJoin(capts, and(eq(capts.guildId, guildId), eq(sql`${captId}::text`, subject)))
      // Messages to the site's owner are not shown to the family whose server they go through.
      .where(and(eq(deliveries.guildId, guildId), isNotNull(problem), ne(kind, 'owner_news')))
      .groupBy(kind, problem, eventId, captId)
      .orderBy(since, kind)
      .limit(MAX_ROWS)
  );
};

/** How many deliveries wait in guilds that have the bot, and for how long the oldest. Problems are not waiting. */
export const measureWaiting = async (db: Queryable): Promise<{ waiting: number; oldestSeconds: number }> => {
  const { rows } = await db.execute<{ waiting: number; oldest: number }>(sql`
    select count(*)::int as waiting, coalesce(extract(epoch from now() - min(wanted_at)), 0)::float as oldest
    from (
      select guild_id, wanted_at from ${deliveries}
      where done_version < wanted_version and gave_up_at is null and problem is null
      union all select guild_id, null from ${deliveryRequests}
    ) wanted join ${guilds} on ${guilds.id} = wanted.guild_id and ${guilds.botInstalled}`);
  return { waiting: rows[0]?.waiting ?? 0, oldestSeconds: rows[0]?.oldest ?? 0 };
};

/**
 * What is not tried any more, or waits for a long rate limit, of all guilds with the bot, by guild, kind and reason; newest
 * first.
 */
export const findGivenUp = async (db: Queryable, { limit, offset }: { limit: number; offset: number }) => {
  const { kind, problem, guildId } = deliveries;
  const givenUpAt = max(sql`coalesce(${deliveries.gaveUpAt}, ${deliveries.problemSince})`).mapWith(
    deliveries.gaveUpAt,
  );
  const groups = db
    .select({
      guildId,
      guildName: guilds.name,
      kind,
      problem: sql<DeliveryProblem>`${problem}`.as('problem'),
      count: sql<number>`count(*)::int`.as('count'),
      givenUpAt: givenUpAt.as('given_up_at'),
    })
    .from(deliveries)
    .innerJoin(guilds, and(eq(guilds.id, guildId), guilds.botInstalled))
    .where(or(isNotNull(deliveries.gaveUpAt), eq(problem, 'rate_limited')))
    .groupBy(guildId, guilds.name, kind, problem)
    .as('groups');
  const [items, total] = await Promise.all([
    db
      .select()
      .from(groups)
      .orderBy(desc(groups.givenUpAt), groups.guildId, groups.kind)
      .limit(limit)
      .offset(offset),
    db.$count(groups),
  ]);
  return { items, total };
};

/** How many deliveries, of all guilds, are not tried any more. */
export const countGivenUp = async (db: Queryable): Promise<number> =>
  db.$count(deliveries, isNotNull(deliveries.gaveUpAt));

/** How many deliveries, of all guilds, wait for a picture that cannot be read. */
export const countWaitingForPictures = async (db: Queryable): Promise<number> =>
  db.$count(deliveries, eq(deliveries.problem, 'picture_unavailable'));
