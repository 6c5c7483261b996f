import { create } from 'zustand';

/** As long as the glow itself (`--animate-glow`). */
const GLOW_MS = 1600;
/** A whole family arriving at once is not a row that changed. */
const MOST_AT_ONCE = 20;

const useHighlightedRows = create<ReadonlySet<string>>()(() => new Set());

/** Makes the rows of these ids glow once: somebody else has just changed them. */
export const highlightRows = (ids: readonly string[]): void => {
  if (ids.length === 0 || ids.length > MOST_AT_ONCE) return;
  useHighlightedRows.setState((lit) => new Set([...lit, ...ids]), true);
  setTimeout(() => {
    useHighlightedRows.setState((lit) => new Set([...lit].filter((id) => !ids.includes(id))), true);
  }, GLOW_MS);
};

export const useIsHighlighted = (id: string): boolean => useHighlightedRows((lit) => lit.has(id));
