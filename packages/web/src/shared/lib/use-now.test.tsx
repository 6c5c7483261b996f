import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useNow } from './use-now.ts';

const began = Date.parse('2026-03-01T19:00:00Z');

beforeEach(() => void vi.useFakeTimers({ now: began }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const open = (secondsAhead?: number) => {
  const moment = secondsAhead === undefined ? undefined : new Date(began + secondsAhead * 1000).toISOString();
  const view = renderHook(() => useNow(moment));
  return {
    wait: (seconds: number) => {
      for (let passed = 0; passed < seconds; passed += 1) act(() => void vi.advanceTimersByTime(1000));
    },
    shownSeconds: () => (view.result.current.getTime() - began) / 1000,
  };
};

it('follows the clock in steps of half a minute', () => {
  const { wait, shownSeconds } = open();
  wait(29);
  expect(shownSeconds()).toBe(0);
  wait(32);
  expect(shownSeconds()).toBe(60);
});

it.each([2, 47])(
  'is updated exactly at a moment %s seconds ahead, so that actions allowed from the start appear in that second',
  (ahead) => {
    const { wait, shownSeconds } = open(ahead);
    wait(ahead);
    expect(shownSeconds()).toBe(ahead);
  },
);

it('goes on in steps after a moment that has passed', () => {
  const { wait, shownSeconds } = open(-5);
  wait(31);
  expect(shownSeconds()).toBe(30);
});

it('knows a moment that passed while the page was drawn', () => {
  const moment = new Date(began + 2000).toISOString();
  const drawnIn = (ms: number) => {
    const now = useNow(moment);
    vi.setSystemTime(began + ms);
    return now;
  };
  const view = renderHook(() => drawnIn(2500));
  act(() => void vi.advanceTimersByTime(1));
  expect(view.result.current.getTime()).toBeGreaterThanOrEqual(began + 2500);
});
