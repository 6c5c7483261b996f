import { randomBytes } from 'node:crypto';
import { mkdir, open, readFile, readdir, rename, rm, stat, statfs, utimes } from 'node:fs/promises';
import path from 'node:path';
import { isContentKey } from './content-key.ts';
import { noFailures, StorageFull } from './storage.ts';
import type { Storage, StoredFile } from './storage.ts';

const PRIVATE_DIRECTORY = 0o700;
const PRIVATE_FILE = 0o600;
const DRAFTS = 'drafts';
const QUARANTINE = 'quarantine';
const OWNER = 'database-id';

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

const FULL = new Set(['ENOSPC', 'EDQUOT']);
const isFull = (error: unknown): boolean => FULL.has((error as NodeJS.ErrnoException).code ?? '');

/**
 * Files below one directory, in 256 subdirectories. A file is written to a temporary name, flushed and renamed: a file
 * with a key is always complete.
 */
export const createDiskStorage = (root: string): Storage => {
  const pathOf = (key: string): string => {
    if (!isContentKey(key)) throw new TypeError('not a key of this storage');
    return path.join(root, key.slice(0, 2), key);
  };

  const quarantinePathOf = (key: string): string => path.join(root, QUARANTINE, path.basename(pathOf(key)));

  const failures = noFailures();

  const fetchBack = async (key: string): Promise<Buffer | null> => {
    const bytes = await readIfThere(quarantinePathOf(key));
    if (bytes === null) return null;
    await mkdir(path.dirname(pathOf(key)), { recursive: true, mode: PRIVATE_DIRECTORY });
    // Another process may just have restored it.
    await rename(quarantinePathOf(key), pathOf(key)).catch((error: unknown) => {
      if (!isMissing(error)) throw error;
    });
    return bytes;
  };

  /** A killed process leaves no partial file under the name of a complete one. */
  const writeWhole = async (target: string, bytes: Uint8Array): Promise<void> => {
    const draft = path.join(root, DRAFTS, randomBytes(12).toString('hex'));
    try {
      await mkdir(path.dirname(draft), { recursive: true, mode: PRIVATE_DIRECTORY });
      await writeFlushed(draft, bytes);
      await mkdir(path.dirname(target), { recursive: true, mode: PRIVATE_DIRECTORY });
      await rename(draft, target);
    } catch (error) {
      await rm(draft, { force: true });
      if (!isFull(error)) throw error;
      failures.full += 1;
      throw new StorageFull(`no room is left on the disk of ${root}`, { cause: error });
    }
  };

  return {
    place: root,
    links: null,
    failures,
    put: async (key, bytes) => {
      if (!(await touch(pathOf(key)))) await writeWhole(pathOf(key), bytes);
    },
    freeBytes: async () => {
      await mkdir(root, { recursive: true, mode: PRIVATE_DIRECTORY });
      const { bavail, bsize } = await statfs(root);
      return bavail * bsize;
    },
    get: async (key) => (await readIfThere(pathOf(key))) ?? (await fetchBack(key)),
    remove: async (key) => {
      await rm(pathOf(key), { force: true });
      await rm(quarantinePathOf(key), { force: true });
    },
    list: () => listFiles(root),
    quarantine: async (key) => {
      const [from, to] = [pathOf(key), quarantinePathOf(key)];
      await mkdir(path.dirname(to), { recursive: true, mode: PRIVATE_DIRECTORY });
      // Its time in quarantine begins now.
      if (await touch(from)) await rename(from, to);
    },
    listQuarantine: () => listDirectory(path.join(root, QUARANTINE)),
    readQuarantine: async (key) => readIfThere(quarantinePathOf(key)),
    discard: async (key) => rm(quarantinePathOf(key), { force: true }),
    readOwner: async () => (await readIfThere(path.join(root, OWNER)))?.toString('utf8').trim() ?? null,
    writeOwner: async (databaseId) => {
      if (databaseId === null) await rm(path.join(root, OWNER), { force: true });
      else await writeWhole(path.join(root, OWNER), Buffer.from(`${databaseId}\n`));
    },
  };
};

const readIfThere = async (file: string): Promise<Buffer | null> => {
  try {
    return await readFile(file);
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
};

/** Updates the time of a file, so that no sweep removes it before it is used. */
const touch = async (file: string): Promise<boolean> => {
  try {
    const now = new Date();
    await utimes(file, now, now);
    return true;
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
};

const writeFlushed = async (file: string, bytes: Uint8Array): Promise<void> => {
  const handle = await open(file, 'wx', PRIVATE_FILE);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
};

/** Partial files of a killed process have no key; they are removed here after a day. */
const DRAFT_LIFE_MS = 24 * 60 * 60 * 1000;

const listFiles = async function* (root: string): AsyncGenerator<StoredFile> {
  for (const directory of await namesIn(root)) {
    if (directory === DRAFTS) await dropOldDrafts(path.join(root, directory));
    else if (directory !== QUARANTINE) yield* listDirectory(path.join(root, directory));
  }
};

const listDirectory = async function* (directory: string): AsyncGenerator<StoredFile> {
  for (const name of await namesIn(directory)) {
    if (isContentKey(name)) yield { key: name, storedAt: await storedAt(path.join(directory, name)) };
  }
};

const dropOldDrafts = async (directory: string): Promise<void> => {
  for (const name of await namesIn(directory)) {
    const file = path.join(directory, name);
    if (Date.now() - (await storedAt(file)).getTime() > DRAFT_LIFE_MS) await rm(file, { force: true });
  }
};

/** A file that is gone counts as new: nothing has to be done about it. */
const storedAt = async (file: string): Promise<Date> =>
  stat(file).then(
    ({ mtime }) => mtime,
    () => new Date(),
  );

const namesIn = async (directory: string): Promise<string[]> => {
  try {
    return await readdir(directory);
  } catch (error) {
    if (isMissing(error) || (error as NodeJS.ErrnoException).code === 'ENOTDIR') return [];
    throw error;
  }
};
