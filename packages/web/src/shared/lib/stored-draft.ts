import { useState } from 'react';
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

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A kept draft may be of an older form: what it lacks is as in a fresh one, what is no longer asked is gone. */
const restore = (fresh: unknown, kept: unknown): unknown => {
  if (!isRecord(fresh) || !isRecord(kept)) return kept;
  const fields = Object.entries(fresh);
  return Object.fromEntries(
    fields.map(([name, value]) => [name, name in kept ? restore(value, kept[name]) : value]),
  );
};

/** What is typed into a form, kept so that it outlives a reload until it is saved or thrown away. */
export const useStoredDraft = <Draft extends object>(name: string, fresh: () => Draft) => {
  const [start, setStart] = useState(() => {
    const kept = readDraft(name);
    const start = fresh();
    return { draft: kept === null ? start : (restore(start, kept) as Draft), isRestored: kept !== null };
  });
  const set = (draft: Draft): void => {
    writeDraft(name, draft);
    setStart((old) => ({ ...old, draft }));
  };
  return {
    draft: start.draft,
    /** It was typed before the page was loaded. */
    isRestored: start.isRestored,
    set,
    /** Saved: nothing of it is needed any more. */
    drop: () => dropDraft(name),
    /** Thrown away: the form is as if nobody had typed. */
    discard: () => {
      dropDraft(name);
      setStart({ draft: fresh(), isRestored: false });
    },
  };
};
