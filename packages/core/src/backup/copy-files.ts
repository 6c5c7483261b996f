import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { copyFile, mkdir, readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { BackupManifest } from './backup-manifest.ts';

export const hashFile = async (file: string): Promise<string> => {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
};

/** All files below a directory, relative to it; empty where it does not exist. */
export const filesBelow = async (directory: string): Promise<string[]> => {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    },
  );
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(directory, path.join(entry.parentPath, entry.name)))
    .toSorted();
};

/** Copies a directory recursively and returns its files with their hashes. */
export const copyFiles = async (from: string, to: string): Promise<BackupManifest['files']> => {
  const copied: BackupManifest['files'] = [];
  for (const name of await filesBelow(from)) {
    const target = path.join(to, name);
    await mkdir(path.dirname(target), { recursive: true });
    await copyFile(path.join(from, name), target);
    const { size: bytes } = await stat(target);
    copied.push({ path: name.replaceAll(path.sep, '/'), bytes, sha256: await hashFile(target) });
  }
  return copied;
};
