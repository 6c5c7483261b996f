import type { ScreenshotKind } from '@famiglia/contract/screenshots/screenshots';
import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { findStandingEntries } from '../../reputation/entry.queries.ts';
import { payWhatFits } from '../../reputation/pay-what-fits.ts';
import { reverseEntries } from '../../reputation/reverse-entries.ts';
import { SCREENSHOT_POLICIES } from '../intake/screenshot-policies.ts';
import type { LockedScreenshot } from '../intake/screenshot.queries.ts';
import { keysOfPayments } from '../intake/payment-keys.ts';
import { findAllVerdicts } from './verdict.queries.ts';

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
  { guildId, kind, actorId }: { guildId: string; kind: ScreenshotKind; actorId: string },
  changes: readonly StatusChange[],
): Promise<void> => {
  const { source } = SCREENSHOT_POLICIES[kind];
  if (source === null) return;
  const lost = changes.filter(({ screenshot, to }) => screenshot.status === 'approved' && to !== 'approved');
  if (lost.length > 0) {
    const ids = lost.map(({ screenshot }) => screenshot.id);
    const verdicts = await findAllVerdicts(tx, guildId, ids);
    const keys = ids.flatMap((id) => keysOfPayments(id, verdicts.get(id) ?? []));
    await reverseEntries(context, tx, await findStandingEntries(tx, guildId, keys), { actorId });
  }
  const won = changes.filter(({ screenshot, to }) => screenshot.status !== 'approved' && to === 'approved');
  await payWhatFits(
    context,
    tx,
    guildId,
    won.map(({ screenshot, worth, key }) => ({
      guildId,
      userId: screenshot.userId,
      delta: worth,
      reason: '',
      source,
      actorId,
      key,
    })),
  );
};
