import type { ErrorCode } from '@famiglia/contract/kit/error-codes';
import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { MAX_SCREENSHOT_BYTES, MAX_SCREENSHOTS_PER_MESSAGE } from './screenshot-limits.ts';
import { insertSubmission } from './submission.queries.ts';
import type { NewSubmissionRow } from './submission.queries.ts';
import { ingestScreenshotsJob } from './ingest-screenshots.ts';

export interface OfferedFile {
  url: string;
  /** As Discord reports it. */
  bytes: number;
  /** The refusal, if the way it was posted already decides it. */
  refusal?: 'picture_forwarded' | 'picture_in_thread';
}

export interface NewSubmission extends NewSubmissionRow {
  files: readonly OfferedFile[];
}

/**
 * Stores what a member sent before anything else happens: from then on it cannot be lost, and the same message or
 * command again changes nothing.
 */
export const acceptSubmission = async (context: Context, submission: NewSubmission): Promise<void> => {
  if (submission.files.length === 0) return;
  await context.db.transaction(async (tx) => storeSubmission(context, tx, submission));
};

/** The same within a transaction that stores more; false where it is stored already. */
export const storeSubmission = async (
  context: Pick<Context, 'jobs'>,
  tx: Transaction,
  { files, ...row }: NewSubmission,
): Promise<boolean> => {
  const source = { guildId: row.guildId, sourceId: row.sourceId };
  const listed = files.map((file, place) => ({ place, url: file.url, refusal: refusalOf(file, place) }));
  if (!(await insertSubmission(tx, row, listed))) return false;
  await context.jobs.send(tx, ingestScreenshotsJob, source);
  return true;
};

/** Checks that do not need the file. */
const refusalOf = ({ bytes, refusal }: OfferedFile, place: number): ErrorCode | null => {
  if (refusal !== undefined) return refusal;
  if (place >= MAX_SCREENSHOTS_PER_MESSAGE) return 'pictures_too_many';
  return bytes > MAX_SCREENSHOT_BYTES ? 'picture_too_large' : null;
};
