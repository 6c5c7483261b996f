import { and, count, desc, eq, gte, inArray, lt, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable } from '../platform/db/database.ts';
import { activity, rosterOf } from '../platform/db/schema/activity.ts';
import { users } from '../platform/db/schema/auth.ts';
import { members } from '../platform/db/schema/guilds.ts';
import type { ActivityFilter } from './activity-filter.ts';

/**
 * Compared as a pair, so that the index continues where the last chunk ended. The row's time is read in the database,
 * which has it more precisely than a `Date`.
 */
const olderThan = (id: number) =>
  sql`(${activity.createdAt}, ${activity.id}) < ((select created_at from activity where id = ${id}), ${id}::bigint)`;

const matching = (guildId: string, filter: ActivityFilter) =>
  and(
    eq(activity.guildId, guildId),
    filter.type === undefined ? undefined : eq(activity.type, filter.type),
    filter.types === undefined ? undefined : inArray(activity.type, [...filter.types]),
    filter.actorId === undefined ? undefined : eq(activity.actorId, filter.actorId),
    filter.targetId === undefined ? undefined : eq(activity.targetId, filter.targetId),
    filter.about === undefined
      ? undefined
      : or(eq(activity.targetId, filter.about), sql`${rosterOf} = ${filter.about}`),
    filter.noted === undefined ? undefined : sql`${activity.data} @> ${JSON.stringify(filter.noted)}::jsonb`,
    filter.from === undefined ? undefined : gte(activity.createdAt, filter.from),
    filter.to === undefined ? undefined : lt(activity.createdAt, filter.to),
    filter.ids === undefined ? undefined : inArray(activity.id, [...filter.ids]),
    filter.before === undefined ? undefined : olderThan(filter.before),
  );

const actors = alias(members, 'actors');
const targets = alias(members, 'targets');

/** Converted to a number here, instead of the members' ids to text: only then is their index used. */
const targetMember = sql`case when ${activity.targetKind} = 'member' then ${activity.targetId}::bigint end`;

const newestFirst = [desc(activity.createdAt), desc(activity.id)] as const;

/**
 * A page of activity. Its rows are found in the index alone, however far down it begins; only those are then read, with
 * people's current names in the guild, or their last names before they left.
 */
export const findActivity = async (
  db: Queryable,
  guildId: string,
  filter: ActivityFilter,
  page: { limit: number; offset: number },
) => {
  const rows = db
    .select({ id: activity.id })
    .from(activity)
    .where(matching(guildId, filter))
    .orderBy(...newestFirst)
    .limit(page.limit)
    .offset(page.offset)
    .as('page');
  return db
    .select({
      entry: activity,
      // A site admin is no member of the guild, but has signed in.
      actorName: sql<string | null>`coalesce(${actors.displayName}, ${users.globalName}, ${users.username})`,
      targetName: targets.displayName,
    })
    .from(rows)
    .innerJoin(activity, eq(activity.id, rows.id))
    .leftJoin(actors, and(eq(actors.guildId, guildId), eq(actors.userId, activity.actorId)))
    .leftJoin(users, eq(users.id, activity.actorId))
    .leftJoin(targets, and(eq(targets.guildId, guildId), eq(targets.userId, targetMember)))
    .orderBy(...newestFirst);
};

/** Counts up to `most`: nobody pages further, and a guild may have millions of rows. */
export const countActivity = async (
  db: Queryable,
  guildId: string,
  filter: ActivityFilter,
  most: number,
): Promise<number> => {
  const some = db
    .select({ id: activity.id })
    .from(activity)
    .where(matching(guildId, filter))
    .limit(most)
    .as('some');
  const [row] = await db.select({ total: count() }).from(some);
  return row?.total ?? 0;
};
