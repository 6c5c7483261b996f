import type { Screenshot, ScreenshotKind } from '@famiglia/contract/screenshots/screenshots';
import { requireOthers } from '../../settings/require-others.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { presentScreenshot } from '../intake/present-screenshot.ts';
import { findScreenshotsById, lockScreenshots } from '../intake/screenshot.queries.ts';
import type { LockedScreenshot } from '../intake/screenshot.queries.ts';
import { announceVerdicts } from './announce-verdicts.ts';
import { verdictKey } from '../intake/payment-keys.ts';
import { screenshotsDecided } from './screenshots-decided.ts';
import { settlePayments } from './settle-payments.ts';
import { findStandingVerdicts, insertVerdicts, setStates } from './verdict.queries.ts';

/** What else a verdict means for a kind: it is written with the verdict, and recorded in its own words. */
export interface VerdictTerms {
  lock: (tx: Transaction) => Promise<void>;
  settle: (
    tx: Transaction,
    due: readonly LockedScreenshot[],
    statusOf: (screenshot: LockedScreenshot) => LockedScreenshot['status'],
  ) => Promise<void>;
}

interface Judgement {
  guildId: string;
  kind: ScreenshotKind;
  actorId: string;
  screenshotIds: readonly string[];
  action: 'approve' | 'reject';
  comment: string | undefined;
  /** Replaces verdicts of other moderators, which the caller has seen. */
  overrule: boolean;
  terms?: VerdictTerms;
}

/**
 * A verdict on a batch of one kind, all or nothing. A different verdict of another moderator is reported and not
 * overwritten, unless the caller confirms it; the same verdict again changes nothing. A
 * screenshot that the guild's rule paid at once has no verdict yet: a moderator may confirm it or take the payment back.
 */
export const judgeScreenshots = async (
  context: Context,
  { guildId, kind, actorId, action, comment, overrule, screenshotIds, terms }: Judgement,
): Promise<{ items: Screenshot[] }> => {
  const ids = [...new Set(screenshotIds)];
  const status = action === 'approve' ? 'approved' : 'rejected';
  await context.db.transaction(async (tx) => {
    await terms?.lock(tx);
    const locked = await lockScreenshots(tx, guildId, kind, ids);
    if (locked.length < ids.length) throw new AppError('not_found');
    const due = locked.filter((one) => one.status !== status || one.moderatedAt === null);
    await requireOthers(
      tx,
      guildId,
      actorId,
      due.map((one) => one.userId),
    );
    const rivals = due.filter((one) => one.moderatedAt !== null && one.moderatedBy !== actorId);
    if (rivals.length > 0 && !overrule) {
      const rivalIds = rivals.map((one) => one.id);
      throw await screenshotsDecided(context, tx, guildId, rivalIds);
    }
    if (due.length === 0) return;
    await decide(context, tx, due, { guildId, kind, actorId, status, comment: comment || null, terms });
  });
  const rows = await findScreenshotsById(context.db, guildId, ids);
  return { items: rows.map((row) => presentScreenshot(context, row)) };
};

interface Decision {
  guildId: string;
  kind: ScreenshotKind;
  actorId: string;
  status: 'approved' | 'rejected';
  comment: string | null;
  terms: VerdictTerms | undefined;
}

const decide = async (
  context: Context,
  tx: Transaction,
  due: readonly LockedScreenshot[],
  { guildId, kind, actorId, status, comment, terms }: Decision,
): Promise<void> => {
  const moderatedAt = context.clock();
  const earlier = await findStandingVerdicts(
    tx,
    guildId,
    due.map((one) => one.id),
  );
  // A rejected screenshot shows a reward of zero; its verdict stores what it would earn.
  const worthOf = ({ id, status: stood, reward }: LockedScreenshot): number =>
    stood === 'rejected' ? (earlier.get(id)?.[0]?.worth ?? reward) : reward;
  const verdictIds = await insertVerdicts(
    tx,
    due.map((one) => ({
      guildId,
      screenshotId: one.id,
      status,
      moderatedBy: actorId,
      moderatedAt,
      worth: worthOf(one),
      formerStatus: one.status,
      formerBy: one.moderatedBy,
      formerAt: one.moderatedAt,
      formerComment: one.comment,
    })),
  );
  await setStates(
    tx,
    guildId,
    due.map((one) => ({
      id: one.id,
      state: {
        status,
        moderatedBy: actorId,
        moderatedAt,
        comment,
        reward: status === 'approved' ? worthOf(one) : 0,
      },
    })),
  );
  await settlePayments(
    context,
    tx,
    { guildId, kind, actorId },
    due.map((one) => ({
      screenshot: one,
      to: status,
      worth: worthOf(one),
      key: verdictKey(one.id, 'verdict', verdictIds.get(one.id) ?? 0),
    })),
  );
  await terms?.settle(tx, due, () => status);
  await announceVerdicts(context, tx, {
    guildId,
    kind,
    actorId,
    type: terms === undefined ? `screenshots.${status}` : null,
    screenshots: due,
    comment,
  });
};
