import type { ActivityType } from '@famiglia/contract/activity/activity-types';
import type { EntryKind } from '@famiglia/contract/treasury/treasury';
import { and, eq } from 'drizzle-orm';
import { recordActivity } from '../activity/record-activity.ts';
import { requestDelivery } from '../deliveries/request-delivery.ts';
import { AppError } from '../platform/app-error.ts';
import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/db/database.ts';
import { refusedByCheck } from '../platform/refused-by-check.ts';
import { treasuryEntries, treasuryPostings } from '../platform/db/schema/treasury.ts';
import { isSamePlace, lockAccounts } from './account.queries.ts';
import type { Place } from './account.queries.ts';

export interface Leg extends Place {
  /** How much more lies there afterwards. */
  cents: bigint;
}

interface NewEntry {
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
  /** Told by whoever enters many at once. */
  quiet?: boolean;
}

const IS_HELD: Readonly<Record<Place['place'], boolean>> = {
  bank: true,
  officer: true,
  owed: false,
  outside: false,
};

/** How much more the family then has. */
const changeOf = (legs: readonly Leg[]): bigint =>
  legs.reduce((sum, { place, cents }) => (IS_HELD[place] ? sum + cents : sum), 0n);

/**
 * The only way money is written down: accounts are locked, the entry and its postings are stored, everybody is told. An entry with a
 * known key was sent before and is not written again; one that takes back what another took back meanwhile is refused.
 */
export const postEntry = async (
  context: Context,
  tx: Transaction,
  { legs, quiet = false, ...entry }: NewEntry,
): Promise<{ entryId: number; belowZero: boolean }> => {
  const accounts = await lockAccounts(tx, entry.guildId, legs);
  const known = await findEntryByKey(tx, entry.guildId, entry.key);
  if (known !== null) return { entryId: known, belowZero: false };
  const createdAt = context.clock();
  const changeCents = changeOf(legs);
  const [row] = await tx
    .insert(treasuryEntries)
    .values({
      ...entry,
      changeCents,
      postings: legs.length,
      happenedAt: entry.happenedAt ?? createdAt,
      createdAt,
    })
    .onConflictDoNothing({ target: treasuryEntries.countersId })
    .returning({ id: treasuryEntries.id });
  if (row === undefined) throw new AppError('treasury_taken_back');
  const moved = legs.map((leg) => {
    const account = accounts.find((one) => isSamePlace(one, leg));
    if (account === undefined) throw new Error(`no account for ${leg.place}`);
    return { leg, account };
  });
  await refusedByCheck(
    'treasury_balance_in_range',
    'treasury_out_of_range',
    tx.insert(treasuryPostings).values(
      moved.map(({ leg, account }) => ({
        guildId: entry.guildId,
        entryId: row.id,
        accountId: account.id,
        amountCents: leg.cents,
      })),
    ),
  );
  if (!quiet)
    await tellOfEntry(context, tx, entry, {
      entryId: row.id,
      cents: entry.kind === 'stocktaking' ? changeCents : sizeOf(legs),
    });
  return {
    entryId: row.id,
    belowZero: moved.some(
      ({ leg, account }) => IS_HELD[leg.place] && leg.cents < 0n && account.balanceCents + leg.cents < 0n,
    ),
  };
};

const sizeOf = (legs: readonly Leg[]): bigint =>
  legs.reduce((sum, { cents }) => (cents > 0n ? sum + cents : sum), 0n);

export const findEntryByKey = async (
  tx: Transaction,
  guildId: string,
  key: string,
): Promise<number | null> => {
  const [row] = await tx
    .select({ id: treasuryEntries.id })
    .from(treasuryEntries)
    .where(and(eq(treasuryEntries.guildId, guildId), eq(treasuryEntries.key, key)));
  return row?.id ?? null;
};

const ACTIVITY_OF = {
  income: 'treasury.income',
  expense: 'treasury.expense',
  transfer: 'treasury.transfer',
  stocktaking: 'treasury.stocktaking',
  accrual: 'treasury.accrual',
  payout: 'treasury.payout',
  counter: 'treasury.counter',
} as const satisfies Record<EntryKind, ActivityType>;

/** Also of a count that found no difference, and so has no entry. */
export const tellOfEntry = async (
  context: Context,
  tx: Transaction,
  entry: Pick<NewEntry, 'guildId' | 'kind' | 'actorId' | 'personId' | 'reason'>,
  { entryId, cents }: { entryId: number | null; cents: bigint },
): Promise<void> => {
  const { guildId, kind, actorId, personId = null, reason } = entry;
  await recordActivity(context, tx, {
    guildId,
    type: ACTIVITY_OF[kind],
    actorId,
    ...(personId === null ? {} : { target: { kind: 'member', id: personId } }),
    data: {
      amount_cents: String(cents),
      reason,
      ...(entryId === null ? {} : { treasury_entry_id: String(entryId) }),
    },
  });
  await showBalances(context, tx, guildId);
};

/** Panels and the message in Discord show the balances anew. */
export const showBalances = async (context: Context, tx: Transaction, guildId: string): Promise<void> => {
  await context.bus.publish(tx, { type: 'treasury.changed', guildId });
  await requestDelivery(tx, { guildId, kind: 'treasury_balance', subject: '' });
};
