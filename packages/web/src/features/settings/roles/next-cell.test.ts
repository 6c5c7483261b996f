import { expect, it } from 'vitest';
import { nextCell } from './next-cell.ts';

const size = { rows: 5, columns: 4 };
const middle = { row: 2, column: 2 };

it.each([
  ['ArrowUp', { row: 1, column: 2 }],
  ['ArrowDown', { row: 3, column: 2 }],
  ['ArrowLeft', { row: 2, column: 1 }],
  ['ArrowRight', { row: 2, column: 3 }],
  ['Home', { row: 2, column: 0 }],
  ['End', { row: 2, column: 3 }],
])('%s moves one step or to the end of the row', (key, expected) => {
  expect(nextCell(key, false, middle, size)).toEqual(expected);
});

it('moves to the corners with Ctrl', () => {
  expect(nextCell('Home', true, middle, size)).toEqual({ row: 0, column: 0 });
  expect(nextCell('End', true, middle, size)).toEqual({ row: 4, column: 3 });
});

it('stays inside the grid, and ignores other keys', () => {
  expect(nextCell('ArrowUp', false, { row: 0, column: 0 }, size)).toEqual({ row: 0, column: 0 });
  expect(nextCell('ArrowRight', false, { row: 0, column: 3 }, size)).toEqual({ row: 0, column: 3 });
  expect(nextCell('Tab', false, middle, size)).toBeNull();
});
