import { and, asc, desc, eq, gt, isNull, lte, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../platform/db/database.ts';
import { lockNamed } from '../platform/db/lock-named.ts';
import { itemPrices, priceItems } from '../platform/db/schema/reports.ts';

export type ItemPrice = typeof itemPrices.$inferSelect;
export type ItemRow = typeof priceItems.$inferSelect;
export type PriceValues = Pick<ItemPrice, 'name' | 'unit' | 'priceCents' | 'dailyLimit' | 'weeklyLimit'>;
interface ItemId {
  guildId: string;
  itemId: string;
}

export interface PricedItem {
  item: ItemRow;
  /** What holds now; null for one that begins later. */
  price: ItemPrice | null;
  planned: ItemPrice | null;
}

/** Serializes the price list, its reports and their verdicts: of two the later one sees the limit that the earlier one left. */
export const lockReports = async (tx: Transaction, guildId: string): Promise<void> =>
  lockNamed(tx, 'price_list', guildId);

const ofItem = ({ guildId, itemId }: ItemId) =>
  and(eq(priceItems.guildId, guildId), eq(priceItems.id, itemId), isNull(priceItems.removedAt));

/** The items on the list, by name. */
export const findPricedItems = async (db: Queryable, guildId: string, now: Date): Promise<PricedItem[]> => {
  const rows = await db
    .select({ item: priceItems, price: itemPrices })
    .from(priceItems)
    .innerJoin(
      itemPrices,
      and(eq(itemPrices.itemId, priceItems.id), eq(itemPrices.guildId, priceItems.guildId)),
    )
    .where(
      and(
        eq(priceItems.guildId, guildId),
        isNull(priceItems.removedAt),
        // Of what held before only the latest is needed.
        sql`not exists (select from item_prices later where later.item_id = ${itemPrices.itemId}
          and (later.valid_from, later.sequence) > (${itemPrices.validFrom}, ${itemPrices.sequence})
          and later.valid_from <= ${now.toISOString()}::timestamptz)`,
      ),
    )
    .orderBy(asc(itemPrices.validFrom), asc(itemPrices.sequence));
  const items = new Map<string, PricedItem>();
  for (const { item, price } of rows) {
    const known = items.get(item.id) ?? { item, price: null, planned: null };
    items.set(item.id, price.validFrom > now ? { ...known, planned: price } : { ...known, price });
  }
  return [...items.values()].toSorted((a, b) => nameOf(a).localeCompare(nameOf(b), 'ru'));
};

const nameOf = ({ price, planned }: PricedItem): string => (price ?? planned)?.name ?? '';

export const lockItem = async (tx: Transaction, item: ItemId): Promise<ItemRow | null> => {
  const [row] = await tx.select().from(priceItems).where(ofItem(item)).for('no key update');
  return row ?? null;
};

export const insertItem = async (tx: Transaction, row: typeof priceItems.$inferInsert): Promise<ItemRow> => {
  const [inserted] = await tx.insert(priceItems).values(row).returning();
  if (inserted === undefined) throw new Error('an item of the price list was not stored');
  return inserted;
};

/** Sets a price. One that was planned is replaced: there is at most one. */
export const setPrice = async (
  tx: Transaction,
  price: typeof itemPrices.$inferInsert,
  now: Date,
): Promise<void> => {
  await tx
    .delete(itemPrices)
    .where(
      and(
        eq(itemPrices.guildId, price.guildId),
        eq(itemPrices.itemId, price.itemId),
        gt(itemPrices.validFrom, now),
      ),
    );
  await tx.insert(itemPrices).values(price);
};

export const touchItem = async (
  tx: Transaction,
  item: ItemId,
  values: Partial<Pick<ItemRow, 'removedAt' | 'removedBy'>> = {},
): Promise<void> => {
  await tx
    .update(priceItems)
    .set({ ...values, version: sql`${priceItems.version} + 1` })
    .where(ofItem(item));
};

/** The price of an item at a moment; null for one that was removed or begins later. */
export const findPriceAt = async (db: Queryable, item: ItemId, at: Date): Promise<ItemPrice | null> => {
  const [row] = await db
    .select({ price: itemPrices })
    .from(itemPrices)
    .innerJoin(priceItems, eq(priceItems.id, itemPrices.itemId))
    .where(and(ofItem(item), lte(itemPrices.validFrom, at)))
    .orderBy(desc(itemPrices.validFrom), desc(itemPrices.sequence))
    .limit(1);
  return row?.price ?? null;
};
