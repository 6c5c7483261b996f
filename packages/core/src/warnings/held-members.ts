import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';

/** Until when somebody is held; null if until a leader lifts a warning. */
export type HeldMembers = ReadonlyMap<string, Date | null>;

/** The person, the weight, its end, and the points at which the guild holds somebody. */
export type ActiveWarning = [string, number, string | null, number];

/**
 * Active warnings of these people as one JSON value. It reads the guild's limit as well and finds nothing where there is
 * none.
 */
export const activeWarnings = (guildId: string, userIds: SQL, now: Date): SQL => sql`(
  select coalesce(json_agg(json_build_array(warning.user_id::text, warning.weight, warning.ends_at, rule.points)
    -- The last to end comes first.
    order by warning.user_id, warning.ends_at desc nulls first), '[]')
  from (
    select (values -> 'warnings' ->> 'hold_at')::int as points from guild_settings where guild_id = ${guildId}::bigint
  ) as rule
  join warnings warning on rule.points > 0 and warning.guild_id = ${guildId}::bigint and warning.user_id = any(${userIds})
  where warning.lifted_at is null and (warning.ends_at is null or warning.ends_at > ${now.toISOString()}::timestamptz))`;

/** Who has so many points of active warnings that the guild holds them from signing up. */
export const heldBy = (warnings: readonly ActiveWarning[]): HeldMembers => {
  const held = new Map<string, Date | null>();
  const points = new Map<string, number>();
  // The hold ends with the warning without which fewer points than the limit are left.
  for (const [userId, weight, endsAt, limit] of warnings) {
    const sum = (points.get(userId) ?? 0) + weight;
    points.set(userId, sum);
    if (sum >= limit && !held.has(userId)) held.set(userId, endsAt === null ? null : new Date(endsAt));
  }
  return held;
};
