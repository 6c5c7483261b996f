import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The bytes of uploaded files, by attachment id. */
export interface FileStore {
  put(id: string, bytes: Buffer): Promise<void>;
  get(id: string): Promise<Buffer | null>;
  clear(): Promise<void>;
}

export const memoryFiles = (): FileStore => {
  const files = new Map<string, Buffer>();
  return {
    put: (id, bytes) => Promise.resolve(void files.set(id, bytes)),
    get: (id) => Promise.resolve(files.get(id) ?? null),
    clear: () => Promise.resolve(files.clear()),
  };
};

export const diskFiles = (directory: string): FileStore => ({
  async put(id, bytes) {
    await mkdir(directory, { recursive: true });
    await writeFile(join(directory, id), bytes, { mode: 0o600 });
  },
  get: (id) => readFile(join(directory, id)).catch(() => null),
  clear: () => rm(directory, { recursive: true, force: true }),
});
