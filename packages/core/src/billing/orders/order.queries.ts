import { and, asc, desc, eq, gt, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/db/database.ts';
import { members } from '../../platform/db/schema/guilds.ts';
import { orders } from '../../platform/db/schema/billing.ts';
import { giveUseBack } from '../promo/promo.queries.ts';

export type OrderRow = typeof orders.$inferSelect;

/** Undefined where the guild has an open order already. */
export const insertOrder = async (
  db: Queryable,
  order: typeof orders.$inferInsert,
): Promise<OrderRow | undefined> => {
  const [row] = await db
    .insert(orders)
    .values(order)
    .onConflictDoNothing({ target: orders.guildId, where: sql`status = 'open'` })
    .returning();
  return row;
};

export const findOrder = async (
  db: Queryable,
  guildId: string,
  orderId: string,
): Promise<OrderRow | undefined> => {
  const [row] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.guildId, guildId), eq(orders.id, orderId)));
  return row;
};

/** For what a provider reports: it knows the order's id alone. */
export const findOrderOfCharge = async (db: Queryable, orderId: string): Promise<OrderRow | undefined> => {
  const [row] = await db.select().from(orders).where(eq(orders.id, orderId));
  return row;
};

export const findOpenOrder = async (db: Queryable, guildId: string): Promise<OrderRow | undefined> => {
  const [row] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.guildId, guildId), eq(orders.status, 'open')));
  return row;
};

/** The open one where there is one: nothing is newer. */
export const findNewestOrder = async (db: Queryable, guildId: string): Promise<OrderRow | undefined> => {
  const [row] = await db
    .select()
    .from(orders)
    .where(eq(orders.guildId, guildId))
    .orderBy(desc(eq(orders.status, 'open')), desc(orders.createdAt))
    .limit(1);
  return row;
};

export const lockOrder = async (tx: Transaction, orderId: string): Promise<OrderRow | undefined> => {
  const [row] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('no key update');
  return row;
};

export const updateOrder = async (
  db: Queryable,
  { guildId, id }: Pick<OrderRow, 'guildId' | 'id'>,
  change: Partial<OrderRow>,
): Promise<void> => {
  // With the provider's answer, and with the end of the order, its request is never sent again.
  const isAnswered = typeof change.providerReference === 'string' || (change.status ?? 'open') !== 'open';
  await db
    .update(orders)
    .set({ ...change, ...(isAnswered && { request: null }) })
    .where(and(eq(orders.guildId, guildId), eq(orders.id, id)));
  if (change.status === 'failed' || change.status === 'canceled') await giveUseBack(db, id);
};

/**
 * Stores the request of an order, so that every retry sends the same body as the first attempt. Null where the order
 * was answered or closed in the meantime.
 */
export const fixRequest = async (
  db: Queryable,
  { id, guildId, request }: OrderRow,
  word: () => Promise<string>,
): Promise<string | null> => {
  if (request !== null) return request;
  const worded = await word();
  const [row] = await db
    .update(orders)
    .set({ request: sql`coalesce(${orders.request}, ${worded})` })
    .where(
      and(
        eq(orders.guildId, guildId),
        eq(orders.id, id),
        eq(orders.status, 'open'),
        isNull(orders.providerReference),
      ),
    )
    .returning({ request: orders.request });
  return row?.request ?? null;
};

/** Open orders that a notice should have settled by now; those not asked about for longest first. */
export const findWaitingOrders = async (db: Queryable, before: Date, limit: number): Promise<OrderRow[]> =>
  db
    .select()
    .from(orders)
    .where(and(eq(orders.status, 'open'), lt(orders.createdAt, before)))
    .orderBy(sql`${orders.checkedAt} nulls first`, asc(orders.createdAt))
    .limit(limit);

/** Orders that were closed unanswered, of providers that can be asked again; of one guild, or of all. */
export const findUnansweredOrders = async (
  db: Queryable,
  providers: readonly OrderRow['provider'][],
  guildId?: string,
): Promise<OrderRow[]> =>
  db
    .select()
    .from(orders)
    .where(
      and(
        orders.unanswered,
        inArray(orders.provider, [...providers]),
        guildId === undefined ? undefined : eq(orders.guildId, guildId),
      ),
    )
    .orderBy(asc(orders.createdAt));

interface CheckAges {
  paidSince: Date;
  disputedSince: Date;
  unpaidSince: Date;
  notCheckedSince: Date;
}

const hasOpenDispute = sql`exists (select from payments join disputes on disputes.payment_id = payments.id
  where payments.order_id = orders.id and disputes.won_at is null)`;

/** Orders that are over, but at whose charge something may still happen; those not checked for longest first. */
export const findOrdersToCheck = async (
  db: Queryable,
  { paidSince, disputedSince, unpaidSince, notCheckedSince }: CheckAges,
  limit: number,
): Promise<OrderRow[]> =>
  db
    .select()
    .from(orders)
    .where(
      and(
        or(
          and(eq(orders.status, 'paid'), gt(orders.createdAt, paidSince)),
          // A dispute may be decided long after it could be opened.
          and(eq(orders.status, 'paid'), gt(orders.createdAt, disputedSince), hasOpenDispute),
          and(inArray(orders.status, ['failed', 'canceled']), gt(orders.createdAt, unpaidSince)),
        ),
        sql`${orders.providerReference} is not null`,
        or(isNull(orders.checkedAt), lt(orders.checkedAt, notCheckedSince)),
      ),
    )
    .orderBy(sql`${orders.checkedAt} nulls first`, asc(orders.createdAt))
    .limit(limit);

export const findNameOf = async (db: Queryable, guildId: string, userId: string): Promise<string> => {
  const [row] = await db
    .select({ name: members.displayName })
    .from(members)
    .where(and(eq(members.guildId, guildId), eq(members.userId, userId)));
  return row?.name ?? userId;
};
