import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

export interface TemporaryData {
  dataDir: string;
  remove: () => Promise<void>;
}

/** A data directory for one process, gone when it is. */
export const temporaryData = async (): Promise<TemporaryData> => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'famiglia-e2e-'));
  // Run by root, PostgreSQL has an account of its own: it must get through, or its data goes elsewhere and stays.
  await chmod(dataDir, 0o755);
  return { dataDir, remove: async () => rm(dataDir, { recursive: true, force: true }) };
};
