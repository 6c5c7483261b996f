import type { Screenshot, ScreenshotKind } from '@famiglia/contract/screenshots';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { payReputation } from '../../reputation/pay-reputation.ts';
import { announceDecision } from './announce-decision.ts';
import { earningKey } from './earning-key.ts';
import { policyOf } from './screenshot-policies.ts';
import { presentScreenshot } from './present-screenshot.ts';
import { decideScreenshots, findScreenshotsById, lockScreenshots } from './screenshot.queries.ts';
import { screenshotsDecided } from './screenshots-decided.ts';

interface Moderation {
  guildId: string;
  kind: ScreenshotKind;
  actorId: string;
  screenshotIds: readonly string[];
  action: 'approve' | 'reject';
  comment: string | undefined;
}

/** A verdict on a batch, all or nothing. Verdicts of other moderators are reported, not overwritten. */
export const moderateScreenshots = async (
  context: Context,
  moderation: Moderation,
): Promise<Screenshot[]> => {
  const { guildId, kind, actorId, action } = moderation;
  const ids = [...new Set(moderation.screenshotIds)];
  await context.db.transaction(async (tx) => {
    const waiting = await lockPending(context, tx, { ...moderation, screenshotIds: ids });
    const comment = moderation.comment || null;
    const status = action === 'approve' ? 'approved' : 'rejected';
    const moderatedAt = context.clock();
    await decideScreenshots(tx, guildId, ids, { status, moderatedBy: actorId, moderatedAt, comment });
    if (status === 'approved') await payFor(context, tx, moderation, waiting, moderatedAt);
    await announceDecision(context, tx, {
      guildId,
      kind,
      actorId,
      type: `screenshots.${status}`,
      comment,
      screenshots: waiting,
    });
  });
  const decided = await findScreenshotsById(context.db, guildId, ids);
  return decided.map((row) => presentScreenshot(context, row));
};

type Locked = Awaited<ReturnType<typeof lockScreenshots>>;

const lockPending = async (context: Context, tx: Transaction, moderation: Moderation): Promise<Locked> => {
  const { guildId, kind, screenshotIds } = moderation;
  const locked = await lockScreenshots(tx, guildId, kind, screenshotIds);
  if (locked.length < screenshotIds.length) throw new AppError('not_found');
  const decided = locked.filter((screenshot) => screenshot.status !== 'pending');
  if (decided.length === 0) return locked;
  throw await screenshotsDecided(
    context,
    tx,
    guildId,
    decided.map((screenshot) => screenshot.id),
  );
};

const payFor = async (
  context: Context,
  tx: Transaction,
  moderation: Moderation,
  screenshots: Locked,
  decidedAt: Date,
) => {
  const { guildId, kind, actorId } = moderation;
  const { source } = policyOf(kind);
  await payReputation(
    context,
    tx,
    screenshots.map(({ id, userId, reward }) => ({
      guildId,
      userId,
      delta: reward,
      reason: '',
      source,
      actorId,
      key: earningKey(id, decidedAt),
    })),
  );
};
