import { and, eq, gte, isNull, lt } from 'drizzle-orm';
import { paydayCorrections } from '../../platform/db/schema/payday.ts';
import type { DueSource } from './due-line.ts';

/** Bonuses, fines, debts and repayments. */
export const corrections: DueSource = async (db, guildId, { from, until, userId }) => {
  const rows = await db
    .select()
    .from(paydayCorrections)
    .where(
      and(
        eq(paydayCorrections.guildId, guildId),
        userId === undefined ? undefined : eq(paydayCorrections.userId, userId),
        isNull(paydayCorrections.takenBackAt),
        gte(paydayCorrections.createdAt, from),
        lt(paydayCorrections.createdAt, until),
      ),
    );
  return rows.map(({ id, userId: of, kind, amountCents, reason, createdAt }) => ({
    key: `correction:${id}`,
    userId: of,
    cents: kind === 'fine' || kind === 'debt' ? -amountCents : amountCents,
    kind,
    data: { name: reason },
    at: createdAt,
  }));
};
