import type { RateUse } from '@famiglia/contract/payday/payday';
import { wallTimeAt } from '@famiglia/contract/kit/zoned-time';
import { asc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { executeKept } from '../../platform/db/prepared.ts';
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
  const rows = await executeKept(db, 'payday rates', { guildId }, (on) =>
    on
      .select()
      .from(paydayRates)
      .where(eq(paydayRates.guildId, sql.placeholder('guildId')))
      .orderBy(asc(paydayRates.validFrom), asc(paydayRates.id)),
  );
  const byName = new Map<string, RateRow[]>();
  for (const row of rows) byName.set(nameOf(row), [...(byName.get(nameOf(row)) ?? []), row]);
  const on = (name: string, day: string): bigint | null =>
    byName.get(name)?.findLast(({ validFrom }) => validFrom <= day)?.amountCents ?? null;
  // Many lines are of one moment, because everybody came to the same event.
  const days = new Map<number, string>();
  const dayOf = (moment: Date): string => {
    const known = days.get(moment.getTime()) ?? wallTimeAt(moment, timeZone).day;
    days.set(moment.getTime(), known);
    return known;
  };
  return {
    rows,
    at: (use, { fightKindId = null, roleId = null }, moment) => {
      const day = dayOf(moment);
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
