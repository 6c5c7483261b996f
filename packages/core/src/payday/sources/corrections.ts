import { and, eq, gte, isNull, lt, sql } from 'drizzle-orm';
import { executeKept } from '../../platform/db/prepared.ts';
import { paydayCorrections } from '../../platform/db/schema/payday.ts';
import { statementName } from './due-line.ts';
import type { DueSource } from './due-line.ts';

/** Bonuses, fines, debts and repayments. */
export const corrections: DueSource = async (db, guildId, { from, until, userId }) => {
  const one = userId === undefined ? undefined : eq(paydayCorrections.userId, sql.placeholder('userId'));
  const values = { guildId, userId, from, until };
  const rows = await executeKept(db, statementName('due corrections', userId), values, (on) =>
    on
      .select()
      .from(paydayCorrections)
      .where(
        and(
          eq(paydayCorrections.guildId, sql.placeholder('guildId')),
          one,
          isNull(paydayCorrections.takenBackAt),
          gte(paydayCorrections.createdAt, sql.placeholder('from')),
          lt(paydayCorrections.createdAt, sql.placeholder('until')),
        ),
      ),
  );
  return rows.map(({ id, userId: of, kind, amountCents, reason, createdAt }) => ({
    key: `correction:${id}`,
    userId: of,
    cents: kind === 'fine' || kind === 'debt' ? -amountCents : amountCents,
    kind,
    data: { name: reason },
    at: createdAt,
    earliest: createdAt,
  }));
};
