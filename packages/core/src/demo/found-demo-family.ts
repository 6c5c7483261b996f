import type { Permission } from '@famiglia/contract/permissions';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { panelUsers, rolePermissions } from '../db/schema/access.ts';
import { guilds, members } from '../db/schema/guilds.ts';
import { subscriptions } from '../db/schema/subscriptions.ts';

export interface DemoFamily {
  guildId: string;
  panelUserId: string;
  moderatorRoleId: string;
  moderatorPermissions: Permission[];
  /** Who the members are inside the game, given out in the order of their user ids. */
  identities: readonly { ingameNick: string; staticId: string }[];
}

/**
 * Gives the demo guild what its leaders would have set up: Premium, a panel user, rights of a role, in-game
 * names. Does so once: whatever people change afterwards stays. False while the guild is not mirrored yet.
 */
export const foundDemoFamily = async (context: Context, family: DemoFamily): Promise<boolean> =>
  context.db.transaction(async (tx) => {
    const { guildId } = family;
    const [guild] = await tx.select({ ownerId: guilds.ownerId }).from(guilds).where(eq(guilds.id, guildId));
    if (guild === undefined) return false;
    const founded = await tx
      .insert(subscriptions)
      .values({ guildId, tier: 'premium', status: 'active' })
      .onConflictDoNothing()
      .returning({ guildId: subscriptions.guildId });
    if (founded.length === 0) return true;

    await tx.insert(panelUsers).values({ guildId, userId: family.panelUserId, addedBy: guild.ownerId });
    await tx
      .insert(rolePermissions)
      .values({ guildId, roleId: family.moderatorRoleId, permissions: family.moderatorPermissions });
    const people = await tx
      .select({ userId: members.userId })
      .from(members)
      .where(and(eq(members.guildId, guildId), eq(members.isBot, false), isNull(members.leftAt)))
      .orderBy(asc(members.userId));
    const named = people.flatMap(({ userId }, index) => {
      const identity = family.identities[index];
      return identity === undefined ? [] : [{ user_id: userId, ...identity }];
    });
    await tx.execute(sql`
      update members set ingame_nick = named."ingameNick", static_id = named."staticId"
      from jsonb_to_recordset(${JSON.stringify(named)}::jsonb) as named(user_id bigint, "ingameNick" text, "staticId" text)
      where members.guild_id = ${guildId} and members.user_id = named.user_id`);

    await context.bus.publish(tx, { type: 'subscription.changed', guildId });
    await context.bus.publish(tx, { type: 'access.changed', guildId });
    await context.bus.publish(tx, { type: 'guild.changed', guildId });
    return true;
  });
