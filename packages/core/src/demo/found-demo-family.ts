import type { Permission } from '@famiglia/contract/permissions';
import { and, eq, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { panelUsers, rolePermissions } from '../db/schema/access.ts';
import { guilds, members } from '../db/schema/guilds.ts';
import { subscriptions } from '../db/schema/subscriptions.ts';

export interface DemoFamily {
  guildId: string;
  panelUserId: string;
  moderatorRoleId: string;
  moderatorPermissions: Permission[];
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
    // Families write who they are in the game into their server nick: `Ivan_Petrov | 12345`.
    await tx
      .update(members)
      .set({
        ingameNick: sql`split_part(${members.displayName}, ' | ', 1)`,
        staticId: sql`split_part(${members.displayName}, ' | ', 2)`,
      })
      .where(and(eq(members.guildId, guildId), sql`${members.displayName} ~ '^\\w+_\\w+ [|] \\d{3,10}$'`));

    await context.bus.publish(tx, { type: 'subscription.changed', guildId });
    await context.bus.publish(tx, { type: 'access.changed', guildId });
    await context.bus.publish(tx, { type: 'guild.changed', guildId });
    return true;
  });
