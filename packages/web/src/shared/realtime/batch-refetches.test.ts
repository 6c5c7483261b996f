import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { guildKey, rosterPageKey, wholeGuildKey } from '../lib/query-key.ts';
import { batchRefetches } from './batch-refetches.ts';

const [events, members] = [guildKey('1', 'events'), guildKey('1', 'members')];
const invalidated = vi.fn<(filter: { queryKey?: unknown }) => void>();
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

it('what was not just refetched does not wait for something else that was', () => {
  batch.refetch([events]);
  vi.advanceTimersByTime(200);
  batch.refetch([events, members]);
  expect(invalidated.mock.calls).toEqual([[{ queryKey: events }], [{ queryKey: members }]]);
  vi.advanceTimersByTime(50);
  expect(invalidated.mock.calls.slice(2)).toEqual([[{ queryKey: events }]]);
});

it('in a storm of many kinds of changes nothing is refetched more than four times a second', () => {
  for (let ms = 0; ms < 2000; ms += 10) {
    batch.refetch(ms % 20 === 0 ? [events] : [guildKey('1', 'activity')]);
    batch.refetch([members]);
    vi.advanceTimersByTime(10);
  }
  for (const key of [events, members])
    // At once, and then at the end of each rest.
    expect(invalidated.mock.calls.filter(([{ queryKey }]) => queryKey === key)).toHaveLength(1 + 8);
});

it('a query that a longer or a shorter key has just refetched rests too', () => {
  const page = rosterPageKey('1', 'events', 'a');
  batch.refetch([page]);
  batch.refetch([wholeGuildKey('1')]);
  expect(invalidated).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(250);
  batch.refetch([page]);
  expect(invalidated.mock.calls).toEqual([[{ queryKey: page }], [{ queryKey: wholeGuildKey('1') }]]);
});

it('a panel that was left refetches nothing more', () => {
  batch.refetch([events]);
  batch.refetch([events]);
  batch.stop();
  vi.runAllTimers();
  expect(invalidated).toHaveBeenCalledTimes(1);
});
