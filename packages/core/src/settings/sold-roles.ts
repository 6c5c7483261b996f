import { and, eq, gt, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { Queryable } from '../platform/db/database.ts';
import { shopOffers, shopPurchases } from '../platform/db/schema/shop.ts';

/**
 * Roles that the points shop sells, and those whose bought days still run. No other rule may give or take them: the shop takes
 * a role when its days are over, whoever else gave it.
 */
export const findSoldRoles = async (
  db: Queryable,
  { guildId, now }: { guildId: string; now: Date },
): Promise<ReadonlySet<string>> => {
  const offered = await db
    .select({ roleId: shopOffers.roleId })
    .from(shopOffers)
    .where(and(eq(shopOffers.guildId, guildId), isNull(shopOffers.removedAt), isNotNull(shopOffers.roleId)));
  const running = await db
    .selectDistinct({ roleId: shopPurchases.roleId })
    .from(shopPurchases)
    .where(
      and(
        eq(shopPurchases.guildId, guildId),
        inArray(shopPurchases.roleState, ['wanted', 'giving', 'given']),
        gt(shopPurchases.endsAt, now),
      ),
    );
  return new Set([...offered, ...running].flatMap(({ roleId }) => (roleId === null ? [] : [roleId])));
};
