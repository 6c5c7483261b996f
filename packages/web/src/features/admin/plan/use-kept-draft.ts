import { useEffect, useState } from 'react';
import { dropDraft, keepDraft, takeDraft } from './kept-draft.ts';

/** The state of a form that survives the way to Discord and back. */
export const useKeptDraft = <Draft extends object>(name: string, empty: Draft) => {
  const [draft, setDraft] = useState<Draft>(() => ({ ...empty, ...takeDraft(name) }));
  // Taken over by the state; another dialog must not find it.
  useEffect(dropDraft, []);
  const change = (changes: Partial<Draft>): void => setDraft((old) => ({ ...old, ...changes }));
  return { draft, change, keep: () => keepDraft(name, draft), reset: () => setDraft(empty) };
};
