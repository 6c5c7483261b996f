import type { EntryKind } from '@famiglia/contract/treasury/treasury';
import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/db/database.ts';
import { treasuryEntries, treasuryPostings } from '../platform/db/schema/treasury.ts';
import { refusedByCheck } from '../platform/refused-by-check.ts';
import { isSamePlace } from './account.queries.ts';
import type { AccountRow, Place } from './account.queries.ts';

export interface Leg extends Place {
  /** How much more lies there afterwards. */
  cents: bigint;
}

export interface NewEntry {
  guildId: string;
  key: string;
  kind: EntryKind;
  /** All of them together move nothing out of the world. */
  legs: readonly Leg[];
  categoryId?: string | null;
  personId?: string | null;
  reason: string;
  proof?: string | null;
  actorId: string;
  countersId?: number | null;
  happenedAt?: Date;
}

const ROWS_AT_ONCE = 500;

export const IS_HELD: Readonly<Record<Place['place'], boolean>> = {
  bank: true,
  officer: true,
  owed: false,
  outside: false,
};

/** How much more the family then has. */
export const changeOf = (legs: readonly Leg[]): bigint =>
  legs.reduce((sum, { place, cents }) => (IS_HELD[place] ? sum + cents : sum), 0n);

/**
 * The only way money is written down: entries with their postings, in places that the caller has locked. Returns their ids by key;
 * one that takes back what was taken back already is left out.
 */
export const writeEntries = async (
  context: Context,
  tx: Transaction,
  accounts: readonly AccountRow[],
  entries: readonly NewEntry[],
): Promise<Map<string, number>> => {
  const createdAt = context.clock();
  const ids = new Map<string, number>();
  for (let start = 0; start < entries.length; start += ROWS_AT_ONCE) {
    const rows = await tx
      .insert(treasuryEntries)
      .values(
        entries.slice(start, start + ROWS_AT_ONCE).map(({ legs, ...entry }) => ({
          ...entry,
          changeCents: changeOf(legs),
          postings: legs.length,
          happenedAt: entry.happenedAt ?? createdAt,
          createdAt,
        })),
      )
      .onConflictDoNothing({ target: treasuryEntries.countersId })
      .returning({ id: treasuryEntries.id, key: treasuryEntries.key });
    for (const { id, key } of rows) ids.set(key, id);
  }
  const postings = entries.flatMap(({ guildId, key, legs }) => {
    const entryId = ids.get(key);
    if (entryId === undefined) return [];
    return legs.map((leg) => {
      const account = accounts.find((one) => isSamePlace(one, leg));
      if (account === undefined) throw new Error(`no account for ${leg.place}`);
      return { guildId, entryId, accountId: account.id, amountCents: leg.cents };
    });
  });
  for (let start = 0; start < postings.length; start += ROWS_AT_ONCE)
    await refusedByCheck(
      'treasury_balance_in_range',
      'treasury_out_of_range',
      tx.insert(treasuryPostings).values(postings.slice(start, start + ROWS_AT_ONCE)),
    );
  return ids;
};
