import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/db/database.ts';
import { users } from '../../platform/db/schema/auth.ts';
import { orders } from '../../platform/db/schema/billing.ts';
import { guilds, members } from '../../platform/db/schema/guilds.ts';
import { promoCodes, promoUses } from '../../platform/db/schema/promo-codes.ts';
import { payments } from '../../platform/db/schema/subscriptions.ts';

export type PromoRow = typeof promoCodes.$inferSelect;
type UseRow = typeof promoUses.$inferSelect;

export const findCode = async (db: Queryable, folded: string): Promise<PromoRow | undefined> => {
  const [row] = await db.select().from(promoCodes).where(eq(promoCodes.folded, folded));
  return row;
};

/** Whoever uses or ends the same code waits until this transaction ends. */
export const lockCode = async (tx: Transaction, id: string): Promise<PromoRow | undefined> => {
  const [row] = await tx.select().from(promoCodes).where(eq(promoCodes.id, id)).for('no key update');
  return row;
};

/** Undefined where a code that looks the same exists. */
export const insertCode = async (
  db: Queryable,
  code: typeof promoCodes.$inferInsert,
): Promise<PromoRow | undefined> => {
  const [row] = await db
    .insert(promoCodes)
    .values(code)
    .onConflictDoNothing({ target: promoCodes.folded })
    .returning();
  return row;
};

export const updateCode = async (
  db: Queryable,
  id: string,
  change: Pick<PromoRow, 'endedAt' | 'endedBy'>,
): Promise<void> => {
  await db.update(promoCodes).set(change).where(eq(promoCodes.id, id));
};

/** Who used a code before: this guild, and this person for whatever guild. An order of the guild that is open does not count. */
export const findEarlierUses = async (
  db: Queryable,
  codeId: string,
  { guildId, payerId }: Pick<UseRow, 'guildId' | 'payerId'>,
): Promise<{ byGuild: boolean; byPayer: boolean; ownOpen: boolean }> => {
  const isOwnOpen = sql`${promoUses.guildId} = ${guildId}::bigint and ${orders.status} = 'open'`;
  const [row] = await db
    .select({
      byGuild: sql<boolean>`coalesce(bool_or(${promoUses.guildId} = ${guildId}::bigint and not (${isOwnOpen})), false)`,
      byPayer: sql<boolean>`coalesce(bool_or(${promoUses.payerId} = ${payerId}::bigint and not (${isOwnOpen})), false)`,
      ownOpen: sql<boolean>`coalesce(bool_or(${isOwnOpen}), false)`,
    })
    .from(promoUses)
    .innerJoin(orders, eq(orders.id, promoUses.orderId))
    .where(
      and(
        eq(promoUses.codeId, codeId),
        sql`(${promoUses.guildId} = ${guildId}::bigint or ${promoUses.payerId} = ${payerId}::bigint)`,
      ),
    );
  return row ?? { byGuild: false, byPayer: false, ownOpen: false };
};

/** Whether anything was ever paid for this guild, or opened by a code. */
export const hasBought = async (db: Queryable, guildId: string): Promise<boolean> => {
  const { rows } = await db.execute<{ bought: boolean }>(sql`
    select exists (select from ${payments} where ${payments.guildId} = ${guildId}::bigint)
      or exists (select from ${orders} where ${orders.guildId} = ${guildId}::bigint and ${orders.status} = 'paid')
      as bought`);
  return rows[0]?.bought ?? false;
};

export const insertUse = async (tx: Transaction, use: typeof promoUses.$inferInsert): Promise<void> => {
  await tx.insert(promoUses).values(use);
};

/** The order ended unpaid: somebody else may use the code. */
export const giveUseBack = async (db: Queryable, orderId: string): Promise<void> => {
  await db.delete(promoUses).where(eq(promoUses.orderId, orderId));
};

/** An order that was closed is paid after all, at the price of its page: its use is written again, whatever the limits. */
export const noteLateUse = async (
  tx: Transaction,
  { id: orderId, guildId, startedBy, promoCode }: typeof orders.$inferSelect,
  at: Date,
): Promise<void> => {
  if (promoCode === null || startedBy === null) return;
  const [code] = await tx
    .select({ id: promoCodes.id })
    .from(promoCodes)
    .where(eq(promoCodes.code, promoCode));
  if (code === undefined) return;
  await tx
    .insert(promoUses)
    .values({ orderId, codeId: code.id, guildId, payerId: startedBy, at, late: true })
    .onConflictDoNothing();
};

/** Paid and open orders of each code. */
const useCounts = (db: Queryable) =>
  db
    .select({
      codeId: promoUses.codeId,
      used: sql`count(*) filter (where ${orders.status} = 'paid')`.mapWith(Number).as('used'),
      reserved: sql`count(*) filter (where ${orders.status} = 'open')`.mapWith(Number).as('reserved'),
    })
    .from(promoUses)
    .innerJoin(orders, eq(orders.id, promoUses.orderId))
    .groupBy(promoUses.codeId)
    .as('use_counts');

export const findCodes = async (
  db: Queryable,
  filter: { id?: string | undefined; limit: number; offset: number },
) => {
  const counts = useCounts(db);
  return db
    .select({ code: promoCodes, used: counts.used, reserved: counts.reserved })
    .from(promoCodes)
    .leftJoin(counts, eq(counts.codeId, promoCodes.id))
    .where(filter.id === undefined ? undefined : eq(promoCodes.id, filter.id))
    .orderBy(desc(promoCodes.createdAt), desc(promoCodes.id))
    .limit(filter.limit)
    .offset(filter.offset);
};

export const countCodes = async (db: Queryable): Promise<number> => db.$count(promoCodes);

/** Uses of one code, newest first, with who paid and how much. */
export const findUses = async (
  db: Queryable,
  codeId: string,
  { limit, offset }: { limit: number; offset: number },
) => {
  const [rows, [counted]] = await Promise.all([
    db
      .select({
        use: promoUses,
        order: orders,
        guildName: guilds.name,
        payerName: sql<
          string | null
        >`coalesce(${members.displayName}, ${users.globalName}, ${users.username})`,
      })
      .from(promoUses)
      .innerJoin(orders, eq(orders.id, promoUses.orderId))
      .innerJoin(guilds, eq(guilds.id, promoUses.guildId))
      .leftJoin(members, and(eq(members.guildId, promoUses.guildId), eq(members.userId, promoUses.payerId)))
      .leftJoin(users, eq(users.id, promoUses.payerId))
      .where(eq(promoUses.codeId, codeId))
      .orderBy(desc(promoUses.at), desc(promoUses.orderId))
      .limit(limit)
      .offset(offset),
    db.select({ total: count() }).from(promoUses).where(eq(promoUses.codeId, codeId)),
  ]);
  return { rows, total: counted?.total ?? 0 };
};
