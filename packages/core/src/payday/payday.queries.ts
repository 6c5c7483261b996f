import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { AppError } from '../platform/app-error.ts';
import type { Queryable, Transaction } from '../platform/db/database.ts';
import { lockNamed } from '../platform/db/lock-named.ts';
import { members } from '../platform/db/schema/guilds.ts';
import { paydayLines, paydayPeople, paydays } from '../platform/db/schema/payday.ts';
import { treasuryAccounts } from '../platform/db/schema/treasury.ts';

export type PaydayRow = typeof paydays.$inferSelect;
export type PaydayPersonRow = typeof paydayPeople.$inferSelect;
export type PaydayLineRow = typeof paydayLines.$inferSelect;

export interface PaydayKey {
  guildId: string;
  paydayId: string;
}

const isPayday = ({ guildId, paydayId }: PaydayKey) =>
  and(eq(paydays.guildId, guildId), eq(paydays.id, paydayId));

export const findPaydayIfAny = async (db: Queryable, key: PaydayKey): Promise<PaydayRow | null> => {
  const [row] = await db.select().from(paydays).where(isPayday(key));
  return row ?? null;
};

export const findPayday = async (db: Queryable, key: PaydayKey): Promise<PaydayRow> => {
  const row = await findPaydayIfAny(db, key);
  if (row === null) throw new AppError('not_found');
  return row;
};

/** One after the other closes, approves and pays in a guild. */
export const lockPayday = async (tx: Transaction, key: PaydayKey): Promise<PaydayRow> => {
  await lockNamed(tx, 'payday', key.guildId);
  return findPayday(tx, key);
};

export const isOpen = ({ status }: Pick<PaydayRow, 'status'>): boolean =>
  status === 'open' || status === 'waiting';

export const findOpenPayday = async (db: Queryable, guildId: string): Promise<PaydayRow | null> => {
  const [row] = await db
    .select()
    .from(paydays)
    .where(and(eq(paydays.guildId, guildId), inArray(paydays.status, ['open', 'waiting'])));
  return row ?? null;
};

/** Its version grows with every change. */
export const updatePayday = async (
  tx: Transaction,
  { guildId, id }: Pick<PaydayRow, 'guildId' | 'id'>,
  values: Partial<typeof paydays.$inferInsert>,
): Promise<void> => {
  await tx
    .update(paydays)
    .set({ ...values, version: sql`${paydays.version} + 1` })
    .where(isPayday({ guildId, paydayId: id }));
};

/** Of everybody, or of one person. */
export const findPaydayPeople = async (
  db: Queryable,
  { guildId, paydayId }: PaydayKey,
  userId?: string,
): Promise<PaydayPersonRow[]> =>
  db
    .select()
    .from(paydayPeople)
    .where(
      and(
        eq(paydayPeople.guildId, guildId),
        eq(paydayPeople.paydayId, paydayId),
        userId === undefined ? undefined : eq(paydayPeople.userId, userId),
      ),
    )
    .orderBy(asc(paydayPeople.userId));

export const findPaydayLines = async (
  db: Queryable,
  { guildId, paydayId }: PaydayKey,
  userId?: string,
): Promise<PaydayLineRow[]> =>
  db
    .select()
    .from(paydayLines)
    .where(
      and(
        eq(paydayLines.guildId, guildId),
        eq(paydayLines.paydayId, paydayId),
        userId === undefined ? undefined : eq(paydayLines.userId, userId),
      ),
    )
    .orderBy(asc(paydayLines.at), asc(paydayLines.key));

/** What the family owes, by person: above zero where it owes, below where it is owed. */
export const findOwed = async (
  db: Queryable,
  guildId: string,
  userId?: string,
): Promise<Map<string, bigint>> => {
  const rows = await db
    .select({ userId: treasuryAccounts.userId, balance: treasuryAccounts.balanceCents })
    .from(treasuryAccounts)
    .where(
      and(
        eq(treasuryAccounts.guildId, guildId),
        eq(treasuryAccounts.place, 'owed'),
        sql`${treasuryAccounts.balanceCents} <> 0`,
        userId === undefined ? undefined : eq(treasuryAccounts.userId, userId),
      ),
    );
  return new Map(rows.flatMap((row) => (row.userId === null ? [] : [[row.userId, -row.balance]])));
};

export interface PayFacts {
  name: string;
  staticId: string | null;
  left: boolean;
}

/** Names and statics of these people; and which statics present members share. */
export const findPayFacts = async (
  db: Queryable,
  guildId: string,
  userIds: readonly string[],
): Promise<{ people: ReadonlyMap<string, PayFacts>; shared: ReadonlySet<string> }> => {
  if (userIds.length === 0) return { people: new Map(), shared: new Set() };
  const ids = sql.param([...userIds]);
  const rows = await db
    .select({
      userId: members.userId,
      name: members.displayName,
      staticId: members.staticId,
      leftAt: members.leftAt,
    })
    .from(members)
    .where(and(eq(members.guildId, guildId), sql`${members.userId} = any(${ids}::bigint[])`));
  const people = new Map(
    rows.map(({ userId, name, staticId, leftAt }) => [userId, { name, staticId, left: leftAt !== null }]),
  );
  // Two of the list, or one of the list and somebody else who is here.
  const statics = [...new Set(rows.flatMap(({ staticId }) => staticId ?? []))];
  const among = await db.execute<{ static_id: string }>(sql`
    select static_id from members where guild_id = ${guildId}::bigint and static_id = any(${sql.param(statics)}::text[])
      and (left_at is null or user_id = any(${ids}::bigint[]))
    group by static_id having count(*) > 1`);
  return { people, shared: new Set(among.rows.map((row) => row.static_id)) };
};
