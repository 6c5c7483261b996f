import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { recordActivity } from '../activity/record-activity.ts';
import { findRoleContext } from '../bot-permissions/bot-permissions.queries.ts';
import { givableRoles } from '../bot-permissions/role-gifts.ts';
import type { GivableRole } from '../bot-permissions/role-gifts.ts';
import { requestDeliveries } from '../deliveries/request-delivery.ts';
import type { Context } from '../platform/context.ts';
import { defineJob } from '../platform/define-job.ts';
import { members, roles } from '../platform/db/schema/guilds.ts';
import { shopPurchases } from '../platform/db/schema/shop.ts';
import { payReputation } from '../reputation/pay-reputation.ts';
import { isUndone } from './shop.queries.ts';
import type { PurchaseRow } from './shop.queries.ts';

interface ShopRoleChange {
  purchaseId: string;
  userId: string;
  roleId: string;
  /** The same role, where the bot has to give it; null where it takes it. */
  give: GivableRole | null;
}

const isPresentBuyer = and(
  eq(members.guildId, shopPurchases.guildId),
  eq(members.userId, shopPurchases.userId),
  isNull(members.leftAt),
);

/** How many are read at a time: a big family is served in steps, each with current data. */
const PEOPLE = 100;

const overAt = (now: Date) => sql`(${isUndone} or ${shopPurchases.endsAt} <= ${now.toISOString()})`;

/**
 * Who has to get a bought role, and from whom it has to be taken. The bot takes only what it gave, and not while another
 * purchase of the same role runs; a role that it may not give now waits.
 */
export const findShopRoleChanges = async (
  context: Context,
  guildId: string,
  without: readonly string[] = [],
): Promise<{ changes: ShopRoleChange[]; blocked: boolean }> => {
  const roleContext = await findRoleContext(context.db, guildId);
  const givable = givableRoles(roleContext, roleContext.roles, { place: 'shop' });
  const over = overAt(context.clock());
  const rows = await context.db
    .select({
      purchaseId: shopPurchases.id,
      userId: shopPurchases.userId,
      roleId: shopPurchases.roleId,
      isOver: sql<boolean>`${over}`,
    })
    .from(shopPurchases)
    .innerJoin(members, isPresentBuyer)
    .where(
      and(
        eq(shopPurchases.guildId, guildId),
        sql`${shopPurchases.id} <> all(${sql.param(without)}::uuid[])`,
        sql`((${shopPurchases.roleState} in ('wanted', 'giving') and not ${over})
          or (${shopPurchases.roleState} in ('giving', 'given') and ${over}))`,
      ),
    )
    .orderBy(asc(shopPurchases.boughtAt), asc(shopPurchases.id))
    .limit(PEOPLE);
  const changes = rows.flatMap(({ purchaseId, userId, roleId, isOver }): ShopRoleChange[] => {
    if (roleId === null) return [];
    if (isOver) return [{ purchaseId, userId, roleId, give: null }];
    const give = givable.find((id) => id === roleId);
    return give === undefined ? [] : [{ purchaseId, userId, roleId, give }];
  });
  return { changes, blocked: changes.length < rows.length };
};

/** Written before Discord is asked: after a crash in between the bot still knows that the role has to be taken one day. */
export const rememberGiving = async (
  { db }: Pick<Context, 'db'>,
  guildId: string,
  { purchaseId }: ShopRoleChange,
): Promise<void> => {
  await db
    .update(shopPurchases)
    .set({ roleState: 'giving' })
    .where(and(isPurchase(guildId, purchaseId), eq(shopPurchases.roleState, 'wanted')));
};

const isPurchase = (guildId: string, purchaseId: string) =>
  and(eq(shopPurchases.guildId, guildId), eq(shopPurchases.id, purchaseId));

/** Records what Discord has done; nothing is left to do where the role or the member is gone. */
export const recordShopRole = async (
  context: Context,
  guildId: string,
  { purchaseId, userId, roleId, give }: ShopRoleChange,
): Promise<void> =>
  context.db.transaction(async (tx) => {
    await tx
      .update(shopPurchases)
      .set({ roleState: give === null ? 'over' : 'given' })
      .where(isPurchase(guildId, purchaseId));
    const [role] = await tx
      .select({ name: roles.name })
      .from(roles)
      .where(and(eq(roles.guildId, guildId), eq(roles.id, roleId)));
    await recordActivity(context, tx, {
      guildId,
      type: 'shop.roles_changed',
      actorId: null,
      target: { kind: 'member', id: userId },
      data: {
        purchase_id: purchaseId,
        roles: [{ name: `${give === null ? '−' : '+'}${role?.name ?? roleId}` }],
      },
    });
    await context.bus.publish(tx, { type: 'shop.changed', guildId });
  });

/** A role that was deleted before anybody got it is paid back, by a counter-entry like that of an undo. */
export const payBackDeletedRoles = async (context: Context, guildId: string): Promise<void> =>
  context.db.transaction(async (tx) => {
    const gone = await tx
      .select()
      .from(shopPurchases)
      .where(
        and(
          eq(shopPurchases.guildId, guildId),
          inArray(shopPurchases.roleState, ['wanted', 'giving']),
          sql`not exists (select from roles where roles.guild_id = ${shopPurchases.guildId}
            and roles.id = ${shopPurchases.roleId})`,
        ),
      )
      .orderBy(asc(shopPurchases.userId));
    if (gone.length === 0) return;
    const paid = await payReputation(context, tx, gone.map(counterEntry));
    await tx
      .update(shopPurchases)
      .set({ roleState: 'over' })
      .where(
        inArray(
          shopPurchases.id,
          gone.map(({ id }) => id),
        ),
      );
    const told = new Set(paid.map(({ userId }) => userId));
    for (const { id, userId, name, price } of gone.filter((one) => told.has(one.userId)))
      await recordActivity(context, tx, {
        guildId,
        type: 'shop.refunded',
        actorId: null,
        target: { kind: 'member', id: userId },
        data: { purchase_id: id, name, price },
      });
    await context.bus.publish(tx, { type: 'shop.changed', guildId });
  });

const counterEntry = ({ guildId, userId, price, name, entryId }: PurchaseRow) => ({
  guildId,
  userId,
  delta: price,
  reason: name,
  source: 'undo' as const,
  actorId: null,
  reverses: entryId,
  key: `undo:${entryId}`,
});

/** Has the bot take the roles whose days are over, and those that were undone while Discord could not be reached. */
const endShopRoles = async (context: Context): Promise<void> => {
  const due = await context.db
    .selectDistinct({ guildId: shopPurchases.guildId })
    .from(shopPurchases)
    .innerJoin(members, isPresentBuyer)
    .where(and(inArray(shopPurchases.roleState, ['giving', 'given']), overAt(context.clock())));
  await requestDeliveries(
    context.db,
    due.map(({ guildId }) => ({ guildId, kind: 'shop_roles', subject: '' })),
  );
};

export const endShopRolesJob = defineJob({
  name: 'end-shop-roles',
  title: { en: 'Ending roles of the points shop', ru: 'Окончание ролей из магазина очков' },
  schedule: '* * * * *',
  run: endShopRoles,
});
