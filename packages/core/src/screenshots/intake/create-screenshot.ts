import { recordActivity } from '../../activity/record-activity.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { lockNamed } from '../../platform/db/lock-named.ts';
import { payWhatFits } from '../../reputation/pay-what-fits.ts';
import { findCopied, findLookAlike } from './find-look-alike.ts';
import { ruleKey } from './payment-keys.ts';
import { SCREENSHOT_POLICIES } from './screenshot-policies.ts';
import { requestCard } from './review-card.queries.ts';
import { requireScreenshotQuota } from './screenshot-quota.ts';
import { insertScreenshot } from './screenshot.queries.ts';
import type { StoredImage } from './store-image-files.ts';
import { lockWaitingFile } from './submission.queries.ts';
import type { FilePlace, SubmissionRow } from './submission.queries.ts';

/**
 * Creates the screenshot of a submitted file whose image is stored, exactly once: decides, pays and records it. The screenshots of a guild are serialised: of two look-alikes the later one
 * always sees the earlier, and nobody exceeds the daily limit.
 */
export const createScreenshot = async (
  context: Context,
  submission: SubmissionRow,
  file: FilePlace,
  image: StoredImage,
  decide = SCREENSHOT_POLICIES[submission.kind].decide,
): Promise<void> => {
  const { guildId, userId, kind, sourceId, submittedAt } = submission;
  const policy = SCREENSHOT_POLICIES[kind];
  await context.db.transaction(async (tx) => {
    await lockNamed(tx, 'screenshot_intake', guildId);
    if (!(await lockWaitingFile(tx, file))) return;
    const { hashes, ...stored } = image;
    const copied = await findCopied(tx, { guildId, userId, submittedAt, sha256: stored.sha256 });
    const looksLike = copied ?? (await findLookAlike(tx, guildId, hashes));
    const repeated = looksLike === null ? null : 'look_alike';
    const likeness = copied === null ? repeated : 'copy';
    const verdict = await decide(tx, submission, likeness);
    if ('refusal' in verdict) throw new AppError(verdict.refusal);
    await requireScreenshotQuota(context, tx, submission, image.bytes);
    const { status, reward, held = false } = verdict;
    const row = {
      guildId,
      userId,
      kind,
      sourceId,
      place: file.place,
      submittedAt,
      status,
      reward,
      ...stored,
    };
    const id = await insertScreenshot(tx, row, hashes, looksLike);
    if (status === 'approved' && policy.source !== null) {
      const payment = {
        guildId,
        userId,
        delta: reward,
        reason: '',
        actorId: null,
        key: ruleKey(id),
      };
      await payWhatFits(context, tx, guildId, [{ ...payment, source: policy.source }]);
    }
    await recordActivity(context, tx, {
      guildId,
      type: held ? 'screenshot.held' : 'screenshot.submitted',
      actorId: userId,
      target: { kind: 'member', id: userId },
      data: {
        screenshot_id: id,
        kind,
        status,
        reward,
        looks_like: looksLike?.id ?? null,
        ...(held ? { why: likeness } : {}),
      },
    });
    if (status === 'pending' || looksLike !== null) {
      await requestCard(tx, guildId, kind, id);
    }
    await context.bus.publish(tx, { type: 'screenshots.changed', guildId, screenshotIds: [id] });
  });
};
