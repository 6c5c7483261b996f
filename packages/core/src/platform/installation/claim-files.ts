import type { Database } from '../db/database.ts';
import { installation } from '../db/schema/installation.ts';
import { StartRefused } from '../start-refused.ts';
import type { Storage } from '../storage/storage.ts';

/**
 * Binds the files to this database, and refuses those of another database. Files without a mark are accepted: they are
 * new, or older than the marks. Processes that start together bind them one after another: some storages show a mark
 * that another process is still writing.
 */
export const claimFiles = async (
  db: Database,
  files: Pick<Storage, 'place' | 'readOwner' | 'writeOwner'>,
  databaseId: string,
): Promise<void> => {
  if ((await files.readOwner()) === databaseId) return;
  await db.transaction(async (tx) => {
    await tx.select().from(installation).for('update');
    await claimUnmarked(files, databaseId);
  });
};

const claimUnmarked = async (
  files: Pick<Storage, 'place' | 'readOwner' | 'writeOwner'>,
  databaseId: string,
): Promise<void> => {
  const owner = await files.readOwner();
  if (owner === databaseId) return;
  if (owner !== null) {
    throw new StartRefused(
      `${files.place} holds the pictures of another database, which this one would throw away. Correct DATABASE_URL, DATA_DIR or STORAGE_URL; if they are to belong to this database, delete database-id there.`,
    );
  }
  await files.writeOwner(databaseId);
};
