import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { guildKey } from '../lib/query-key.ts';
import { batchRefetches } from './batch-refetches.ts';

const [events, members] = [guildKey('1', 'events'), guildKey('1', 'members')];
const invalidated = vi.fn<(filter: object) => void>();
let batch: ReturnType<typeof batchRefetches>;

beforeEach(() => {
  vi.useFakeTimers();
  invalidated.mockClear();
  const client = new QueryClient();
  client.invalidateQueries = async (filter) => invalidated(filter ?? {});
  batch = batchRefetches(client);
});
afterEach(() => {
  batch.stop();
  vi.useRealTimers();
});

it('the first change is refetched at once', () => {
  batch.refetch([events]);
  expect(invalidated.mock.calls).toEqual([[{ queryKey: events }]]);
});

it('of a thousand changes in a burst each query is refetched once more, with the last of them', () => {
  for (let times = 0; times < 1000; times += 1) batch.refetch([events, members]);
  expect(invalidated).toHaveBeenCalledTimes(2);
  vi.runAllTimers();
  expect(invalidated.mock.calls.slice(2)).toEqual([[{ queryKey: events }], [{ queryKey: members }]]);
});

it('a change after a quiet time does not wait', () => {
  batch.refetch([events]);
  vi.runAllTimers();
  batch.refetch([members]);
  expect(invalidated).toHaveBeenLastCalledWith({ queryKey: members });
});

it('a panel that was left refetches nothing more', () => {
  batch.refetch([events]);
  batch.refetch([members]);
  batch.stop();
  vi.runAllTimers();
  expect(invalidated).toHaveBeenCalledTimes(1);
});
