import { and, count, desc, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable } from '../db/database.ts';
import { activity } from '../db/schema/activity.ts';
import { members } from '../db/schema/guilds.ts';
import type { ActivityFilter } from './activity-filter.ts';

/**
 * Compared as a pair, so that the index takes the reading up where it was left. The row's own time is asked of
 * the database: it knows it more finely than a `Date` does.
 */
const olderThan = (id: number) =>
  sql`(${activity.createdAt}, ${activity.id}) < ((select created_at from activity where id = ${id}), ${id}::bigint)`;

const matching = (guildId: string, filter: ActivityFilter) =>
  and(
    eq(activity.guildId, guildId),
    filter.type === undefined ? undefined : eq(activity.type, filter.type),
    filter.actorId === undefined ? undefined : eq(activity.actorId, filter.actorId),
    filter.targetId === undefined ? undefined : eq(activity.targetId, filter.targetId),
    filter.from === undefined ? undefined : gte(activity.createdAt, filter.from),
    filter.to === undefined ? undefined : lt(activity.createdAt, filter.to),
    filter.ids === undefined ? undefined : inArray(activity.id, [...filter.ids]),
    filter.before === undefined ? undefined : olderThan(filter.before),
  );

const actors = alias(members, 'actors');
const targets = alias(members, 'targets');

/** Names are those the guild knows people by now, or knew them by when they left. */
export const findActivity = async (
  db: Queryable,
  guildId: string,
  filter: ActivityFilter,
  page: { limit: number; offset: number },
) =>
  db
    .select({ entry: activity, actorName: actors.displayName, targetName: targets.displayName })
    .from(activity)
    .leftJoin(actors, and(eq(actors.guildId, guildId), eq(actors.userId, activity.actorId)))
    .leftJoin(
      targets,
      and(
        eq(targets.guildId, guildId),
        eq(activity.targetKind, 'member'),
        sql`${targets.userId}::text = ${activity.targetId}`,
      ),
    )
    .where(matching(guildId, filter))
    .orderBy(desc(activity.createdAt), desc(activity.id))
    .limit(page.limit)
    .offset(page.offset);

export const countActivity = async (
  db: Queryable,
  guildId: string,
  filter: ActivityFilter,
): Promise<number> => {
  const [row] = await db.select({ total: count() }).from(activity).where(matching(guildId, filter));
  return row?.total ?? 0;
};
