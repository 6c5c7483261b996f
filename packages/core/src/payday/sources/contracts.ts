import { and, eq, gt, gte, lt, sql } from 'drizzle-orm';
import { executeKept } from '../../platform/db/prepared.ts';
import { contractShares as shares, contracts } from '../../platform/db/schema/contracts.ts';
import { statementName } from './due-line.ts';
import type { DueSource } from './due-line.ts';

/**
 * The shares of confirmed contracts, as they were confirmed last. A correction or a confirmation that is taken back shows as a
 * difference by itself. The family’s part is owed to nobody: it stays where the contract’s money is.
 */
export const contractShares: DueSource = async (db, guildId, { from, until, userId }) => {
  const one = userId === undefined ? undefined : eq(shares.userId, sql.placeholder('userId'));
  const rows = await executeKept(
    db,
    statementName('due shares', userId),
    { guildId, userId, from, until },
    (on) =>
      on
        .select({
          id: contracts.id,
          title: contracts.title,
          createdAt: contracts.createdAt,
          endedAt: contracts.endedAt,
          totalCents: contracts.totalCents,
          familyCents: contracts.familyCents,
          userId: shares.userId,
          cents: shares.amountCents,
        })
        .from(contracts)
        .innerJoin(shares, eq(shares.contractId, contracts.id))
        .where(
          and(
            eq(contracts.guildId, sql.placeholder('guildId')),
            eq(contracts.status, 'finished'),
            one,
            gte(contracts.endedAt, sql.placeholder('from')),
            lt(contracts.endedAt, sql.placeholder('until')),
            gt(shares.amountCents, 0n),
          ),
        ),
  );
  return rows.flatMap(({ id, title, createdAt, endedAt, totalCents, familyCents, userId: of, cents }) => {
    if (endedAt === null || totalCents === null || familyCents === null) return [];
    return [
      {
        key: `contract:${id}`,
        userId: of,
        cents,
        kind: 'contract' as const,
        data: { name: title, share: partOf(cents, totalCents), pool_cents: String(totalCents) },
        at: endedAt,
        earliest: createdAt,
      },
    ];
  });
};

/** `1/6` where it is such a part to the cent, otherwise a percentage: `12,5%`. */
const partOf = (cents: bigint, total: bigint): string => {
  const whole = (total + cents / 2n) / cents;
  const off = whole * cents - total;
  if (whole <= 100n && off > -whole && off < whole) return `1/${whole}`;
  const tenths = (cents * 1000n + total / 2n) / total;
  const rest = tenths % 10n;
  return `${tenths / 10n}${rest === 0n ? '' : `.${rest}`}%`;
};
