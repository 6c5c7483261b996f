import type { RateUse } from '@famiglia/contract/payday/payday';
import { wallTimeAt } from '@famiglia/contract/kit/zoned-time';
import { asc, eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { paydayRates } from '../../platform/db/schema/payday.ts';

export type RateRow = typeof paydayRates.$inferSelect;

/** What a rate is of: a kind of fight, a rank, or neither. */
export interface RateOf {
  fightKindId?: string | null;
  roleId?: string | null;
}

export interface Rates {
  /** What it was worth on the guild’s day of that moment; a kind of fight without a rate has that of all. Null where none was set. */
  at: (use: RateUse, of: RateOf, moment: Date) => bigint | null;
  /** Every rate with its days, the earliest first. */
  rows: readonly RateRow[];
}

export const findRates = async (db: Queryable, guildId: string, timeZone: string): Promise<Rates> => {
  const rows = await db
    .select()
    .from(paydayRates)
    .where(eq(paydayRates.guildId, guildId))
    .orderBy(asc(paydayRates.validFrom), asc(paydayRates.id));
  const byName = new Map<string, RateRow[]>();
  for (const row of rows) byName.set(nameOf(row), [...(byName.get(nameOf(row)) ?? []), row]);
  const on = (name: string, day: string): bigint | null =>
    byName.get(name)?.findLast(({ validFrom }) => validFrom <= day)?.amountCents ?? null;
  return {
    rows,
    at: (use, { fightKindId = null, roleId = null }, moment) => {
      const { day } = wallTimeAt(moment, timeZone);
      return (
        on(nameOf({ use, fightKindId, roleId }), day) ??
        (fightKindId === null ? null : on(nameOf({ use, fightKindId: null, roleId }), day))
      );
    },
  };
};

export const nameOf = ({
  use,
  fightKindId,
  roleId,
}: Pick<RateRow, 'use' | 'fightKindId' | 'roleId'>): string => `${use} ${fightKindId ?? ''} ${roleId ?? ''}`;
