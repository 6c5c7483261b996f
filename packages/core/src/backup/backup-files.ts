import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
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

/** The files below a directory with their sizes and hashes. */
export const listWithHashes = async (directory: string): Promise<BackupManifest['files']> => {
  const listed: BackupManifest['files'] = [];
  for (const name of await filesBelow(directory)) {
    const file = path.join(directory, name);
    const { size: bytes } = await stat(file);
    listed.push({ path: name.replaceAll(path.sep, '/'), bytes, sha256: await hashFile(file) });
  }
  return listed;
};
