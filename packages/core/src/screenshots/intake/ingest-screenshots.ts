import { requestDelivery } from '../../deliveries/request-delivery.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { defineJob } from '../../platform/define-job.ts';
import { postponeIfOver } from '../../platform/jobs/job-postponed.ts';
import { downloadScreenshot } from './download-screenshot.ts';
import { createScreenshot } from './create-screenshot.ts';
import { storeImageFiles } from './store-image-files.ts';
import { SCREENSHOT_POLICIES } from './screenshot-policies.ts';
import { requireFreeDisk, requireScreenshotQuota } from './screenshot-quota.ts';
import { findFiles, findSubmission, markFailed, markRefused } from './submission.queries.ts';
import type { FilePlace, Source, SubmissionRow } from './submission.queries.ts';

/**
 * Copies all files of a submission. Errors that the member can fix are refused and reported; temporary ones are thrown,
 * so that the job is retried, and the member is told once.
 */
export const ingestScreenshots = async (
  context: Context,
  source: Source,
  signal?: AbortSignal,
): Promise<void> => {
  const submission = await findSubmission(context.db, source);
  if (submission === null) return;
  const files = (await findFiles(context.db, source)).map(({ file }) => file);
  const troubles: unknown[] = [];
  let news = files.every((file) => file.state !== 'waiting') && submission.answeredAt === null;
  for (const file of files.filter(({ state }) => state === 'waiting')) {
    if (signal?.aborted === true) break;
    const trouble = await settle(context, submission, file);
    if (trouble !== null) troubles.push(trouble.cause);
    news ||= trouble === null || trouble.first;
  }
  const { guildId, sourceId } = source;
  if (news) await requestDelivery(context.db, { guildId, kind: 'submission_reply', subject: sourceId });
  if (troubles.length > 0) throw troubles[0];
  postponeIfOver(signal);
};

export const ingestScreenshotsJob = defineJob({
  name: 'take-pictures',
  title: { en: 'Copying pictures from Discord', ru: 'Копирование картинок из Discord' },
  // Discord or the disk fails here, and both may take long to recover.
  retries: 12,
  atOnce: 4,
  merged: true,
  run: async (context, signal, source: Source) => ingestScreenshots(context, source, signal),
});

interface Trouble {
  cause: unknown;
  first: boolean;
}

const settle = async (
  context: Context,
  submission: SubmissionRow,
  file: FilePlace & { url: string },
): Promise<Trouble | null> => {
  try {
    await ingestScreenshot(context, submission, file);
    return null;
  } catch (cause) {
    if (cause instanceof AppError) {
      await markRefused(context.db, file, cause.code);
      return null;
    }
    return { cause, first: await markFailed(context.db, file, context.clock()) };
  }
};

/** From Discord's CDN into our storage and the ledger. */
const ingestScreenshot = async (
  context: Context,
  submission: SubmissionRow,
  file: FilePlace & { url: string },
): Promise<void> => {
  const verdict = await SCREENSHOT_POLICIES[submission.kind].decide(context.db, submission, null);
  if ('refusal' in verdict) throw new AppError(verdict.refusal);
  await requireScreenshotQuota(context, context.db, submission);
  await requireFreeDisk(context);
  const bytes = await downloadScreenshot(context.config.cdnUrl, file.url);
  const image = await storeImageFiles(context, bytes, { guildId: submission.guildId, patient: true });
  await createScreenshot(context, submission, file, image);
};
