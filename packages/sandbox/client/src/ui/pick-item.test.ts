import { expect, it } from 'vitest';
import { matchItems } from './pick-item.ts';

const items = [
  { value: '1', label: 'Don Salvatore', hint: '@owner' },
  { value: '2', label: 'Salvatore' },
  { value: '3', label: 'Лёха Север' },
];
const found = (query: string, limit?: number): string[] =>
  matchItems(items, query, limit).map(({ value }) => value);

it.each([
  ['', ['1', '2', '3']],
  ['salv', ['2', '1']],
  [' СЕВЕР ', ['3']],
  ['owner', ['1']],
  ['nobody', []],
])('finds for "%s"', (query, expected) => {
  expect(found(query)).toEqual(expected);
});

it('gives no more than asked for', () => {
  expect(found('', 2)).toEqual(['1', '2']);
});
