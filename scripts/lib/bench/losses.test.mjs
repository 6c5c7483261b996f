import { expect, it } from 'vitest';
import { lossesOf } from './losses.mjs';

const MACHINE = { cpu: 'Xeon', cores: '2 cores' };
const night = (value, { machine = MACHINE, limit = { most: 20 } } = {}) => ({
  machine,
  results: [
    {
      bench: 'members',
      figures: [{ name: 'search', value, unit: 'ms', ...limit, ratio: ratioOf(value, limit), held: true }],
    },
  ],
});
const ratioOf = (value, { least, most }) => (least === undefined ? most / value : value / least);
const nights = (values, options) => values.map((value) => night(value, options));

it('names a figure that was worse by a fifth in the last two nights', () => {
  expect(lossesOf(nights([10, 11, 10, 13, 13]))).toEqual([
    'members: search: 10 ms before, 13 tonight, 0.77 as good',
  ]);
});

it('knows which figures have to be large', () => {
  const limit = { least: 0.8 };
  expect(lossesOf(nights([1, 1, 0.7, 0.7], { limit }))).toHaveLength(1);
  expect(lossesOf(nights([1, 1, 1.5, 1.5], { limit }))).toEqual([]);
});

it.each([
  ['one bad night', [10, 10, 10, 13]],
  ['a bad night, then a good one', [10, 10, 13, 10]],
  ['a loss of less than a fifth', [10, 10, 12, 12]],
  ['no earlier night', [13, 13]],
  ['a figure that is far from its limit', [2, 2, 4, 4]],
])('says nothing about %s', (_, values) => {
  expect(lossesOf(nights(values))).toEqual([]);
});

it('compares with the middle of the earlier nights, not with the best one', () => {
  expect(lossesOf(nights([12, 5, 12, 13, 13]))).toEqual([]);
});

it('compares only with nights on the same kind of machine', () => {
  const other = { machine: { cpu: 'EPYC', cores: '4 cores' } };
  expect(lossesOf([...nights([10, 10, 10], other), night(13), night(13)])).toEqual([]);
});
