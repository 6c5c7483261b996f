import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useChangeDraft } from './use-change-draft.ts';

afterEach(cleanup);

const written = (amount: string, reason = 'For the capt', direction: 'give' | 'take' = 'give') => {
  const { result } = renderHook(useChangeDraft);
  act(() => result.current.change({ amount, reason, direction }));
  return result.current;
};

it('points are taken with a minus', () => {
  expect(written('40', ' For the capt ', 'take').ready).toEqual({ delta: -40, reason: 'For the capt' });
});

it.each(['', '0', '-5', '1.5', '1e3', '1000001', 'ten'])('nothing is sent for the amount “%s”', (amount) => {
  expect(written(amount).ready).toBeNull();
});

it('nothing is sent without a reason, though the sum is already shown', () => {
  expect(written('40', '   ')).toMatchObject({ delta: 40, ready: null });
});
