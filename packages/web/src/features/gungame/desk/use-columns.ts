import { useSyncExternalStore } from 'react';

/** The breakpoints of the grid, widest first. */
const STEPS = [
  { query: '(min-width: 1080px)', columns: 4 },
  { query: '(min-width: 560px)', columns: 3 },
] as const;

const subscribe = (listener: () => void): (() => void) => {
  const lists = STEPS.map(({ query }) => window.matchMedia(query));
  for (const list of lists) list.addEventListener('change', listener);
  return () => {
    for (const list of lists) list.removeEventListener('change', listener);
  };
};

/** How many screenshots are in a row of the grid, for the keys up and down. */
export const useColumns = (): number =>
  useSyncExternalStore(
    subscribe,
    () => STEPS.find(({ query }) => window.matchMedia(query).matches)?.columns ?? 2,
  );
