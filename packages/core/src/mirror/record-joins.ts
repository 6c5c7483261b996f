import { sql } from 'drizzle-orm';
import type { Queryable } from '../platform/db/database.ts';
import { requestDeliveries } from '../deliveries/request-delivery.ts';

/** Somebody who joined, with what the mirror knew of them before: nothing, for somebody new. */
export interface Joining {
  userId: string;
  roleIds: readonly string[];
  memberSince: string | null;
}

/**
 * Stores who joined since the bot was added, with the roles that they had when they left before, and requests what
 * newcomers get: roles, a welcome, a nickname. Whether the family wants these is read at delivery.
 */
export const recordJoins = async (
  db: Queryable,
  guildId: string,
  joinings: readonly Joining[],
  now: Date,
): Promise<void> => {
  if (joinings.length === 0) return;
  const { rows } = await db.execute<{ userId: string }>(sql`
    with joined as (
      select known."userId", known."roleIds", known."memberSince"
      from jsonb_to_recordset(${JSON.stringify(joinings)}::jsonb)
        as known("userId" bigint, "roleIds" bigint[], "memberSince" timestamptz)
      join members member on member.guild_id = ${guildId}::bigint and member.user_id = known."userId"
      where not member.is_bot and member.joined_at > (select created_at from guilds where id = ${guildId}::bigint)
    ), renamed as (
      -- Discord forgets a nickname with its member.
      delete from member_nicknames where guild_id = ${guildId}::bigint and user_id in (select "userId" from joined)
    )
    insert into member_joinings as known (guild_id, user_id, noticed_at, role_ids, member_since)
    select ${guildId}::bigint, "userId", ${now.toISOString()}::timestamptz, "roleIds", "memberSince" from joined
    order by "userId"
    on conflict (guild_id, user_id) do update set noticed_at = excluded.noticed_at, role_ids = excluded.role_ids,
      member_since = excluded.member_since, roles_given_at = null, welcome = null
    returning user_id as "userId"`);
  if (rows.length === 0) return;
  await requestDeliveries(db, [
    ...rows.flatMap(({ userId: subject }) => [
      { guildId, kind: 'joining_roles' as const, subject },
      { guildId, kind: 'nickname' as const, subject },
    ]),
    { guildId, kind: 'welcome', subject: '' },
  ]);
};
