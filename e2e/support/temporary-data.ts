import { execFile } from 'node:child_process';
import { chmod, cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

export interface TemporaryData {
  dataDir: string;
  remove: () => Promise<void>;
}

/** An empty data directory for one process, deleted afterwards. */
export const temporaryData = async (): Promise<TemporaryData> => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'famiglia-e2e-'));
  // When run by root, PostgreSQL's own account needs access, or its data is put elsewhere and stays.
  await chmod(dataDir, 0o755);
  return { dataDir, remove: async () => rm(dataDir, { recursive: true, force: true }) };
};

/** A data directory with the demo family and its history. */
export const demoData = async (): Promise<TemporaryData> => {
  const data = await temporaryData();
  await copyData(process.env['FAMIGLIA_DATA'] ?? '', data.dataDir);
  return data;
};

/**
 * Not copied by Node: when run by root, PostgreSQL has its own account, and its files must keep that owner.
 */
export const copyData = async (from: string, to: string, platform = process.platform): Promise<void> => {
  if (platform === 'win32') await cp(from, to, { recursive: true, preserveTimestamps: true });
  else await promisify(execFile)('cp', ['-a', `${from}/.`, to]);
};
