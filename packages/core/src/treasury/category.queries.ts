import type { CategoryUse } from '@famiglia/contract/treasury/treasury';
import { and, asc, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../platform/db/database.ts';
import { lockNamed } from '../platform/db/lock-named.ts';
import { treasuryCategories, treasuryEntries } from '../platform/db/schema/treasury.ts';

export type CategoryRow = typeof treasuryCategories.$inferSelect;
type NewCategory = typeof treasuryCategories.$inferInsert;
interface CategoryId {
  guildId: string;
  categoryId: string;
}

/** Serializes all changes of a guild's categories, so that there are never too many. */
export const lockCategories = async (tx: Transaction, guildId: string): Promise<void> =>
  lockNamed(tx, 'treasury_categories', guildId);

const current = (guildId: string) =>
  and(eq(treasuryCategories.guildId, guildId), isNull(treasuryCategories.deletedAt));

export const findCategories = async (db: Queryable, guildId: string): Promise<CategoryRow[]> =>
  db
    .select()
    .from(treasuryCategories)
    .where(current(guildId))
    .orderBy(asc(sql`lower(${treasuryCategories.name})`));

/** Null for one that does not exist or was deleted. */
export const findCategory = async (
  db: Queryable,
  guildId: string,
  categoryId: string,
): Promise<CategoryRow | null> => {
  const [row] = await db
    .select()
    .from(treasuryCategories)
    .where(and(current(guildId), eq(treasuryCategories.id, categoryId)));
  return row ?? null;
};

/** Those of them that are current; nobody deletes them before the commit. */
export const holdCategories = async (
  tx: Transaction,
  guildId: string,
  categoryIds: readonly string[],
): Promise<CategoryRow[]> =>
  tx
    .select()
    .from(treasuryCategories)
    .where(and(current(guildId), inArray(treasuryCategories.id, [...categoryIds])))
    .orderBy(asc(treasuryCategories.id))
    .for('key share');

export const isCategoryNameTaken = async (
  db: Queryable,
  { guildId, categoryId, name }: CategoryId & { name: string },
): Promise<boolean> => {
  const rows = await db
    .select({ id: treasuryCategories.id })
    .from(treasuryCategories)
    .where(
      and(
        current(guildId),
        ne(treasuryCategories.id, categoryId),
        sql`lower(${treasuryCategories.name}) = lower(${name})`,
      ),
    );
  return rows.length > 0;
};

/** Those whose name is taken are left out. */
export const insertCategories = async (
  tx: Transaction,
  categories: readonly NewCategory[],
): Promise<CategoryRow[]> =>
  categories.length === 0
    ? []
    : tx
        .insert(treasuryCategories)
        .values([...categories])
        .onConflictDoNothing()
        .returning();

export const updateCategory = async (
  tx: Transaction,
  { guildId, categoryId }: CategoryId,
  values: { name: string; use: CategoryUse } | { deletedBy: string; deletedAt: Date },
): Promise<CategoryRow | null> => {
  const [row] = await tx
    .update(treasuryCategories)
    .set({ ...values, version: sql`${treasuryCategories.version} + 1` })
    .where(and(current(guildId), eq(treasuryCategories.id, categoryId)))
    .returning();
  return row ?? null;
};

/** Waits for those who are entering something with it: their entry counts as having it. */
export const lockCategory = async (tx: Transaction, { guildId, categoryId }: CategoryId): Promise<void> => {
  await tx
    .select({ id: treasuryCategories.id })
    .from(treasuryCategories)
    .where(and(current(guildId), eq(treasuryCategories.id, categoryId)))
    .for('update');
};

/** Deletes the row of a category that no entry has. Its row is locked. */
export const dropUnusedCategory = async (
  tx: Transaction,
  { guildId, categoryId }: CategoryId,
): Promise<void> => {
  await tx.delete(treasuryCategories).where(
    and(
      eq(treasuryCategories.guildId, guildId),
      eq(treasuryCategories.id, categoryId),
      sql`not exists (select from ${treasuryEntries} where ${treasuryEntries.guildId} = ${guildId}::bigint
          and ${treasuryEntries.categoryId} = ${categoryId}::uuid)`,
    ),
  );
};
