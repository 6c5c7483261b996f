import type { Permission } from '@famiglia/contract/access/permissions';
import { sql } from 'drizzle-orm';
import type { Context } from '../platform/context.ts';
import { holdsRight } from './holds-right.ts';

/** Enough to find somebody with open direct messages. */
const MAX_HOLDERS = 8;

/** Who has a right in a guild, those who were active last first, and the owner at the end: they have every right. */
export const findHolders = async (
  context: Context,
  guildId: string,
  permission: Permission,
): Promise<string[]> => {
  const { rows } = await context.db.execute<{ id: string }>(sql`
    (select member.user_id::text as id
    from guilds guild join members member on member.guild_id = guild.id
    where guild.id = ${guildId}::bigint and member.left_at is null and not member.is_bot
      and member.user_id <> guild.owner_id and ${holdsRight(permission, context.clock())}
    order by member.last_active_at desc nulls last, member.user_id
    limit ${MAX_HOLDERS})
    union all select owner_id::text from guilds where id = ${guildId}::bigint`);
  const held = await Promise.all(
    rows.map(async ({ id }) => (await context.access.inGuild(id, guildId))?.permissions.has(permission)),
  );
  return rows.filter((_, index) => held[index] === true).map(({ id }) => id);
};
