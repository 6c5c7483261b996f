import { expect, test } from 'vitest';
import { monthsLater } from './months-later.ts';

test.each([
  ['2027-01-31T12:00:00Z', 1, undefined, '2027-02-28T12:00:00Z'],
  ['2028-01-31T12:00:00Z', 1, undefined, '2028-02-29T12:00:00Z'],
  ['2028-02-29T12:00:00Z', 1, 31, '2028-03-31T12:00:00Z'],
  ['2028-02-29T12:00:00Z', 12, undefined, '2029-02-28T12:00:00Z'],
  ['2026-12-15T23:59:59Z', 1, undefined, '2027-01-15T23:59:59Z'],
  // The night in which clocks in Europe go forward: months are counted in UTC.
  ['2027-02-28T01:30:00Z', 1, undefined, '2027-03-28T01:30:00Z'],
])('%s and %i months (anchor %s) is %s', (from, months, anchor, later) => {
  expect(monthsLater(new Date(from), months, anchor)).toEqual(new Date(later));
});
