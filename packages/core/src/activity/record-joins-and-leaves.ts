import type { ActivityType } from '@famiglia/contract/activity/activity-types';
import { sql } from 'drizzle-orm';
import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/db/database.ts';

interface JoinsAndLeaves {
  joined: readonly string[];
  left: readonly string[];
}

/**
 * Records who joined and left the guild. Bots are left out, and so are members who were there before the bot: seeing
 * them for the first time is not a join.
 */
export const recordJoinsAndLeaves = async (
  context: Context,
  tx: Transaction,
  guildId: string,
  { joined, left }: JoinsAndLeaves,
): Promise<void> => {
  const record = async (type: ActivityType, userIds: readonly string[]): Promise<number> => {
    if (userIds.length === 0) return 0;
    const isNews =
      type === 'member.joined'
        ? sql`and joined_at > (select created_at from guilds where id = ${guildId})`
        : sql``;
    const { rowCount } = await tx.execute(sql`
      insert into activity (guild_id, type, actor_id, target_kind, target_id, data, created_at)
      select guild_id, ${type}, user_id, 'member', user_id::text, '{}', ${context.clock().toISOString()}
      from members
      where guild_id = ${guildId} and user_id = any(${sql.param(userIds)}::bigint[]) and not is_bot ${isNews}
      order by members.user_id`);
    return rowCount ?? 0;
  };
  const written = (await record('member.joined', joined)) + (await record('member.left', left));
  if (written > 0) await context.bus.publish(tx, { type: 'activity.added', guildId });
};
