import { create } from 'zustand';

/** As long as the glow itself (`--animate-glow`). */
const GLOW_MS = 1600;
/** More changes at once than this are a new list, not changed rows. */
const MAX_AT_ONCE = 20;

const useHighlightedRows = create<ReadonlySet<string>>()(() => new Set());

/** Highlights the rows of these ids once: somebody else has just changed them. */
export const highlightRows = (ids: readonly string[]): void => {
  if (ids.length === 0 || ids.length > MAX_AT_ONCE) return;
  useHighlightedRows.setState((lit) => new Set([...lit, ...ids]), true);
  setTimeout(() => {
    useHighlightedRows.setState((lit) => new Set([...lit].filter((id) => !ids.includes(id))), true);
  }, GLOW_MS);
};

export const useIsHighlighted = (id: string): boolean => useHighlightedRows((lit) => lit.has(id));
