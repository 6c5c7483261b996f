import type { Screenshot, ScreenshotKind } from '@famiglia/contract/screenshots';
import { recordActivity } from '../activity/record-activity.ts';
import { AppError } from '../app-error.ts';
import type { Context } from '../context.ts';
import type { Transaction } from '../db/database.ts';
import { payReputation } from '../reputation/pay-reputation.ts';
import { policyOf } from './policies.ts';
import { presentScreenshot } from './present-screenshot.ts';
import { decideScreenshots, findScreenshotsById, lockScreenshots } from './screenshot.queries.ts';

interface Moderation {
  guildId: string;
  kind: ScreenshotKind;
  actorId: string;
  screenshotIds: readonly string[];
  action: 'approve' | 'reject';
  comment: string | undefined;
}

/** A verdict on a batch, whole or not at all. What somebody else decided comes back named, not overwritten. */
export const moderateScreenshots = async (
  context: Context,
  moderation: Moderation,
): Promise<Screenshot[]> => {
  const { guildId, actorId, action } = moderation;
  const ids = [...new Set(moderation.screenshotIds)];
  await context.db.transaction(async (tx) => {
    const waiting = await lockPending(context, tx, { ...moderation, screenshotIds: ids });
    const comment = moderation.comment || null;
    const status = action === 'approve' ? 'approved' : 'rejected';
    await decideScreenshots(tx, guildId, ids, {
      status,
      moderatedBy: actorId,
      moderatedAt: context.clock(),
      comment,
    });
    if (status === 'approved') await payFor(context, tx, moderation, waiting);
    await recordActivity(context, tx, {
      guildId,
      type: `screenshots.${status}`,
      actorId,
      data: { kind: moderation.kind, count: ids.length, screenshot_ids: ids, comment },
    });
    await context.bus.publish(tx, { type: 'screenshots.changed', guildId, screenshotIds: ids });
    for (const sourceId of new Set(waiting.map((screenshot) => screenshot.sourceId))) {
      await context.jobs.send(tx, 'answer-submission', { guildId, sourceId });
    }
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
  const rows = await findScreenshotsById(
    tx,
    guildId,
    decided.map((screenshot) => screenshot.id),
  );
  const items = rows.map((row) => presentScreenshot(context, row));
  throw new AppError('screenshots_decided', { current: { items } });
};

const payFor = async (context: Context, tx: Transaction, moderation: Moderation, screenshots: Locked) => {
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
      key: `screenshot:${id}`,
    })),
  );
};
