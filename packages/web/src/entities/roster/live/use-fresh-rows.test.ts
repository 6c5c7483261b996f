import type { Participant } from '@famiglia/contract/events/events';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useFreshRows } from './use-fresh-rows.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const listed = (...people: [user_id: string, list: Participant['list']][]) =>
  people.map(([user_id, list]) => ({ user_id, list })) as Participant[];

it('somebody who arrives and soon moves up is told to have moved up for the whole time', () => {
  const { result, rerender } = renderHook(useFreshRows, { initialProps: listed(['anna', 'main']) });
  rerender(listed(['anna', 'main'], ['boris', 'reserve']));
  expect([...result.current]).toEqual([['boris', 'arrived']]);
  act(() => void vi.advanceTimersByTime(5000));
  rerender(listed(['boris', 'main']));
  expect([...result.current]).toEqual([['boris', 'moved_up']]);
  // The time of the arrival is over, and that of the move is not.
  act(() => void vi.advanceTimersByTime(5000));
  expect([...result.current]).toEqual([['boris', 'moved_up']]);
  act(() => void vi.advanceTimersByTime(5000));
  expect([...result.current]).toEqual([]);
});
