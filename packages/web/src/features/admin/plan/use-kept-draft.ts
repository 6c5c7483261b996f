import { useEffect, useState } from 'react';

/** The state of a form that survives the way to Discord and back. */
export const useKeptDraft = <Draft extends object>(name: string, empty: Draft) => {
  const [draft, setDraft] = useState<Draft>(() => ({ ...empty, ...takeDraft(name) }));
  // Taken over by the state; another dialog must not find it.
  useEffect(dropDraft, []);
  const change = (changes: Partial<Draft>): void => setDraft((old) => ({ ...old, ...changes }));
  return { draft, change, keep: () => keepDraft(name, draft), reset: () => setDraft(empty) };
};

/** What was typed into a dialog before its author had to sign in again. It outlives the page, not the tab. */
const KEY = 'admin-draft';

const keepDraft = (name: string, draft: object): void => {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ name, draft }));
  } catch {
    // A private window without storage: the form will be empty, and nothing worse.
  }
};

/** The kept draft of this form, once. */
const takeDraft = (name: string): object | null => {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as { name: string; draft: object } | null;
    return kept?.name === name ? kept.draft : null;
  } catch {
    return null;
  }
};

const dropDraft = (): void => {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // There was none.
  }
};
