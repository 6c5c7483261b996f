import type { QueryClient } from '@tanstack/react-query';
import { loadPart } from './lazy-part.tsx';

const PAUSE_MS = 500;
const SLOW = new Set(['slow-2g', '2g']);

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

const isDear = (): boolean => {
  const { connection } = navigator as { connection?: Connection };
  return connection?.saveData === true || SLOW.has(connection?.effectiveType ?? '');
};

const isLoading = (client: QueryClient): boolean =>
  client.isFetching() > 0 || document.querySelector('main [aria-busy="true"]') !== null;

/**
 * Loads pages one after the other while the open one has everything it needs and the browser is idle, so that a
 * section opens at once, and also without a connection. Not where data is dear, nor in browsers that do not say when
 * they are idle. Returns how to stop it.
 */
export const loadAhead = (client: QueryClient, keys: readonly string[]): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  const later = (rest: typeof keys): void => {
    timer = setTimeout(() => {
      const [first, ...others] = rest;
      if (first === undefined || stopped || isDear()) return;
      if (isLoading(client) || !navigator.onLine) {
        later(rest);
        return;
      }
      requestIdleCallback(() => void loadPart(first).then(() => later(others)));
    }, PAUSE_MS);
  };
  if ('requestIdleCallback' in window) later(keys);
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
};
