import { useState } from 'react';

const MAX_DELTA = 1_000_000;
/** The limit of the contract. */
export const MAX_REASON = 200;

interface ChangeDraft {
  direction: 'give' | 'take';
  /** As typed. */
  amount: string;
  reason: string;
}

const EMPTY_CHANGE: ChangeDraft = { direction: 'give', amount: '', reason: '' };

/** By how much reputation will change; null until the amount makes sense. */
const deltaOf = ({ direction, amount }: ChangeDraft): number | null => {
  const points = Number(amount);
  if (!/^\d+$/.test(amount) || points < 1 || points > MAX_DELTA) return null;
  return direction === 'give' ? points : -points;
};

/** A change of reputation while it is written. */
export const useChangeDraft = () => {
  const [draft, setDraft] = useState(EMPTY_CHANGE);
  const delta = deltaOf(draft);
  const reason = draft.reason.trim();
  return {
    draft,
    change: (values: Partial<ChangeDraft>) => setDraft((old) => ({ ...old, ...values })),
    delta,
    /** What is sent; null while something is missing. */
    ready: delta !== null && reason ? { delta, reason } : null,
  };
};

export type ChangeDraftState = ReturnType<typeof useChangeDraft>;
