import { sql } from 'drizzle-orm';
import type { Queryable } from '../platform/db/database.ts';
import type { RoleFacts } from './facts.ts';

/** Writes only differences, so that an unchanged list costs no row version. Returns how many rows changed. */
export const saveRoles = async (
  db: Queryable,
  guildId: string,
  present: readonly RoleFacts[],
): Promise<number> => {
  if (present.length === 0) return 0;
  const { rowCount } = await db.execute(sql`
    insert into roles (guild_id, id, name, color, position, permissions, managed, mentionable)
    select ${guildId}::bigint, known.id, known.name, known.color, known.position, known.permissions, known.managed,
      known.mentionable
    from jsonb_to_recordset(${JSON.stringify(present)}::jsonb) as known(
      id bigint, name text, color integer, position integer, permissions text, managed boolean, mentionable boolean
    )
    left join roles on roles.guild_id = ${guildId}::bigint and roles.id = known.id
    where roles.id is null
      or (roles.name, roles.color, roles.position, roles.permissions, roles.managed, roles.mentionable)
        is distinct from (known.name, known.color, known.position, known.permissions, known.managed, known.mentionable)
    on conflict (guild_id, id) do update set
      name = excluded.name, color = excluded.color, position = excluded.position,
      permissions = excluded.permissions, managed = excluded.managed, mentionable = excluded.mentionable`);
  return rowCount ?? 0;
};

export const deleteRoles = async (
  db: Queryable,
  guildId: string,
  roleIds: readonly string[],
): Promise<string[]> => {
  if (roleIds.length === 0) return [];
  const { rows } = await db.execute<{ id: string }>(sql`
    delete from roles where guild_id = ${guildId} and id = any(${sql.param(roleIds)}::bigint[]) returning id`);
  return rows.map((role) => role.id);
};

export const deleteRolesExcept = async (
  db: Queryable,
  guildId: string,
  roleIds: readonly string[],
): Promise<string[]> => {
  const { rows } = await db.execute<{ id: string }>(sql`
    delete from roles where guild_id = ${guildId} and id <> all(${sql.param(roleIds)}::bigint[]) returning id`);
  return rows.map((role) => role.id);
};

/** Removes deleted roles from their holders, and returns those. */
export const takeRolesAway = async (
  db: Queryable,
  guildId: string,
  roleIds: readonly string[],
): Promise<string[]> => {
  const { rows } = await db.execute<{ user_id: string }>(sql`
    with holders as (
      select user_id from members where guild_id = ${guildId} and role_ids && ${sql.param(roleIds)}::bigint[]
      order by user_id for no key update
    )
    update members
    set role_ids = array(
      select held from unnest(role_ids) with ordinality as kept(held, place)
      where held <> all(${sql.param(roleIds)}::bigint[]) order by place
    )
    from holders where members.guild_id = ${guildId} and members.user_id = holders.user_id
    returning members.user_id`);
  return rows.map((member) => member.user_id);
};
