import { execFile } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

export interface TemporaryData {
  dataDir: string;
  remove: () => Promise<void>;
}

/** A data directory for one process, gone when it is; with what stands in another one, where that is named. */
export const temporaryData = async (from = process.env['FAMIGLIA_DATA']): Promise<TemporaryData> => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'famiglia-e2e-'));
  // Not by Node: run by root, PostgreSQL has an account of its own, and its files are to stay that account's.
  if (from !== undefined) await promisify(execFile)('cp', ['-a', `${from}/.`, dataDir]);
  // Run by root, PostgreSQL must get through, or its data goes elsewhere and stays.
  await chmod(dataDir, 0o755);
  return { dataDir, remove: async () => rm(dataDir, { recursive: true, force: true }) };
};
