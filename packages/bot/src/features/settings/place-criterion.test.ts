import { expect, test } from 'vitest';
import { placeCriterion } from './place-criterion.ts';

const ORDER = ['role_priority', 'reputation', 'signed_up_at'] as const;

test.each([
  ['a new one moves the rest down', 0, 'reliability', ['reliability', 'role_priority', 'reputation']],
  ['one that is there moves', 0, 'reputation', ['reputation', 'role_priority']],
  ['also down', 1, 'role_priority', ['reputation', 'role_priority']],
  [
    'the place after the last is one more',
    2,
    'benched_last_time',
    [...ORDER.slice(0, 2), 'benched_last_time'],
  ],
  ['nothing ends the list there', 1, null, ['role_priority']],
  ['nothing at all leaves the sign-up time', 0, null, []],
] as const)('%s', (_what, place, criterion, expected) => {
  expect(placeCriterion(ORDER, place, criterion)).toEqual([...expected, 'signed_up_at']);
});
