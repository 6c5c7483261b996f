import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { findEntriesById } from '../../reputation/entry.queries.ts';
import { payReputation } from '../../reputation/pay-reputation.ts';
import { reverseEntries } from '../../reputation/reverse-entries.ts';
import { withinRange } from '../../reputation/within-range.ts';
import { findEntryIds } from './verdict.queries.ts';
import type { LockedScreenshot } from './verdict.queries.ts';

export interface StatusChange {
  screenshot: LockedScreenshot;
  to: LockedScreenshot['status'];
  worth: number;
  /** The payment's key, if it is paid: this verdict, or the undo of that one. Never paid twice. */
  key: string;
}

/** Pays for newly approved screenshots, and reverses the payments of those that are no longer approved. */
export const settlePayments = async (
  context: Context,
  tx: Transaction,
  { guildId, actorId }: { guildId: string; actorId: string },
  changes: readonly StatusChange[],
): Promise<void> => {
  const lost = changes.filter(({ screenshot, to }) => screenshot.status === 'approved' && to !== 'approved');
  if (lost.length > 0) {
    const ids = await findEntryIds(
      tx,
      guildId,
      lost.map(({ screenshot }) => screenshot.id),
    );
    const paid = await findEntriesById(tx, guildId, ids);
    const standing = paid.filter((row) => row.undoneBy === null);
    await reverseEntries(context, tx, standing, { actorId });
  }
  const won = changes.filter(({ screenshot, to }) => screenshot.status !== 'approved' && to === 'approved');
  await withinRange(
    payReputation(
      context,
      tx,
      won.map(({ screenshot, worth, key }) => ({
        guildId,
        userId: screenshot.userId,
        delta: worth,
        reason: '',
        source: 'gungame',
        actorId,
        key,
      })),
    ),
  );
};
