import { MAX_REPUTATION } from '@famiglia/contract/reputation';
import { recordActivity } from '../../guilds/activity/record-activity.ts';
import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { sumStandingEntries } from '../../reputation/entry.queries.ts';
import type { PaidEntry } from '../../reputation/pay-reputation.ts';
import { payReputation } from '../../reputation/pay-reputation.ts';
import { lockBalances } from '../../reputation/lock-balances.ts';
import type { NamedRoster } from './roster-activity.ts';

interface Differences {
  named: NamedRoster;
  /** How often this roster was settled before. */
  settlement: number;
  actorId: string;
  /** The total amount that each person should have from it. */
  people: readonly { userId: string; amount: number; reason: string }[];
  batchId: string;
}

/**
 * Pays everybody the difference to the amount they should have from an event or a capt: what they still have from
 * earlier settlements is subtracted, and what was undone by hand in the ledger counts as not paid. Somebody at the limit
 * of reputation gets what fits, so that one person does not keep all others from being paid; an activity row says so.
 * Returns the entries that were written.
 */
export const payDifferences = async (
  context: Context,
  tx: Transaction,
  { named, settlement, actorId, people, batchId }: Differences,
): Promise<PaidEntry[]> => {
  const { kind, guildId, rosterId } = named;
  const keyOf = (userId: string, nth: number): string =>
    `${kind}:${rosterId}:${userId}${nth === 0 ? '' : `:${nth}`}`;
  const earlier = people.flatMap(({ userId }) =>
    Array.from({ length: settlement }, (_, nth) => keyOf(userId, nth)),
  );
  const standing = await sumStandingEntries(tx, guildId, earlier);
  const due = people.map((one) => ({ ...one, delta: one.amount - (standing.get(one.userId) ?? 0) }));
  const balances = await lockBalances(
    tx,
    guildId,
    due.flatMap(({ userId, delta }) => (delta === 0 ? [] : [userId])),
  );
  const fitting = due.map((one) => ({
    ...one,
    fits: fittingDelta(one.delta, balances.get(one.userId) ?? 0),
  }));
  const paid = await payReputation(
    context,
    tx,
    fitting.map(({ userId, fits, reason }) => ({
      guildId,
      userId,
      delta: fits,
      reason,
      source: kind,
      actorId,
      key: keyOf(userId, settlement),
      batchId,
    })),
  );
  for (const { userId, delta, fits } of fitting) {
    if (fits === delta) continue;
    await recordActivity(context, tx, {
      guildId,
      type: 'reputation.limited',
      actorId,
      target: { kind: 'member', id: userId },
      data: { wanted: delta, delta: fits },
    });
  }
  return paid;
};

const fittingDelta = (delta: number, balance: number): number =>
  Math.min(MAX_REPUTATION, Math.max(-MAX_REPUTATION, balance + delta)) - balance;
