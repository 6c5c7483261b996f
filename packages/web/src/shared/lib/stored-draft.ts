import { useState } from 'react';
import { useAuth } from '../auth/auth-store.ts';
import { readStorage, removeStorage, writeStorage } from './browser-storage.ts';

/**
 * An unsaved draft survives a reload. The key contains the user, so that another person on this device finds
 * only their own.
 */
const keyOf = (name: string): string => `draft:${useAuth.getState().user?.id ?? ''}:${name}`;

/** The stored draft as it was written; its owner validates it. */
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

/**
 * A stored draft may be of an older form: missing fields and those of another kind get their defaults, obsolete ones
 * are dropped.
 */
const restore = (fresh: unknown, kept: unknown): unknown => {
  if (typeof fresh === 'string') return typeof kept === 'string' ? kept : fresh;
  if (!isRecord(fresh)) return kept;
  if (!isRecord(kept)) return fresh;
  const fields = Object.entries(fresh);
  return Object.fromEntries(
    fields.map(([name, value]) => [name, name in kept ? restore(value, kept[name]) : value]),
  );
};

/** The draft of a form, stored so that it survives a reload until it is saved or discarded. */
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
    /** Saved: the draft is deleted. */
    drop: () => dropDraft(name),
    /** Discarded: the form is reset. */
    discard: () => {
      dropDraft(name);
      setStart({ draft: fresh(), isRestored: false });
    },
  };
};
