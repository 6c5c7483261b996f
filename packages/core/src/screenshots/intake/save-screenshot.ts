import type { Context } from '../../platform/context.ts';
import type { ScreenshotPolicy } from './screenshot-policy.ts';
import { storePicture } from './store-picture.ts';
import { storeScreenshot } from './store-screenshot.ts';
import type { FilePlace, SubmissionRow } from './submission.queries.ts';

/** Stores the file of a submission, then makes it count. */
export const saveScreenshot = async (
  context: Context,
  submission: SubmissionRow,
  file: FilePlace,
  bytes: Buffer,
  decide?: ScreenshotPolicy['decide'],
): Promise<void> =>
  storeScreenshot(
    context,
    submission,
    file,
    await storePicture(context, bytes, { guildId: submission.guildId, patient: true }),
    decide,
  );
