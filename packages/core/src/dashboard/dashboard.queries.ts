import { and, asc, desc, eq, gte, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '../platform/db/database.ts';
import { executeKept } from '../platform/db/prepared.ts';
import { activeHours } from '../platform/db/schema/active-hours.ts';
import { capts } from '../platform/db/schema/capts.ts';
import { events } from '../platform/db/schema/events.ts';
import { rosters } from '../platform/db/schema/rosters.ts';

/** Hours in the guild's time zone. When the clock is set back, one hour has two. */
export const findActiveHours = async (db: Queryable, guildId: string, timeZone: string, since: Date) => {
  const local = sql`${activeHours.hour} at time zone ${sql.placeholder('timeZone')}::text`;
  return executeKept(db, 'active-hours', { guildId, timeZone, since }, (on) =>
    on
      .select({
        date: sql<string>`to_char(${local}, 'YYYY-MM-DD')`,
        hour: sql<number>`extract(hour from ${local})::int`,
        members: sql<number>`sum(${activeHours.members})::float8`,
      })
      .from(activeHours)
      .where(
        and(
          eq(activeHours.guildId, sql.placeholder('guildId')),
          gte(activeHours.hour, sql.placeholder('since')),
        ),
      )
      .groupBy(sql`1`, sql`2`),
  );
};

export interface Mover {
  direction: 'up' | 'down';
  userId: string;
  displayName: string;
  avatarPath: string | null;
  reputation: number;
  delta: number;
}

/**
 * This many members with the largest changes are read first. Hardly ever have nearly all of them left within the week.
 */
const CANDIDATES = 50;
const EVERYBODY = 1_000_000;

/**
 * The members with the largest sums of changes in each direction. They are sorted before members are joined, so that only
 * the first few members of a large guild are read.
 */
export const findReputationMovers = async (
  db: Queryable,
  guildId: string,
  { since, limit }: { since: Date; limit: number },
  many = CANDIDATES,
): Promise<Mover[]> => {
  const { rows } = await db.execute<Mover & { present: boolean } & Record<string, unknown>>(sql`
    with moved as materialized (
      select user_id, sum(delta) as delta from reputation_entries
      where guild_id = ${guildId}::bigint and created_at >= ${since.toISOString()}::timestamptz
      group by user_id
    )
    select direction, user_id as "userId", display_name as "displayName", avatar_path as "avatarPath", reputation,
      farthest.delta::float8 as delta, left_at is null as present
    from (values ('up', 1), ('down', -1)) as ways (direction, sign)
    cross join lateral (
      select user_id, delta, delta * sign as distance from moved
      where delta * sign > 0 order by distance desc, user_id limit ${many}
    ) farthest
    join members using (user_id)
    where guild_id = ${guildId}::bigint
    order by distance desc, user_id`);
  const found = (['up', 'down'] as const).map((way) => rows.filter(({ direction }) => direction === way));
  const movers = found.map((all) => all.filter(({ present }) => present).slice(0, limit));
  const isCut = found.some((all, way) => all.length === many && (movers[way]?.length ?? 0) < limit);
  return isCut ? findReputationMovers(db, guildId, { since, limit }, EVERYBODY) : movers.flat();
};

/** What a week brought: people who came less those who left, reputation given, events and capts. This week and the one before. */
export const findWeeks = async (db: Queryable, guildId: string, now: Date) => {
  const { rows } = await db.execute<{
    members: number;
    reputation: number;
    events: number;
    capts: number;
  }>(sql`
    select
      ((select count(*) from members where guild_id = ${guildId}::bigint and not is_bot
          and joined_at > week.since and joined_at <= week.until)
        - (select count(*) from members where guild_id = ${guildId}::bigint and not is_bot
          and left_at > week.since and left_at <= week.until))::int as members,
      (select coalesce(sum(delta), 0) from reputation_entries
        where guild_id = ${guildId}::bigint and created_at > week.since and created_at <= week.until)::float8 as reputation,
      (select count(*) from events where guild_id = ${guildId}::bigint and status <> 'cancelled'
        and starts_at > week.since and starts_at <= week.until)::int as events,
      (select count(*) from capts where guild_id = ${guildId}::bigint
        and played_at > week.since and played_at <= week.until)::int as capts
    from (select nth, ${now.toISOString()}::timestamptz - (nth + 1) * interval '7 days' as since,
      ${now.toISOString()}::timestamptz - nth * interval '7 days' as until from generate_series(0, 1) as nth) as week
    order by week.nth`);
  return rows;
};

/** Events and capts that are still ahead, soonest first. */
export const findNextEvents = async (db: Queryable, guildId: string, from: Date, limit: number) =>
  executeKept(db, 'next-events', { guildId, from, limit }, (on) =>
    on
      .select({ event: events, roster: rosters })
      .from(events)
      .innerJoin(rosters, eq(rosters.id, events.id))
      .where(
        and(
          eq(events.guildId, sql.placeholder('guildId')),
          inArray(events.status, ['open', 'closed']),
          gte(events.startsAt, sql.placeholder('from')),
        ),
      )
      .orderBy(asc(events.startsAt), asc(events.id))
      .limit(sql.placeholder('limit')),
  );

export const findNextCapts = async (db: Queryable, guildId: string, from: Date, limit: number) =>
  executeKept(db, 'next-capts', { guildId, from, limit }, (on) =>
    on
      .select({ capt: capts, roster: rosters })
      .from(capts)
      .innerJoin(rosters, eq(rosters.id, capts.id))
      .where(
        and(
          eq(capts.guildId, sql.placeholder('guildId')),
          inArray(capts.status, ['open', 'closed']),
          isNull(capts.deletedAt),
          gte(capts.startsAt, sql.placeholder('from')),
        ),
      )
      .orderBy(asc(capts.startsAt), asc(capts.id))
      .limit(sql.placeholder('limit')),
  );

/** Newest first. */
export const findFoughtCapts = async (db: Queryable, guildId: string, limit: number) =>
  executeKept(db, 'fought-capts', { guildId, limit }, (on) =>
    on
      .select({
        id: capts.id,
        opponent: capts.opponent,
        playedAt: capts.playedAt,
        result: capts.result,
        damage: capts.damage,
      })
      .from(capts)
      .where(and(eq(capts.guildId, sql.placeholder('guildId')), isNotNull(capts.playedAt)))
      .orderBy(desc(capts.playedAt))
      .limit(sql.placeholder('limit')),
  );
