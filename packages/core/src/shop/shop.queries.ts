import type { PurchaseState } from '@famiglia/contract/shop/shop';
import { and, asc, count, desc, eq, isNull, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Queryable, Transaction } from '../platform/db/database.ts';
import { lockNamed } from '../platform/db/lock-named.ts';
import { shopOffers, shopPurchases } from '../platform/db/schema/shop.ts';

export type OfferRow = typeof shopOffers.$inferSelect;
export type PurchaseRow = typeof shopPurchases.$inferSelect;

/** Serializes offers and purchases of a guild: of two who buy the last one the second finds it sold. */
export const lockShop = async (tx: Transaction, guildId: string): Promise<void> =>
  lockNamed(tx, 'shop', guildId);

/** Whether the ledger's entry of a purchase was reversed. */
export const isUndone = sql<boolean>`exists (
  select from reputation_entries undo where undo.reverses = ${shopPurchases.entryId})`;

const isOffered = (guildId: string) => and(eq(shopOffers.guildId, guildId), isNull(shopOffers.removedAt));

/** The offers of a guild with what was sold of each, the oldest first. */
export const findOffers = async (
  db: Queryable,
  guildId: string,
): Promise<{ offer: OfferRow; sold: number }[]> => {
  const rows = await db
    .select({
      offer: shopOffers,
      sold: sql<number>`count(${shopPurchases.id}) filter (where not ${isUndone})::int`,
    })
    .from(shopOffers)
    .leftJoin(
      shopPurchases,
      and(eq(shopPurchases.offerId, shopOffers.id), eq(shopPurchases.guildId, shopOffers.guildId)),
    )
    .where(isOffered(guildId))
    .groupBy(shopOffers.id)
    .orderBy(asc(shopOffers.createdAt), asc(shopOffers.id));
  return rows;
};

export const findOffer = async (
  db: Queryable,
  guildId: string,
  offerId: string,
): Promise<OfferRow | null> => {
  const [row] = await db
    .select()
    .from(shopOffers)
    .where(and(isOffered(guildId), eq(shopOffers.id, offerId)));
  return row ?? null;
};

/** How often an offer was sold and not undone, altogether and to one person; and how often that person bought it at all. */
export const countSold = async (
  db: Queryable,
  { guildId, offerId, userId }: { guildId: string; offerId: string; userId: string },
): Promise<{ sold: number; toPerson: number; everToPerson: number }> => {
  const mine = sql`${shopPurchases.userId} = ${userId}::bigint`;
  const [row] = await db
    .select({
      sold: sql<number>`count(*) filter (where not ${isUndone})::int`,
      toPerson: sql<number>`count(*) filter (where ${mine} and not ${isUndone})::int`,
      everToPerson: sql<number>`count(*) filter (where ${mine})::int`,
    })
    .from(shopPurchases)
    .where(and(eq(shopPurchases.guildId, guildId), eq(shopPurchases.offerId, offerId)));
  return row ?? { sold: 0, toPerson: 0, everToPerson: 0 };
};

const STATES: Record<PurchaseState, SQL | undefined> = {
  waiting: and(eq(shopPurchases.kind, 'note'), isNull(shopPurchases.doneAt), sql`not ${isUndone}`),
  done: sql`not ${isUndone} and (${shopPurchases.kind} <> 'note' or ${shopPurchases.doneAt} is not null)`,
  undone: isUndone,
};

/** Purchases with whether they were undone. */
export const findPurchases = async (
  db: Queryable,
  guildId: string,
  { state, ids }: { state?: PurchaseState | undefined; ids?: readonly string[] },
  { limit, offset }: { limit: number; offset: number },
): Promise<{ purchase: PurchaseRow; undone: boolean }[]> =>
  db
    .select({ purchase: shopPurchases, undone: isUndone })
    .from(shopPurchases)
    .where(matching(guildId, state, ids))
    .orderBy(
      ...(state === 'waiting'
        ? [asc(shopPurchases.boughtAt), asc(shopPurchases.id)]
        : [desc(shopPurchases.boughtAt), desc(shopPurchases.id)]),
    )
    .limit(limit)
    .offset(offset);

export const countPurchases = async (
  db: Queryable,
  guildId: string,
  state?: PurchaseState,
): Promise<number> => {
  const [row] = await db.select({ total: count() }).from(shopPurchases).where(matching(guildId, state));
  return row?.total ?? 0;
};

const matching = (guildId: string, state?: PurchaseState, ids?: readonly string[]) =>
  and(
    eq(shopPurchases.guildId, guildId),
    state === undefined ? undefined : STATES[state],
    ids === undefined ? undefined : sql`${shopPurchases.id} = any(${sql.param(ids)}::uuid[])`,
  );

export const findPurchase = async (
  db: Queryable,
  guildId: string,
  purchaseId: string,
): Promise<{ purchase: PurchaseRow; undone: boolean } | null> => {
  const [row] = await findPurchases(db, guildId, { ids: [purchaseId] }, { limit: 1, offset: 0 });
  return row ?? null;
};

/** What a person bought last of an offer. */
export const findLastPurchase = async (
  db: Queryable,
  { guildId, offerId, userId }: { guildId: string; offerId: string; userId: string },
): Promise<PurchaseRow | null> => {
  const [row] = await db
    .select()
    .from(shopPurchases)
    .where(
      and(
        eq(shopPurchases.guildId, guildId),
        eq(shopPurchases.offerId, offerId),
        eq(shopPurchases.userId, userId),
      ),
    )
    .orderBy(desc(shopPurchases.boughtAt), desc(shopPurchases.entryId))
    .limit(1);
  return row ?? null;
};

/** Whether somebody bought this role, and neither its days nor the purchase are over. */
export const hasRoleFromShop = async (
  db: Queryable,
  { guildId, userId, roleId, now }: { guildId: string; userId: string; roleId: string; now: Date },
): Promise<boolean> => {
  const running = and(
    eq(shopPurchases.guildId, guildId),
    eq(shopPurchases.userId, userId),
    eq(shopPurchases.roleId, roleId),
    sql`${shopPurchases.endsAt} > ${now.toISOString()} and not ${isUndone}`,
  );
  return (await db.$count(shopPurchases, running)) > 0;
};
