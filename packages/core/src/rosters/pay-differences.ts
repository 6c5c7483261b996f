import type { Context } from '../platform/context.ts';
import type { Queryable, Transaction } from '../platform/db/database.ts';
import { sumStandingEntries } from '../reputation/entry.queries.ts';
import { payWhatFits } from '../reputation/pay-what-fits.ts';
import type { NamedRoster } from './roster-activity.ts';
import type { GatheringKindName } from './roster-kind.ts';

interface Differences {
  named: NamedRoster<GatheringKindName>;
  /** How often this roster was settled before. */
  settlement: number;
  actorId: string;
  /** The total amount that each person should have from it. */
  people: readonly { userId: string; amount: number; reason: string }[];
  batchId: string;
}

/**
 * Pays everybody the difference to the amount they should have from an event or a capt: what they still have from
 * earlier settlements is subtracted, and what was undone by hand in the ledger counts as not paid.
 * Returns the entries that were written.
 */
export const payDifferences = async (
  context: Context,
  tx: Transaction,
  { named, settlement, actorId, people, batchId }: Differences,
): ReturnType<typeof payWhatFits> => {
  const { kind, guildId } = named;
  const userIds = people.map(({ userId }) => userId);
  const standing = await findPaid(tx, named, userIds, settlement);
  const due = people.map((one) => ({ ...one, delta: one.amount - (standing.get(one.userId) ?? 0) }));
  return payWhatFits(
    context,
    tx,
    guildId,
    due.map(({ userId, delta, reason }) => ({
      guildId,
      userId,
      delta,
      reason,
      source: kind,
      actorId,
      key: keyOf(named, userId, settlement),
      batchId,
    })),
  );
};

type Payer = Pick<NamedRoster<GatheringKindName>, 'kind' | 'guildId' | 'rosterId'>;

/** The key of what a person gets from one settlement: it is paid once. */
const keyOf = ({ kind, rosterId }: Payer, userId: string, nth: number): string =>
  `${kind}:${rosterId}:${userId}${nth === 0 ? '' : `:${nth}`}`;

/** What each of these people still has from all settlements of a roster. */
export const findPaid = async (
  db: Queryable,
  payer: Payer,
  userIds: readonly string[],
  settlements: number,
): Promise<Map<string, number>> =>
  sumStandingEntries(
    db,
    payer.guildId,
    userIds.flatMap((userId) => Array.from({ length: settlements }, (_, nth) => keyOf(payer, userId, nth))),
  );
