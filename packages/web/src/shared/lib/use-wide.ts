import { useSyncExternalStore } from 'react';

/** The breakpoints of theme.css. */
const WIDE = { md: '(min-width: 760px)', lg: '(min-width: 1080px)' };

const subscribeTo = (query: string) => (listener: () => void) => {
  const list = window.matchMedia(query);
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
};
const SUBSCRIBE = { md: subscribeTo(WIDE.md), lg: subscribeTo(WIDE.lg) };

/** For content that is too heavy to be rendered twice and hidden by CSS. */
export const useWide = (from: keyof typeof WIDE = 'md'): boolean =>
  useSyncExternalStore(SUBSCRIBE[from], () => window.matchMedia(WIDE[from]).matches);
