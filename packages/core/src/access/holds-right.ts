import { PANEL_USER_PERMISSIONS } from '@famiglia/contract/access/permissions';
import type { Permission } from '@famiglia/contract/access/permissions';
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';

/** The Discord permissions that make a guild manager: Administrator and Manage Server. */
const MANAGES = 40;

/**
 * Whether somebody has a right by what the mirror says, for statements over many people: `decideAccess` in SQL. The
 * statement calls its rows `guild` and `member`.
 */
export const holdsRight = (permission: Permission, now: Date): SQL => {
  const mayBePanelUser = PANEL_USER_PERMISSIONS.includes(permission);
  return sql`(member.user_id = guild.owner_id
    or exists (
      select from roles role
      left join role_permissions granted on granted.guild_id = role.guild_id and granted.role_id = role.id
      where role.guild_id = guild.id and (role.id = guild.id or role.id = any(member.role_ids))
        and (role.permissions::bigint & ${MANAGES} <> 0 or ${permission} = any(granted.permissions)))
    or (${mayBePanelUser} and exists (
      select from panel_users one where one.guild_id = guild.id and one.user_id = member.user_id
        and (one.expires_at is null or one.expires_at > ${now.toISOString()}::timestamptz))))`;
};
