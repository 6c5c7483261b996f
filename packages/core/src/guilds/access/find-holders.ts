import { PANEL_USER_PERMISSIONS } from '@famiglia/contract/permissions';
import type { Permission } from '@famiglia/contract/permissions';
import { sql } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';

/** The Discord permissions that make a guild manager: Administrator and Manage Server. */
const MANAGES = 40;
/** Enough to find somebody with open direct messages. */
const MOST_ASKED = 8;

/** Who has a right in a guild, those who were active last first, and the owner at the end: they have every right. */
export const findHolders = async (
  context: Context,
  guildId: string,
  permission: Permission,
): Promise<string[]> => {
  const now = context.clock().toISOString();
  const mayBePanelUser = PANEL_USER_PERMISSIONS.includes(permission);
  const { rows } = await context.db.execute<{ id: string }>(sql`
    (select member.user_id::text as id
    from guilds guild join members member on member.guild_id = guild.id
    where guild.id = ${guildId}::bigint and member.left_at is null and not member.is_bot
      and member.user_id <> guild.owner_id and (
      exists (
        select from roles role
        left join role_permissions granted on granted.guild_id = role.guild_id and granted.role_id = role.id
        where role.guild_id = guild.id and (role.id = guild.id or role.id = any(member.role_ids))
          and (role.permissions::bigint & ${MANAGES} <> 0 or ${permission} = any(granted.permissions)))
      or (${mayBePanelUser} and exists (
        select from panel_users one where one.guild_id = guild.id and one.user_id = member.user_id
          and (one.expires_at is null or one.expires_at > ${now}::timestamptz))))
    order by member.last_active_at desc nulls last, member.user_id
    limit ${MOST_ASKED})
    union all select owner_id::text from guilds where id = ${guildId}::bigint`);
  const held = await Promise.all(
    rows.map(async ({ id }) => (await context.access.inGuild(id, guildId))?.permissions.has(permission)),
  );
  return rows.filter((_, index) => held[index] === true).map(({ id }) => id);
};
