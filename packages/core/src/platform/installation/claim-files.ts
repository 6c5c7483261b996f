import { StartRefused } from '../start-refused.ts';
import type { Storage } from '../storage/storage.ts';

/**
 * Binds the files to this database, and refuses those of another database. Files without a mark are accepted: they are
 * new, or older than the marks.
 */
export const claimFiles = async (
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
