import { noFailures } from '../platform/storage/storage.ts';
import type { Storage } from '../platform/storage/storage.ts';

/** Files in memory, which end with the test. */
export const createMemoryStorage = (): Storage => {
  const files = new Map<string, { bytes: Buffer; storedAt: Date }>();
  const aside = new Map<string, { bytes: Buffer; storedAt: Date }>();
  let owner: string | null = null;
  return {
    place: 'memory',
    links: null,
    failures: noFailures(),
    put: async (key, bytes) => {
      files.set(key, { bytes: Buffer.from(bytes), storedAt: new Date() });
    },
    get: async (key) => {
      const back = aside.get(key);
      if (back !== undefined) files.set(key, back);
      aside.delete(key);
      return files.get(key)?.bytes ?? null;
    },
    remove: async (key) => {
      files.delete(key);
      aside.delete(key);
    },
    quarantine: async (key) => {
      const file = files.get(key);
      if (file !== undefined) aside.set(key, { ...file, storedAt: new Date() });
      files.delete(key);
    },
    listQuarantine: async function* listQuarantine() {
      for (const [key, { storedAt }] of aside) yield { key, storedAt };
    },
    readQuarantine: async (key) => aside.get(key)?.bytes ?? null,
    freeBytes: async () => null,
    readOwner: async () => owner,
    writeOwner: async (databaseId) => {
      owner = databaseId;
    },
    discard: async (key) => {
      aside.delete(key);
    },
    list: async function* list() {
      for (const [key, { storedAt }] of files) yield { key, storedAt };
    },
  };
};
