import { sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';

export interface FamilyGroup {
  /** Null for those who have no role with a priority. */
  role: { id: string; name: string } | null;
  names: string[];
}

interface Row extends Record<string, unknown> {
  role_id: string | null;
  role_name: string | null;
  names: string[];
}

/** The present members by the highest of their roles that has a priority in sign-ups, the highest role first. */
export const findFamily = async (db: Queryable, guildId: string): Promise<FamilyGroup[]> => {
  const { rows } = await db.execute<Row>(sql`
    select role.id::text as role_id, role.name as role_name,
      json_agg(member.display_name order by lower(member.display_name)) as names
    from members member
    left join lateral (
      select role.id, role.name, granted.signup_priority from role_permissions granted
      join roles role on role.guild_id = granted.guild_id and role.id = granted.role_id
      where granted.guild_id = member.guild_id and granted.signup_priority > 0 and role.id = any(member.role_ids)
      order by granted.signup_priority desc, role.position desc limit 1
    ) role on true
    where member.guild_id = ${guildId}::bigint and member.left_at is null and not member.is_bot
    group by role.id, role.name, role.signup_priority
    order by role.signup_priority desc nulls last, role.name`);
  return rows.map(({ role_id: id, role_name: name, names }) => ({
    role: id === null || name === null ? null : { id, name },
    names,
  }));
};
