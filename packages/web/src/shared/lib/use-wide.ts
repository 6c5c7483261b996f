import { useSyncExternalStore } from 'react';

/** The breakpoint `md` of theme.css. */
const WIDE = '(min-width: 760px)';

const subscribe = (listener: () => void): (() => void) => {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

/** For content that is too heavy to be rendered twice and hidden by CSS. */
export const useWide = (): boolean => useSyncExternalStore(subscribe, () => window.matchMedia(WIDE).matches);
