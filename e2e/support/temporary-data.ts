import { execFile } from 'node:child_process';
import { chmod, cp, mkdtemp, rm } from 'node:fs/promises';
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
  if (from !== undefined) await copyAll(from, dataDir);
  // Run by root, PostgreSQL must get through, or its data goes elsewhere and stays.
  await chmod(dataDir, 0o755);
  return { dataDir, remove: async () => rm(dataDir, { recursive: true, force: true }) };
};

/** Not by Node: run by root, PostgreSQL has an account of its own, and its files are to stay that account's. */
const copyAll = async (from: string, to: string, platform = process.platform): Promise<void> => {
  if (platform === 'win32') await cp(from, to, { recursive: true, preserveTimestamps: true });
  else await promisify(execFile)('cp', ['-a', `${from}/.`, to]);
};
