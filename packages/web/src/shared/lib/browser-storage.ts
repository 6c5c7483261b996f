/**
 * Storage throws in private windows and when it is full; then values are kept for this visit only, and are newer than
 * what the storage still has.
 */
const memory = new Map<string, string>();

export const readStorage = (key: string): string | null => {
  try {
    return memory.get(key) ?? localStorage.getItem(key);
  } catch {
    return memory.get(key) ?? null;
  }
};

export const writeStorage = (key: string, value: string): void => {
  try {
    localStorage.setItem(key, value);
    memory.delete(key);
  } catch {
    memory.set(key, value);
  }
};

export const removeStorage = (key: string): void => {
  memory.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // It was only in memory.
  }
};
