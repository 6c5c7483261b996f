import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { hashKey } from '@tanstack/react-query';

const DEBOUNCE_MS = 250;

/**
 * Invalidates queries, which refetches those on screen. The first change is refetched at once; those of a
 * burst are collected, so that a thousand clicks in Discord do not become a thousand requests.
 */
export const batchRefetches = (client: QueryClient) => {
  const waiting = new Map<string, QueryKey>();
  let resting: ReturnType<typeof setTimeout> | undefined;

  const flush = (): void => {
    resting = undefined;
    if (waiting.size === 0) return;
    const keys = [...waiting.values()];
    waiting.clear();
    resting = setTimeout(flush, DEBOUNCE_MS);
    for (const queryKey of keys) void client.invalidateQueries({ queryKey });
  };

  return {
    refetch: (keys: readonly QueryKey[]): void => {
      for (const key of keys) waiting.set(hashKey(key), key);
      if (resting === undefined) flush();
    },
    stop: (): void => {
      clearTimeout(resting);
      resting = undefined;
      waiting.clear();
    },
  };
};
