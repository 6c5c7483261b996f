import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { copyFile, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Client } from 'pg';
import { encryptBackup } from './backup-encryption.ts';
import { MANIFEST_FILE, type BackupManifest } from './backup-manifest.ts';
import { listWithHashes } from './backup-files.ts';
import { readLines } from './read-lines.ts';
import { findStoredTables, type StoredTable } from './stored-table.ts';
import { withLongWork } from '../platform/db/with-long-work.ts';
import { copyStorage } from '../platform/storage/copy-storage.ts';
import { createDiskStorage } from '../platform/storage/disk-storage.ts';
import type { Storage } from '../platform/storage/storage.ts';

interface BackupPlace {
  connectionString: string;
  dataDir: string;
  /** The members’ files, wherever they are. */
  files: Storage;
  /** The directory to create; it must not exist. */
  target: string;
  /** Encrypts the backup; a restore needs the same passphrase. */
  passphrase?: string | undefined;
}

interface MadeBackup extends BackupManifest {
  /** The keys of files that were damaged already, and are not in the backup. */
  damaged: string[];
  /** Whether it contains the key that encrypts what is secret in the rows; one that was set as `SECRET_KEY` is not in it. */
  hasSecretKey: boolean;
}

/**
 * Writes everything that has to survive into one directory, while Famiglia may keep running: the rows are one snapshot.
 * The directory gets its name only when it is complete.
 */
export const makeBackup = async ({
  connectionString,
  dataDir,
  files,
  target,
  passphrase,
}: BackupPlace): Promise<MadeBackup> => {
  const partial = `${target}.partial`;
  await rm(partial, { recursive: true, force: true });
  await mkdir(path.join(partial, 'tables'), { recursive: true, mode: 0o700 });
  const database = await saveDatabase(connectionString, path.join(partial, 'tables'));
  // Files after the rows: a file that a row names exists by then, and an additional one does no harm.
  const copies = path.join(partial, 'files');
  const { damaged } = await copyStorage(files, createDiskStorage(copies));
  const listed = await listWithHashes(copies);
  const hasSecretKey = await copyFile(
    path.join(dataDir, 'secret.key'),
    path.join(partial, 'secret.key'),
  ).then(() => true, unlessMissing);
  const manifest: BackupManifest = {
    format: 1,
    made_at: new Date().toISOString(),
    ...database,
    files: listed,
  };
  await writeFile(path.join(partial, MANIFEST_FILE), `${JSON.stringify(manifest, null, 2)}\n`);
  if (passphrase !== undefined) await encryptBackup(partial, passphrase);
  await rename(partial, target);
  return { ...manifest, damaged, hasSecretKey };
};

const unlessMissing = (error: NodeJS.ErrnoException): false => {
  if (error.code !== 'ENOENT') throw error;
  return false;
};

const saveDatabase = async (connectionString: string, directory: string) => {
  return withLongWork(connectionString, async (client) => {
    await client.query('begin transaction isolation level repeatable read read only');
    const tables: BackupManifest['tables'] = [];
    for (const stored of await findStoredTables(client)) {
      const { schema, table } = stored;
      tables.push({ schema, table, ...(await saveTable(client, stored, directory)) });
    }
    const { rows } = await client.query<{ at: string }>(
      'select created_at::text as at from drizzle.__drizzle_migrations order by created_at',
    );
    return { migrations: rows.map(({ at }) => Number(at)), tables };
  });
};

const saveTable = async (client: Client, stored: StoredTable, directory: string) => {
  const hash = createHash('sha256');
  let rows = 0;
  const text = async function* (): AsyncGenerator<string> {
    for await (const lines of readLines(client, stored)) {
      rows += lines.length;
      const part = `${lines.join('\n')}\n`;
      hash.update(part);
      yield part;
    }
  };
  const file = path.join(directory, `${stored.schema}.${stored.table}.jsonl.gz`);
  await pipeline(Readable.from(text()), createGzip(), createWriteStream(file));
  return { rows, sha256: hash.digest('hex') };
};
