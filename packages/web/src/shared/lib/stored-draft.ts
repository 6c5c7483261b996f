import { useAuth } from '../auth/auth-store.ts';
import { readStorage, removeStorage, writeStorage } from './browser-storage.ts';

/** Work that is not saved yet outlives a reload. Whoever signs in next on this device finds only their own. */
const keyOf = (name: string): string => `draft:${useAuth.getState().user?.id ?? ''}:${name}`;

/** What was kept, as it was written; what can be made of it is for its owner to say. */
export const readDraft = (name: string): unknown => {
  try {
    return JSON.parse(readStorage(keyOf(name)) ?? 'null') as unknown;
  } catch {
    return null;
  }
};

export const writeDraft = (name: string, draft: object): void =>
  writeStorage(keyOf(name), JSON.stringify(draft));

export const dropDraft = (name: string): void => removeStorage(keyOf(name));
