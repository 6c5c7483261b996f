import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Pacer } from './pacer.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const paced = () => {
  const pacer = new Pacer({ burst: 2, everyMs: 100 });
  const done: string[] = [];
  const add = (...keys: string[]): void => keys.forEach((key) => pacer.add(key, () => done.push(key)));
  return { pacer, done, add };
};

test('after a burst one task runs at a time, in the order they were added', () => {
  const { done, add } = paced();
  add('a', 'b', 'c', 'd');
  expect(done).toEqual(['a', 'b']);
  vi.advanceTimersByTime(100);
  expect(done).toEqual(['a', 'b', 'c']);
  vi.advanceTimersByTime(100);
  expect(done).toEqual(['a', 'b', 'c', 'd']);
});

test('after a pause one burst is allowed again, and never more', () => {
  const { done, add } = paced();
  add('a', 'b');
  vi.advanceTimersByTime(60_000);
  add('c', 'd', 'e');
  expect(done).toEqual(['a', 'b', 'c', 'd']);
});

test('a waiting task can be replaced or removed', () => {
  const { pacer, done, add } = paced();
  add('a', 'b', 'c', 'd', 'c', 'e');
  pacer.remove('d');
  vi.advanceTimersByTime(1000);
  expect(done).toEqual(['a', 'b', 'c', 'e']);
});

test('a stopped pacer runs nothing more', () => {
  const { pacer, done, add } = paced();
  add('a', 'b', 'c');
  pacer.stop();
  vi.advanceTimersByTime(1000);
  expect(done).toEqual(['a', 'b']);
});
