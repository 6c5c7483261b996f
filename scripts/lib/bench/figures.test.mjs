import { expect, it } from 'vitest';
import { missed, table } from './figures.mjs';

const list = (value) => ({
  name: 'members list',
  value,
  unit: '×',
  least: 0.8,
  ratio: value / 0.8,
  held: value >= 0.8,
});
const search = (value) => ({
  name: 'search',
  value,
  unit: 'ms',
  most: 10,
  ratio: 10 / value,
  held: value <= 10,
});
const results = (one, other) => [
  { bench: 'http', figures: [list(one)], ...(one < 0.8 && { error: 'ended with 1' }) },
  { bench: 'members', figures: [search(other)] },
];

it('prints one table of all figures with their limits', () => {
  expect(table(results(0.4, 5))).toBe(
    [
      'bench    measured      is       limit  ratio',
      'http     members list  0.400 ×  ≥ 0.8  0.50   MISSED',
      'members  search        5.00 ms  ≤ 10   2.00   ok',
    ].join('\n'),
  );
});

it('prints two commits side by side: above 1 is better for each figure', () => {
  const then = [{ bench: 'http', figures: [], error: 'no such module' }, results(1, 7.5)[1]];
  expect(table(results(0.8, 5), then)).toBe(
    [
      'bench    measured      then                now      now / then  limit',
      'http     members list  does not run there  0.800 ×              ≥ 0.8  ok',
      'members  search        7.50 ms             5.00 ms  1.50        ≤ 10   ok',
    ].join('\n'),
  );
});

it('counts a measurement that ended with an error as missed, also without a figure', () => {
  const failed = [{ bench: 'http', figures: [], error: 'ended with 1' }];
  expect(missed([...failed, { bench: 'ocr', figures: [] }])).toEqual([
    { bench: 'http', name: 'runs to its end', held: false },
  ]);
});
