import { randomBytes } from 'node:crypto';
import { mkdir, open, readFile, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { isContentKey } from './content-key.ts';
import type { Storage } from './storage.ts';

const PRIVATE_DIRECTORY = 0o700;
const PRIVATE_FILE = 0o600;
const DRAFTS = 'drafts';

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

/**
 * Files below one directory, spread over 256 others. A file is written aside, flushed and then moved into
 * place: whoever finds it finds all of it, whatever happened meanwhile.
 */
export const createDiskStorage = (root: string): Storage => {
  const pathOf = (key: string): string => {
    if (!isContentKey(key)) throw new TypeError('not a key of this storage');
    return path.join(root, key.slice(0, 2), key);
  };

  return {
    put: async (key, bytes) => {
      const target = pathOf(key);
      if (await touch(target)) return;
      const drafts = path.join(root, DRAFTS);
      await mkdir(drafts, { recursive: true, mode: PRIVATE_DIRECTORY });
      const draft = path.join(drafts, randomBytes(12).toString('hex'));
      try {
        await writeFlushed(draft, bytes);
        await mkdir(path.dirname(target), { recursive: true, mode: PRIVATE_DIRECTORY });
        await rename(draft, target);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },
    get: async (key) => {
      try {
        return await readFile(pathOf(key));
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    remove: async (key) => rm(pathOf(key), { force: true }),
    list: () => listFiles(root),
  };
};

/** Makes a file look new again, so that no sweep takes it from whoever is about to need it. */
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

/** Half-written drafts of a killed process are not listed by a key; they are swept here, a day later. */
const DRAFT_LIFE_MS = 24 * 60 * 60 * 1000;

async function* listFiles(root: string): AsyncGenerator<{ key: string; storedAt: Date }> {
  for (const directory of await namesIn(root)) {
    for (const name of await namesIn(path.join(root, directory))) {
      const file = path.join(root, directory, name);
      const { mtime } = await stat(file).catch(() => ({ mtime: new Date() }));
      if (directory === DRAFTS && Date.now() - mtime.getTime() > DRAFT_LIFE_MS)
        await rm(file, { force: true });
      if (isContentKey(name)) yield { key: name, storedAt: mtime };
    }
  }
}

const namesIn = async (directory: string): Promise<string[]> => {
  try {
    return await readdir(directory);
  } catch (error) {
    if (isMissing(error) || (error as NodeJS.ErrnoException).code === 'ENOTDIR') return [];
    throw error;
  }
};
