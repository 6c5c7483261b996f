import { useEffect, useState } from 'react';
import { dropDraft, readDraft, writeDraft } from '../../../shared/lib/stored-draft.ts';

/** One draft for all dialogs: a user returns only to the one they left. */
const PLACE = 'admin';

/** What was typed into this dialog before signing in again. */
const keptIn = (dialog: string): object | null => {
  const kept = readDraft(PLACE) as { dialog: string; draft: object } | null;
  return kept?.dialog === dialog ? kept.draft : null;
};

/** The state of a form that survives a sign-in at Discord. */
export const useKeptDraft = <Draft extends object>(dialog: string, empty: Draft) => {
  const [draft, setDraft] = useState<Draft>(() => ({ ...empty, ...keptIn(dialog) }));
  // The state has taken it over; another dialog must not find it.
  useEffect(() => dropDraft(PLACE), []);
  const change = (changes: Partial<Draft>): void => setDraft((old) => ({ ...old, ...changes }));
  return { draft, change, keep: () => writeDraft(PLACE, { dialog, draft }), reset: () => setDraft(empty) };
};
