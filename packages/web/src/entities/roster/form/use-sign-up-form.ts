import type { QueryKey } from '@tanstack/react-query';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../../shared/lib/api-error.ts';
import { errorDetail } from '../../../shared/lib/error-detail.ts';
import { conflictOf } from '../../../shared/lib/use-seen-version.ts';
import { useStoredDraft } from '../../../shared/lib/stored-draft.ts';

/** The problem of each field, as a code. */
export type Problems<Field extends string> = Partial<Record<Field, string>>;

interface SignUpFormSetup<Draft extends object, Saved extends { version: number }, Field extends string> {
  /** The key of the stored draft. */
  name: string;
  /** The object to edit; left out for a new one. It is updated when others save. */
  of: Saved | undefined;
  draftOf: (of: Saved | undefined) => Draft;
  /** Validation before sending. */
  problemsOf: (draft: Draft) => Problems<Field>;
  /** The form field of a field that the server refused, if any. */
  fieldOf: (field: string) => Field | undefined;
  /** `onto` is the version that the person has seen. */
  send: (draft: Draft, onto: { version: number; of: Saved | undefined }) => Promise<Saved>;
  touches: QueryKey;
  onDone: (saved: Saved) => void;
}

/**
 * Creates or edits an event or a capt. The draft survives a reload. A save that meets a newer version keeps what the person
 * changed, takes the newer value of every other field, and shows the newer values of fields that both changed.
 */
export const useSignUpForm = <Draft extends object, Saved extends { version: number }, Field extends string>({
  name,
  of,
  draftOf,
  problemsOf,
  fieldOf,
  send,
  touches,
  onDone,
}: SignUpFormSetup<Draft, Saved, Field>) => {
  const client = useQueryClient();
  const kept = useStoredDraft(name, () => {
    const opened = draftOf(of);
    return { version: of?.version ?? 0, opened, typed: opened };
  });
  const { typed: draft, opened, version: seen } = kept.draft;
  const [problems, setProblems] = useState<Problems<Field>>({});
  const [failure, setFailure] = useState('');
  const [refusal, setRefusal] = useState<ApiError | null>(null);
  const theirs = refusal === null ? null : (refusal.current as Saved);

  const refused = (error: Error): void => {
    const conflict = conflictOf(error);
    if (conflict) {
      const newer = draftOf(conflict.current as Saved);
      kept.set({
        ...kept.draft,
        typed: pick(draft, (field) => (same(draft, opened, field) ? newer : draft)),
      });
      setRefusal(conflict);
      return;
    }
    const own = (error instanceof ApiError ? error.errors : []).flatMap(({ field, message }) => {
      const known = fieldOf(field);
      return known === undefined ? [] : [[known, message] as const];
    });
    setProblems(Object.fromEntries(own) as Problems<Field>);
    if (own.length === 0) setFailure(errorDetail(error));
  };
  const saving = useMutation({
    mutationFn: () => send(draft, { version: theirs?.version ?? seen, of: theirs ?? of }),
    onSuccess: (saved) => {
      kept.drop();
      onDone(saved);
    },
    onError: refused,
    onSettled: () => client.invalidateQueries({ queryKey: touches }),
  });

  return {
    draft,
    change: (part: Partial<Draft>) => kept.set({ ...kept.draft, typed: { ...draft, ...part } }),
    isRestored: kept.isRestored,
    discard: () => {
      kept.discard();
      setProblems({});
      setFailure('');
      setRefusal(null);
    },
    problems,
    failure,
    theirs,
    /**
     * The newer version in fields that the person did not change, otherwise the draft. Where it differs from the newer
     * version, both changed the field.
     */
    contested: (newer: Draft): Draft => pick(draft, (field) => (same(newer, opened, field) ? newer : draft)),
    /** The refusal that came with the newer version. */
    refusal,
    takeTheirs: () => {
      if (theirs) {
        const newer = draftOf(theirs);
        kept.set({ version: theirs.version, opened: newer, typed: newer });
      }
      setProblems({});
      setRefusal(null);
    },
    save: () => {
      const found = problemsOf(draft);
      setProblems(found);
      setFailure('');
      if (Object.keys(found).length === 0) saving.mutate();
    },
    saving: saving.isPending,
  };
};

const same = <Draft extends object>(one: Draft, other: Draft, field: keyof Draft): boolean =>
  JSON.stringify(one[field]) === JSON.stringify(other[field]);

/** A draft whose fields are each taken from the draft that `from` returns. */
const pick = <Draft extends object>(draft: Draft, from: (field: keyof Draft) => Draft): Draft =>
  Object.fromEntries(
    Object.keys(draft).map((field) => [field, from(field as keyof Draft)[field as keyof Draft]]),
  ) as Draft;
