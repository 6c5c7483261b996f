import { execFile } from 'node:child_process';
import { chmod, cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

export interface TemporaryData {
  dataDir: string;
  remove: () => Promise<void>;
}

/** A data directory for one process, deleted afterwards; optionally a copy of another one. */
export const temporaryData = async (from = process.env['FAMIGLIA_DATA']): Promise<TemporaryData> => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'famiglia-e2e-'));
  if (from !== undefined) await copyAll(from, dataDir);
  // When run by root, PostgreSQL's own account needs access, or its data is put elsewhere and stays.
  await chmod(dataDir, 0o755);
  return { dataDir, remove: async () => rm(dataDir, { recursive: true, force: true }) };
};

/**
 * Not copied by Node: when run by root, PostgreSQL has its own account, and its files must keep that owner.
 */
const copyAll = async (from: string, to: string, platform = process.platform): Promise<void> => {
  if (platform === 'win32') await cp(from, to, { recursive: true, preserveTimestamps: true });
  else await promisify(execFile)('cp', ['-a', `${from}/.`, to]);
};
