import type { Permission } from '@famiglia/contract/access/permissions';
import { sql } from 'drizzle-orm';
import type { Context } from '../platform/context.ts';
import { holdsRight } from './holds-right.ts';

/** Enough to find somebody with open direct messages. */
const MAX_HOLDERS = 8;

/** Who has all of these rights in a guild, those who were active last first, and the owner at the end: they have every right. */
export const findHolders = async (
  context: Context,
  guildId: string,
  rights: Permission | readonly Permission[],
): Promise<string[]> => {
  const permissions = [rights].flat();
  const held = sql.join(
    permissions.map((permission) => holdsRight(permission, context.clock())),
    sql` and `,
  );
  const { rows } = await context.db.execute<{ id: string }>(sql`
    (select member.user_id::text as id
    from guilds guild join members member on member.guild_id = guild.id
    where guild.id = ${guildId}::bigint and member.left_at is null and not member.is_bot
      and member.user_id <> guild.owner_id and ${held}
    order by member.last_active_at desc nulls last, member.user_id
    limit ${MAX_HOLDERS})
    union all select owner_id::text from guilds where id = ${guildId}::bigint`);
  const access = await Promise.all(rows.map(async ({ id }) => context.access.inGuild(id, guildId)));
  return rows
    .filter((_, index) => permissions.every((one) => access[index]?.permissions.has(one) === true))
    .map(({ id }) => id);
};
