import { nicknameOf } from '@famiglia/contract/nicknames/nickname-pattern';
import { sql } from 'drizzle-orm';
import type { RoleContext } from '../bot-permissions/role-context.ts';
import { requestDeliveries } from '../deliveries/request-delivery.ts';
import type { Queryable } from '../platform/db/database.ts';
import { memberNicknames } from '../platform/db/schema/joining.ts';

export interface NamedMember extends Record<string, unknown> {
  userId: string;
  displayName: string;
  avatarPath: string | null;
  ingameNick: string | null;
  staticId: string | null;
  roleIds: string[];
  rank: string | null;
  /** What the bot gave, how often, whether it was seen in Discord, and whether it was ordered. */
  given: string | null;
  times: number;
  seen: boolean;
  ordered: boolean;
}

/** The data that nicknames depend on, of these members or of everybody. */
export const findNamedMembers = async (
  db: Queryable,
  guildId: string,
  userIds: readonly string[] | null,
): Promise<NamedMember[]> => {
  const isAsked = userIds === null ? sql`true` : sql`member.user_id = any(${sql.param(userIds)}::bigint[])`;
  const { rows } = await db.execute<NamedMember>(sql`
    select member.user_id as "userId", member.display_name as "displayName", member.avatar_path as "avatarPath",
      member.ingame_nick as "ingameNick", member.static_id as "staticId", member.role_ids::text[] as "roleIds",
      step.name as rank, given.nickname as given, coalesce(given.times, 0) as times,
      coalesce(given.seen, false) as seen, coalesce(given.ordered, false) as ordered
    from members member
    left join member_nicknames given on given.guild_id = member.guild_id and given.user_id = member.user_id
    left join member_ranks rank on rank.guild_id = member.guild_id and rank.user_id = member.user_id
    left join rank_steps step on step.guild_id = rank.guild_id and step.role_id = rank.role_id
    where member.guild_id = ${guildId}::bigint and member.left_at is null and not member.is_bot and ${isAsked}
    order by member.display_name, member.user_id`);
  return rows;
};

/** The nickname by the family's pattern; null for somebody without an in-game nick. */
export const wantedNickname = (pattern: string, { ingameNick, staticId, rank }: NamedMember): string | null =>
  ingameNick === null ? null : nicknameOf(pattern, { nick: ingameNick, staticId, rank }) || null;

/** Whether the bot cannot rename a member: the owner, or somebody whose highest role is not below the bot's. */
export const isAboveBot = (
  { bot, roles }: RoleContext,
  { userId, roleIds }: Pick<NamedMember, 'userId' | 'roleIds'>,
): boolean => {
  if (bot === null) return false;
  const highest = (held: readonly string[]): number =>
    Math.max(0, ...roles.filter(({ id }) => held.includes(id)).map(({ position }) => position));
  return bot.ownerId === userId || highest(roleIds) >= highest(bot.roleIds);
};

/** Marks these members to be renamed by the pattern, even if their nickname was changed by hand before. */
export const orderNicknames = async (
  db: Queryable,
  guildId: string,
  userIds: readonly string[],
): Promise<void> => {
  if (userIds.length === 0) return;
  await db
    .insert(memberNicknames)
    .values(userIds.toSorted().map((userId) => ({ guildId, userId, ordered: true })))
    .onConflictDoUpdate({
      target: [memberNicknames.guildId, memberNicknames.userId],
      set: { ordered: true },
    });
  await requestDeliveries(
    db,
    userIds.map((subject) => ({ guildId, kind: 'nickname', subject })),
  );
};
