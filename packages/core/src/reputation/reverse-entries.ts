import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/db/database.ts';
import type { EntryRow } from './entry.queries.ts';
import { payReputation } from './pay-reputation.ts';
import type { PaidEntry } from './pay-reputation.ts';
import { withinRange } from './within-range.ts';

/** Writes the opposite of each entry. The database skips entries that were reversed meanwhile. */
export const reverseEntries = async (
  context: Context,
  tx: Transaction,
  rows: readonly EntryRow[],
  by: { actorId: string; batchId?: string },
): Promise<PaidEntry[]> =>
  withinRange(
    payReputation(
      context,
      tx,
      rows.map(({ entry }) => ({
        guildId: entry.guildId,
        userId: entry.userId,
        delta: -entry.delta,
        reason: entry.reason,
        source: 'undo',
        reverses: entry.id,
        key: `undo:${entry.id}`,
        ...by,
      })),
    ),
  );
