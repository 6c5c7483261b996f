import { sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';

/** Until when somebody is held; null if until a leader lifts a warning. */
export type HeldMembers = ReadonlyMap<string, Date | null>;

interface ActiveWarning extends Record<string, unknown> {
  userId: string;
  weight: number;
  endsAt: string | null;
  limit: number;
}

/**
 * Which of these people have so many points of active warnings that the guild holds them from signing up. One query for
 * all of them, which reads the guild's limit as well and finds nothing where there is none.
 */
export const findHeldMembers = async (
  db: Queryable,
  guildId: string,
  userIds: readonly string[],
  now: Date,
): Promise<HeldMembers> => {
  if (userIds.length === 0) return new Map();
  const { rows } = await db.execute<ActiveWarning>(sql`
    select warning.user_id as "userId", warning.weight, warning.ends_at as "endsAt", rule.points as "limit"
    from (
      select (values -> 'warnings' ->> 'hold_at')::int as points from guild_settings where guild_id = ${guildId}::bigint
    ) as rule
    join warnings warning on rule.points > 0 and warning.guild_id = ${guildId}::bigint
      and warning.user_id = any(${sql.param(userIds)}::bigint[])
    where warning.lifted_at is null and (warning.ends_at is null or warning.ends_at > ${now.toISOString()})
    -- The last to end comes first.
    order by warning.user_id, warning.ends_at desc nulls first`);
  const held = new Map<string, Date | null>();
  const points = new Map<string, number>();
  // The hold ends with the warning without which fewer points than the limit are left.
  for (const { userId, weight, endsAt, limit } of rows) {
    const sum = (points.get(userId) ?? 0) + weight;
    points.set(userId, sum);
    if (sum >= limit && !held.has(userId)) held.set(userId, endsAt === null ? null : new Date(endsAt));
  }
  return held;
};
