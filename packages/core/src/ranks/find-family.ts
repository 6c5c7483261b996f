import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Queryable } from '../platform/db/database.ts';
import { findSteps } from './rank.queries.ts';

export interface FamilyGroup {
  /** Null for those without a rank. */
  role: { id: string; name: string } | null;
  names: string[];
}

interface Row extends Record<string, unknown> {
  role_id: string | null;
  role_name: string | null;
  names: string[];
}

const BY_LADDER: SQL = sql`
  select step.role_id as id, step.name, step.position as height from rank_steps step
  where step.guild_id = member.guild_id and step.role_id = any(member.role_ids)
  order by step.position desc limit 1`;

const BY_PRIORITY: SQL = sql`
  select role.id, role.name, granted.signup_priority as height from role_permissions granted
  join roles role on role.guild_id = granted.guild_id and role.id = granted.role_id
  where granted.guild_id = member.guild_id and granted.signup_priority > 0 and role.id = any(member.role_ids)
  order by granted.signup_priority desc, role.position desc limit 1`;

/**
 * The present members by rank, the highest first. A family without a ladder is shown by the roles that have a priority in
 * sign-ups.
 */
export const findFamily = async (db: Queryable, guildId: string): Promise<FamilyGroup[]> => {
  const hasLadder = (await findSteps(db, guildId)).length > 0;
  const { rows } = await db.execute<Row>(sql`
    select place.id::text as role_id, place.name as role_name,
      json_agg(member.display_name order by lower(member.display_name)) as names
    from members member
    left join lateral (${hasLadder ? BY_LADDER : BY_PRIORITY}) place on true
    where member.guild_id = ${guildId}::bigint and member.left_at is null and not member.is_bot
    group by place.id, place.name, place.height
    order by place.height desc nulls last, place.name`);
  return rows.map(({ role_id: id, role_name: name, names }) => ({
    role: id === null || name === null ? null : { id, name },
    names,
  }));
};
