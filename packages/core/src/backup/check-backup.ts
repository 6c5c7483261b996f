import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { BackupError } from './backup-error.ts';
import { backupManifest, MANIFEST_FILE, type BackupManifest } from './backup-manifest.ts';
import { hashFile } from './backup-files.ts';

export const tableFile = (source: string, { schema, table }: { schema: string; table: string }): string =>
  path.join(source, 'tables', `${schema}.${table}.jsonl.gz`);

/** Reads the whole backup and compares it with its manifest, before anything is changed. */
export const checkBackup = async (source: string): Promise<BackupManifest> => {
  const manifest = await readManifest(source);
  for (const table of manifest.tables) {
    const hash = createHash('sha256');
    const file = tableFile(source, table);
    await pipeline(createReadStream(file), createGunzip(), hash).catch(() => damaged(file));
    if (hash.digest('hex') !== table.sha256) damaged(file);
  }
  for (const { path: name, sha256 } of manifest.files) {
    const file = path.join(source, 'files', name);
    if ((await hashFile(file).catch(() => null)) !== sha256) damaged(file);
  }
  return manifest;
};

const readManifest = async (source: string): Promise<BackupManifest> => {
  const text = await readFile(path.join(source, MANIFEST_FILE), 'utf8').catch(() => null);
  if (text === null) throw new BackupError(`${source} is no backup: it has no ${MANIFEST_FILE}.`);
  try {
    return backupManifest.parse(JSON.parse(text));
  } catch {
    throw new BackupError(`${source} has a ${MANIFEST_FILE} that this version of Famiglia cannot read.`);
  }
};

const damaged = (file: string): never => {
  throw new BackupError(`${file} is missing or damaged. Nothing was changed; use another backup.`);
};
