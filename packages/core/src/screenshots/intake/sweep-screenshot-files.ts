import type { Context } from '../../platform/context.ts';
import { defineJob } from '../../platform/define-job.ts';
import { postponeIfOver } from '../../platform/jobs/job-postponed.ts';
import type { Database } from '../../platform/db/database.ts';
import type { StoredFile } from '../../platform/storage/storage.ts';
import { deleteRejectedScreenshots } from './delete-rejected-screenshots.ts';
import { findForgotten, findKeysInUse } from './submission.queries.ts';
import { ingestScreenshotsJob } from './ingest-screenshots.ts';

/** Longer than any download takes. */
const ORPHAN_AFTER_MS = 60 * 60 * 1000;
const FORGOTTEN_AFTER_MS = 15 * 60 * 1000;
const QUARANTINE_MS = 30 * 24 * 60 * 60 * 1000;
const KEYS_AT_ONCE = 500;
/**
 * A crash leaves a few files. More than both of these limits is not a crash: database and files do not belong together.
 */
const MAX_ORPHANS = 50;
const MAX_ORPHAN_SHARE = 0.2;

/**
 * Deletes files that were rejected long ago, quarantines files that no screenshot uses (left by a crash between copying
 * and counting), and resumes submissions that have waited too long, while Discord still has the file.
 */
export const sweepScreenshotFiles = async (context: Context, signal?: AbortSignal): Promise<void> => {
  const now = context.clock().getTime();
  await deleteRejectedScreenshots(context, signal);
  await setOrphansAside(context, new Date(now - ORPHAN_AFTER_MS), signal);
  await emptyQuarantine(context, new Date(now - QUARANTINE_MS), signal);
  for (const { guildId, sourceId } of await findForgotten(context.db, new Date(now - FORGOTTEN_AFTER_MS))) {
    postponeIfOver(signal);
    await context.jobs.send(context.db, ingestScreenshotsJob, { guildId, sourceId });
  }
};

export const sweepScreenshotFilesJob = defineJob({
  name: 'sweep-pictures',
  title: { en: 'Removing unused pictures', ru: 'Удаление ненужных картинок' },
  schedule: '23 * * * *',
  run: sweepScreenshotFiles,
});

const setOrphansAside = async (
  { db, files, log }: Context,
  storedBefore: Date,
  signal: AbortSignal | undefined,
): Promise<void> => {
  const { orphans, total } = await findOrphans(db, files.list(), storedBefore, signal);
  if (orphans.length === 0) return;
  if (orphans.length > MAX_ORPHANS && orphans.length > total * MAX_ORPHAN_SHARE) {
    log.error(
      { orphans: orphans.length, files: total },
      'the database knows too few of the pictures in DATA_DIR/files: all of them stay. Do DATABASE_URL and DATA_DIR belong together, or was an older backup restored?',
    );
    return;
  }
  for (const key of orphans) {
    postponeIfOver(signal);
    await files.quarantine(key);
  }
  log.info({ files: orphans.length }, 'put files aside that nobody needs, for 30 days');
};

/** A screenshot may have started to use a quarantined file: reading it restores it. */
const emptyQuarantine = async (
  { db, files, log }: Context,
  since: Date,
  signal: AbortSignal | undefined,
): Promise<void> => {
  const { orphans, needed } = await findOrphans(db, files.listQuarantine(), since, signal);
  for (const key of needed) await files.get(key);
  for (const key of [...needed, ...orphans]) {
    postponeIfOver(signal);
    await files.discard(key);
  }
  if (orphans.length > 0) log.info({ files: orphans.length }, 'removed files that nobody needed for 30 days');
};

/** The files stored before the given time that no screenshot uses. */
const findOrphans = async (
  db: Database,
  listed: AsyncIterable<StoredFile>,
  storedBefore: Date,
  signal: AbortSignal | undefined,
) => {
  const found = { orphans: [] as string[], needed: [] as string[], total: 0 };
  let keys: string[] = [];
  const sort = async (): Promise<void> => {
    postponeIfOver(signal);
    const inUse = await findKeysInUse(db, keys);
    for (const key of keys) found[inUse.has(key) ? 'needed' : 'orphans'].push(key);
    keys = [];
  };
  for await (const { key, storedAt } of listed) {
    found.total += 1;
    if (storedAt > storedBefore) continue;
    keys.push(key);
    if (keys.length >= KEYS_AT_ONCE) await sort();
  }
  if (keys.length > 0) await sort();
  return found;
};
