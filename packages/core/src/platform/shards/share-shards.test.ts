import { array, assert, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import { shareShards } from './share-shards.ts';

const sharesOf = (
  capacities: readonly number[],
  shardCount: number,
  held: readonly number[] = [],
): number[] => {
  const processes = capacities.map((capacity, index) => ({
    id: String(index),
    capacity,
    held: held[index] ?? 0,
  }));
  const shares = shareShards(processes, shardCount);
  return processes.map(({ id }) => shares.get(id) ?? 0);
};

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

test('processes of the same size differ by one shard at most', () => {
  expect(sharesOf([16], 6)).toEqual([6]);
  expect(sharesOf([16, 16, 16], 7)).toEqual([3, 2, 2]);
  expect(sharesOf([16, 16, 16], 1)).toEqual([1, 0, 0]);
});

test('what a small process cannot hold goes to larger ones', () => {
  expect(sharesOf([1, 16, 16], 7)).toEqual([1, 3, 3]);
  expect(sharesOf([2, 2], 7)).toEqual([2, 2]);
});

test('what cannot be divided stays where it is', () => {
  expect(sharesOf([16, 16], 1, [0, 1])).toEqual([0, 1]);
  expect(sharesOf([1, 16], 1, [0, 1])).toEqual([0, 1]);
  expect(sharesOf([16, 16, 16], 7, [2, 2, 3])).toEqual([2, 2, 3]);
});

test('every shard has one process while there is room, and nobody holds more than they can', () => {
  const capacities = array(integer({ min: 1, max: 20 }), { minLength: 1, maxLength: 12 });
  assert(
    property(capacities, integer({ min: 1, max: 200 }), (sizes, shardCount) => {
      const shares = sharesOf(sizes, shardCount);
      expect(sum(shares)).toBe(Math.min(shardCount, sum(sizes)));
      for (const [index, share] of shares.entries()) expect(share).toBeLessThanOrEqual(sizes[index] ?? 0);
    }),
  );
});
