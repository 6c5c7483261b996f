import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { downloadScreenshot } from './download-screenshot.ts';
import { saveScreenshot } from './save-screenshot.ts';
import { policyOf } from './screenshot-policies.ts';
import { requireFreeDisk, requireScreenshotQuota } from './screenshot-quota.ts';
import type { FilePlace, SubmissionRow } from './submission.queries.ts';

/** From Discord's CDN into our storage and the ledger. */
export const ingestScreenshot = async (
  context: Context,
  submission: SubmissionRow,
  file: FilePlace & { url: string },
): Promise<void> => {
  const verdict = await policyOf(submission.kind).decide(context.db, submission);
  if ('refusal' in verdict) throw new AppError(verdict.refusal);
  await requireScreenshotQuota(context, context.db, submission);
  await requireFreeDisk(context);
  const bytes = await downloadScreenshot(context.config.cdnUrl, file.url);
  await saveScreenshot(context, submission, file, bytes);
};
