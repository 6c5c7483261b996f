import { gungameRoutes } from '@famiglia/contract/gungame';
import { requireGuildAccess } from '../../guilds/access/require-guild-access.ts';
import { requireSignedIn } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { presentScreenshot } from '../intake/present-screenshot.ts';
import { findScreenshotsById, lockScreenshots } from '../intake/screenshot.queries.ts';
import { screenshotsDecided } from '../intake/screenshots-decided.ts';
import type { UseCase } from '../../platform/use-case.ts';
import { announceVerdicts } from './announce-verdicts.ts';
import { paymentKey } from './payment-key.ts';
import { settlePayments } from './settle-payments.ts';
import { findStandingVerdicts, insertVerdicts, setStates } from './verdict.queries.ts';
import type { LockedScreenshot } from './verdict.queries.ts';

/**
 * A verdict on a batch, all or nothing. A different verdict of another moderator is reported and not overwritten,
 * unless the caller confirms it; the same verdict again changes nothing.
 */
export const moderateGungame: UseCase<typeof gungameRoutes.moderate> = async (context, actor, input) => {
  const { guildId, overrule } = input;
  await requireGuildAccess(context, actor, guildId, gungameRoutes.moderate.access);
  const { userId: actorId } = requireSignedIn(actor);
  const ids = [...new Set(input.screenshot_ids)];
  const status = input.action === 'approve' ? 'approved' : 'rejected';
  await context.db.transaction(async (tx) => {
    const locked = await lockScreenshots(tx, guildId, 'gungame', ids);
    if (locked.length < ids.length) throw new AppError('not_found');
    const due = locked.filter((one) => one.status !== status);
    const rivals = due.filter((one) => one.status !== 'pending' && one.moderatedBy !== actorId);
    if (rivals.length > 0 && !overrule) {
      const rivalIds = rivals.map((one) => one.id);
      throw await screenshotsDecided(context, tx, guildId, rivalIds);
    }
    if (due.length === 0) return;
    await decide(context, tx, due, { guildId, actorId, status, comment: input.comment || null });
  });
  const rows = await findScreenshotsById(context.db, guildId, ids);
  return { items: rows.map((row) => presentScreenshot(context, row)) };
};

interface Decision {
  guildId: string;
  actorId: string;
  status: 'approved' | 'rejected';
  comment: string | null;
}

const decide = async (
  context: Context,
  tx: Transaction,
  due: readonly LockedScreenshot[],
  { guildId, actorId, status, comment }: Decision,
): Promise<void> => {
  const screenshotIds = due.map((one) => one.id);
  const moderatedAt = context.clock();
  const earlier = await findStandingVerdicts(tx, guildId, screenshotIds);
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
    { guildId, actorId },
    due.map((one) => ({
      screenshot: one,
      to: status,
      worth: worthOf(one),
      key: paymentKey(one.id, 'verdict', verdictIds.get(one.id) ?? 0),
    })),
  );
  await announceVerdicts(context, tx, {
    guildId,
    actorId,
    type: `screenshots.${status}`,
    screenshotIds,
    comment,
  });
};
