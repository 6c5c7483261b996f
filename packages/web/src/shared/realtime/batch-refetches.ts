import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { hashKey } from '@tanstack/react-query';

const REST_MS = 250;

/** Every key that this one begins with; the last is itself. Each of them matches its queries. */
const beginningsOf = (key: QueryKey): string[] =>
  Array.from(key, (_part, index) => JSON.stringify(key.slice(0, index + 1)));

/** How a shorter key is marked while one that begins with it rests. */
const longer = (beginning: string): string => `${beginning}…`;

/**
 * Invalidates queries, which refetches those on screen: at once, unless they have just been refetched. Changes of that time are
 * collected, so that a thousand clicks in Discord do not become a thousand requests; what else changes meanwhile does not wait.
 */
export const batchRefetches = (client: QueryClient) => {
  const waiting = new Map<string, QueryKey>();
  const resting = new Map<string, number>();
  const timers = new Set<ReturnType<typeof setTimeout>>();

  const mark = (key: QueryKey, step: 1 | -1): void => {
    const [whole = '', ...shorter] = beginningsOf(key).toReversed();
    for (const name of [whole, ...shorter.map(longer)]) {
      const count = (resting.get(name) ?? 0) + step;
      if (count > 0) resting.set(name, count);
      else resting.delete(name);
    }
  };

  /** Whether some of its queries have just been refetched, by this key, a shorter or a longer one. */
  const rests = (key: QueryKey): boolean => {
    const beginnings = beginningsOf(key);
    return (
      beginnings.some((beginning) => resting.has(beginning)) || resting.has(longer(beginnings.at(-1) ?? ''))
    );
  };

  const refetchRested = (): void => {
    const free: QueryKey[] = [];
    for (const [hash, key] of waiting) {
      if (rests(key)) continue;
      waiting.delete(hash);
      mark(key, 1);
      free.push(key);
    }
    if (free.length === 0) return;
    const timer = setTimeout(() => {
      timers.delete(timer);
      for (const key of free) mark(key, -1);
      refetchRested();
    }, REST_MS);
    timers.add(timer);
    for (const queryKey of free) void client.invalidateQueries({ queryKey });
  };

  return {
    refetch: (keys: readonly QueryKey[]): void => {
      for (const key of keys) waiting.set(hashKey(key), key);
      refetchRested();
    },
    stop: (): void => {
      for (const timer of timers) clearTimeout(timer);
      timers.clear();
      resting.clear();
      waiting.clear();
    },
  };
};
