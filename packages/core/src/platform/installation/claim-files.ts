import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { StartRefused } from '../start-refused.ts';

const MARK = 'database-id';

/**
 * Binds a directory of files to this database, and refuses one of another database. A directory without a mark is
 * accepted: it is new, or older than the marks.
 */
export const claimFiles = async (directory: string, databaseId: string): Promise<void> => {
  const file = path.join(directory, MARK);
  const present = await readMark(file);
  if (present === databaseId) return;
  if (present !== undefined) {
    throw new StartRefused(
      `${directory} holds the pictures of another database, which this one would throw away. Correct DATABASE_URL or DATA_DIR; if they are to belong to this database, delete ${file}.`,
    );
  }
  await mkdir(directory, { recursive: true, mode: 0o700 });
  // Written to a temporary file and renamed: a killed process leaves no partial id.
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, `${databaseId}\n`, { mode: 0o600, flush: true });
  await rename(draft, file);
};

const readMark = async (file: string): Promise<string | undefined> => {
  try {
    return (await readFile(file, 'utf8')).trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
};
