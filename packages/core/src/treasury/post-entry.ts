import type { ActivityType } from '@famiglia/contract/activity/activity-types';
import type { EntryKind } from '@famiglia/contract/treasury/treasury';
import { and, eq } from 'drizzle-orm';
import { recordActivity } from '../activity/record-activity.ts';
import { requestDelivery } from '../deliveries/request-delivery.ts';
import { AppError } from '../platform/app-error.ts';
import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/db/database.ts';
import { treasuryEntries } from '../platform/db/schema/treasury.ts';
import { isSamePlace, lockAccounts } from './account.queries.ts';
import { IS_HELD, changeOf, writeEntries } from './write-entries.ts';
import type { Leg, NewEntry } from './write-entries.ts';

interface PostedEntry extends NewEntry {
  /** Told by whoever enters many at once. */
  quiet?: boolean;
}

/**
 * One entry: its accounts are locked, it is written down, and everybody is told. An entry with a known key was sent before and is not
 * written again; one that takes back what another took back meanwhile is refused.
 */
export const postEntry = async (
  context: Context,
  tx: Transaction,
  { quiet = false, ...entry }: PostedEntry,
): Promise<{ entryId: number; belowZero: boolean }> => {
  const { guildId, key, kind, legs } = entry;
  const accounts = await lockAccounts(tx, guildId, legs);
  const known = await findEntryByKey(tx, guildId, key);
  if (known !== null) return { entryId: known, belowZero: false };
  const entryId = (await writeEntries(context, tx, accounts, [entry])).get(key);
  if (entryId === undefined) throw new AppError('treasury_taken_back');
  if (!quiet)
    await tellOfEntry(context, tx, entry, {
      entryId,
      cents: kind === 'stocktaking' ? changeOf(legs) : sizeOf(legs),
    });
  return {
    entryId,
    belowZero: legs.some((leg) => {
      const before = accounts.find((one) => isSamePlace(one, leg))?.balanceCents ?? 0n;
      return IS_HELD[leg.place] && leg.cents < 0n && before + leg.cents < 0n;
    }),
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
