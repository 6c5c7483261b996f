import type { Storage } from '../storage/storage.ts';

/** Files that are gone with the test. */
export const createMemoryStorage = (): Storage => {
  const files = new Map<string, { bytes: Buffer; storedAt: Date }>();
  return {
    put: async (key, bytes) => {
      files.set(key, { bytes: Buffer.from(bytes), storedAt: new Date() });
    },
    get: async (key) => files.get(key)?.bytes ?? null,
    remove: async (key) => {
      files.delete(key);
    },
    list: async function* list() {
      for (const [key, { storedAt }] of files) yield { key, storedAt };
    },
  };
};
