import { and, eq, inArray, lt, ne } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import { postponeIfOver } from '../../platform/jobs/job-postponed.ts';
import { screenshots } from '../../platform/db/schema/screenshots.ts';
import { deleteScreenshotFiles } from './delete-screenshot-files.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const ROWS_AT_ONCE = 200;

/**
 * Deletes the files of screenshots that were rejected long ago. The row with its verdict stays, and so do the hashes:
 * the same screenshot cannot be sent again unnoticed.
 */
export const deleteRejectedScreenshots = async (context: Context, signal?: AbortSignal): Promise<void> => {
  const before = new Date(context.clock().getTime() - context.config.screenshotLimits.rejectedDays * DAY_MS);
  let dropped = ROWS_AT_ONCE;
  while (dropped === ROWS_AT_ONCE) {
    postponeIfOver(signal);
    const keys = await clearSome(context, before);
    await deleteScreenshotFiles(context, keys.flat());
    dropped = keys.length;
  }
};

const clearSome = async (context: Context, before: Date): Promise<string[][]> =>
  context.db.transaction(async (tx) => {
    const rows = await tx
      .select({ id: screenshots.id, file: screenshots.fileKey, thumbnail: screenshots.thumbnailKey })
      .from(screenshots)
      .where(
        and(
          eq(screenshots.status, 'rejected'),
          ne(screenshots.fileKey, ''),
          lt(screenshots.moderatedAt, before),
        ),
      )
      .orderBy(screenshots.moderatedAt)
      .limit(ROWS_AT_ONCE)
      .for('no key update', { skipLocked: true });
    if (rows.length === 0) return [];
    await tx
      .update(screenshots)
      .set({ fileKey: '', thumbnailKey: '' })
      .where(
        inArray(
          screenshots.id,
          rows.map(({ id }) => id),
        ),
      );
    return rows.map(({ file, thumbnail }) => [file, thumbnail]);
  });
