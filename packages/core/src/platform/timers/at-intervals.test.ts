import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { atIntervals } from './at-intervals.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => void vi.useRealTimers());

test('timers that were started at different times fire together, until they are ended', () => {
  const moments = { seldom: [] as number[], often: [] as number[] };
  vi.advanceTimersByTime(300);
  const stopSeldom = atIntervals(2000, () => void moments.seldom.push(performance.now()));
  vi.advanceTimersByTime(400);
  const stopOften = atIntervals(1000, () => void moments.often.push(performance.now()));
  vi.advanceTimersByTime(4000);
  expect(moments).toEqual({ seldom: [2000, 4000], often: [1000, 2000, 3000, 4000] });
  stopSeldom();
  stopOften();
  vi.advanceTimersByTime(5000);
  expect(moments.seldom).toHaveLength(2);
});
