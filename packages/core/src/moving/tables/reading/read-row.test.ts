import { foldLookAlikes } from '@famiglia/contract/kit/look-alikes';
import { expect, test } from 'vitest';
import { readDate } from './read-date.ts';
import { readRow } from './read-row.ts';
import type { RowRules } from './read-row.ts';
import type { SourceCell } from './source-cell.ts';

const columns = [
  'nick',
  'static_id',
  'user_id',
  'reputation',
  'rank',
  'warnings',
  'joined',
  'attended',
  'owed',
  'debt',
] as const;
const rules: RowRules = {
  columns,
  days: null,
  today: '2026-11-19',
  ranks: new Map([[foldLookAlikes('Капитан'), '5']]),
};
const row = (cells: Partial<Record<(typeof columns)[number], SourceCell>>) =>
  readRow({ line: 2, cells: columns.map((column) => cells[column] ?? '') }, rules);

test('a whole row is read, with money in cents and the rank as its step', () => {
  const found = row({
    nick: 'Ivan_Petrov',
    static_id: '#12345',
    user_id: '<@100000000000000001>',
    reputation: '1 250',
    rank: 'капитан ',
    warnings: '2/3',
    joined: '12.03.2024',
    attended: '34',
    owed: '$1.5к',
    debt: '-',
  });
  expect(found).toMatchObject({
    kind: 'person',
    label: 'Ivan_Petrov',
    names: { userId: '100000000000000001', nick: 'Ivan_Petrov', staticId: '12345' },
    values: {
      nick: 'Ivan_Petrov',
      static_id: '12345',
      reputation: 1250,
      rank: '5',
      warnings: 2,
      joined: '2024-03-12',
      attended: 34,
      owed: '150000',
    },
    refused: [],
  });
});

test.each<[Parameters<typeof row>[0], string]>([
  [{ reputation: 'много' }, 'not_a_number'],
  [{ reputation: '12.5' }, 'fraction'],
  [{ reputation: '1,250' }, 'two_readings'],
  [{ reputation: '99999999999' }, 'too_large'],
  [{ warnings: '-1' }, 'negative'],
  [{ attended: '1e9' }, 'too_large'],
  [{ owed: '-5' }, 'negative'],
  [{ owed: '1,250' }, 'two_readings'],
  [{ user_id: '1,23457E+17' }, 'id_rounded'],
  [{ user_id: ['123456789012345680', 'id_rounded'] }, 'id_rounded'],
  [{ user_id: '12' }, 'not_an_id'],
  [{ static_id: '12a' }, 'not_a_static'],
  [{ nick: '=cmd|calc' }, 'not_a_nick'],
  [{ nick: 'Ivаn_Petrov' }, 'look_alike'],
  [{ rank: 'Дон' }, 'unknown_rank'],
  [{ rank: ['', 'merged'] }, 'merged'],
  [{ reputation: ['#REF!', 'formula'] }, 'formula'],
  [{ joined: 'весной' }, 'not_a_date'],
  [{ joined: '45363' }, 'not_a_date'],
])('%j is not entered: %s', (cells, why) => {
  const found = row(cells);
  expect(found.refused.map((one) => one.why)).toEqual([why]);
  expect(found.values).toEqual({});
});

test('a nick with its static id in one cell is both, unless the static id has its own column', () => {
  const alone = readRow({ line: 1, cells: ['Ivan_Petrov | 12345'] }, { ...rules, columns: ['nick'] });
  expect(alone.values).toEqual({ nick: 'Ivan_Petrov', static_id: '12345' });
  expect(row({ nick: 'Ivan_Petrov #12345', static_id: '777' }).values).toEqual({
    nick: 'Ivan_Petrov',
    static_id: '777',
  });
});

test('sums and rows without anybody are no people', () => {
  expect(row({ nick: 'Итого', reputation: '500' }).kind).toBe('sum');
  expect(row({ reputation: '500' }).kind).toBe('unnamed');
});

test.each([
  ['2024-03-12', '2024-03-12'],
  ['12.03.24', '2024-03-12'],
  ['12.03.2024 18:30', '2024-03-12'],
  ['25/03/2024', '2024-03-25'],
  ['03/25/2024', '2024-03-25'],
  ['05/05/2024', '2024-05-05'],
])('%s is the day %s', (text, day) => {
  expect(readDate(text, '2026-11-19', null)).toEqual({ day });
});

test.each([
  ['31.02.2024', 'not_a_date'],
  ['12.13.2024', 'not_a_date'],
  ['03/04/2024', 'day_or_month'],
  ['20.11.2026', 'in_the_future'],
  ['01.01.1970', 'too_early'],
  ['', 'not_a_date'],
])('%s is no day: %s', (text, why) => {
  expect(readDate(text, '2026-11-19', null)).toEqual({ why });
});

test('what is day and what month is read as it was said', () => {
  expect(readDate('03/04/2024', '2026-11-19', 'day_first')).toEqual({ day: '2024-04-03' });
  expect(readDate('03/04/2024', '2026-11-19', 'month_first')).toEqual({ day: '2024-03-04' });
});
