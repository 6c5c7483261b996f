import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Queryable } from '../platform/db/database.ts';
import { DANGEROUS } from '../platform/discord/permission-bits.ts';
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

const ladderOf = (guildId: string): SQL => sql`
  select step.role_id as id, step.name, step.position as height, role.position
  from rank_steps step left join roles role on role.guild_id = step.guild_id and role.id = step.role_id
  where step.guild_id = ${guildId}::bigint`;

const prioritiesOf = (guildId: string): SQL => sql`
  select role.id, role.name, granted.signup_priority as height, role.position from role_permissions granted
  join roles role on role.guild_id = granted.guild_id and role.id = granted.role_id
  where granted.guild_id = ${guildId}::bigint and granted.signup_priority > 0`;

/** The member's highest role with power over people or with rights here. */
const LEADING: SQL = sql`
  select role.id, role.name, role.position as height from roles role
  left join role_permissions granted on granted.guild_id = role.guild_id and granted.role_id = role.id
  where role.guild_id = member.guild_id and role.id = any(member.role_ids) and not role.managed
    and (role.permissions::bigint & ${DANGEROUS.toString()}::bigint <> 0 or cardinality(granted.permissions) > 0)
  order by role.position desc limit 1`;

/**
 * Leaders have a role with power above all ranks, and are shown as such whatever rank they keep. Helpers have no rank, but
 * a role with power. The first of these that holds is somebody's place, and the order of the list.
 */
const TIERS = { leader: sql.raw('1'), rank: sql.raw('2'), helper: sql.raw('3'), others: sql.raw('4') };

/**
 * The present members: leaders, the ranks from the highest, helpers, and the others. A family without a ladder is shown by
 * the roles that have a priority in sign-ups.
 */
export const findFamily = async (db: Queryable, guildId: string): Promise<FamilyGroup[]> => {
  const hasLadder = (await findSteps(db, guildId)).length > 0;
  const { rows } = await db.execute<Row>(sql`
    with ranks as (${hasLadder ? ladderOf(guildId) : prioritiesOf(guildId)}),
    top as (select coalesce(max(position), -1) as position from ranks),
    placed as (
      select member.display_name, place.id, place.name, place.height, coalesce(place.tier, ${TIERS.others}) as tier
      from members member
      left join lateral (
        select * from (
          (select id, name, height, ${TIERS.rank} as tier from ranks where id = any(member.role_ids)
            order by height desc, position desc limit 1)
          union all
          (select leading_role.*, case when height > top.position then ${TIERS.leader} else ${TIERS.helper} end
            from (${LEADING}) leading_role, top)
        ) found order by tier limit 1
      ) place on true
      where member.guild_id = ${guildId}::bigint and member.left_at is null and not member.is_bot
    )
    select id::text as role_id, name as role_name,
      json_agg(display_name order by lower(display_name)) as names
    from placed group by tier, id, name, height order by tier, height desc, name`);
  return rows.map(({ role_id: id, role_name: name, names }) => ({
    role: id === null || name === null ? null : { id, name },
    names,
  }));
};
