import { useState } from 'react';
import { dropDraft, readDraft, writeDraft } from './stored-draft.ts';

/** A kept draft may be of an older form: what it lacks, or has in another shape, is as in a fresh one. */
const restore = <Draft extends object>(fresh: Draft, kept: unknown): Draft =>
  typeof kept === 'object' && kept !== null ? { ...fresh, ...kept } : fresh;

/** What is typed into a form, kept so that it outlives a reload until it is saved or thrown away. */
export const useStoredDraft = <Draft extends object>(name: string, fresh: () => Draft) => {
  const [start, setStart] = useState(() => {
    const kept = readDraft(name);
    return { draft: restore(fresh(), kept), isRestored: kept !== null };
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
