import { expectLinear } from '@famiglia/contract/testing/expect-linear';
import { expect, test } from 'vitest';
import { readLog } from './read-log.ts';
import { writeLog } from './testing/write-log.ts';

const LAST_DAY = '2026-12-31';
const read = (text: string) => readLog(text, LAST_DAY);

const ONE = [
  '08.08.2026, 18:22',
  '-$2 000 000',
  '$2 364 000,39',
  'Взято из баланса семьи',
  'Luffy Klaiz #206656',
];
const OPERATION = {
  key: '2026-08-08 18:22 -200000000 236400039 0',
  at: '2026-08-08 18:22',
  amount: -200_000_000n,
  balance: 236_400_039n,
  nth: 0,
  words: 'Взято из баланса семьи',
  who: 'Luffy Klaiz #206656',
  cut: false,
};

test.each([
  ['as the game has it', ONE.join('\n')],
  ['with the line ends of Windows', ONE.join('\r\n')],
  ['with empty lines and spaces around', `\n\n  ${ONE.join('  \n\n  ')}\n`],
  [
    'with spaces that do not break, and thin ones',
    ONE.join('\n').replaceAll(' 000', '\u00A0000').replace('$2 364', '$2\u202F364'),
  ],
  ['with a typographic minus', ONE.join('\n').replace('-$', '−$')],
  ['with the minus behind the dollar', ONE.join('\n').replace('-$2', '$-2')],
  ['with a mark of byte order and characters without width', `\uFEFF${ONE.join('\u200B\n')}`],
  ['as cells of a table', ONE.join('\t')],
  ['with seconds', ONE.join('\n').replace('18:22', '18:22:59')],
  ['in English', ['8/8/2026, 6:22 PM', '-$2,000,000', '$2,364,000.39', ...ONE.slice(3)].join('\n')],
  ['as ISO has it', ['2026-08-08 18:22', ...ONE.slice(1)].join('\n')],
])('an operation is read %s', (_, text) => {
  expect(read(text)).toMatchObject({ operations: [OPERATION], junkTotal: 0 });
});

test('dates with slashes are read in the order in which all of them exist and none is to come', () => {
  const at = (...dates: string[]) =>
    read(dates.map((date) => [date, '$5', '$10', 'Взнос', 'A B #100'].join('\n')).join('\n')).operations.map(
      (one) => one.at,
    );
  expect(at('05/08/2026, 18:22')).toEqual(['2026-08-05 18:22']);
  expect(at('08/13/2026, 18:22', '08/05/2026, 18:22')).toEqual(['2026-08-05 18:22', '2026-08-13 18:22']);
  expect(at('8/5/2026, 6:22 PM')).toEqual(['2026-08-05 18:22']);
  expect(at('13/8/2026, 6:22 PM')).toEqual(['2026-08-13 18:22']);
  expect(at('12/8/2026, 12:05 AM')).toEqual(['2026-12-08 00:05']);
  expect(read('31.02.2026, 18:22\n$5\n$10').operations).toEqual([]);
  expect(read('08.08.2027, 18:22\n$5\n$10').operations).toEqual([]);
});

test('half an operation at the top and at the bottom is named, and what is no part of the log', () => {
  const [newest = '', middle = '', oldest = ''] = writeLog(100, [
    { at: '08.08.2026, 18:20', amount: 10 },
    { at: '08.08.2026, 18:21', amount: 20.5 },
    { at: '08.08.2026, 18:22', amount: -3 },
  ]);
  const top = newest.split('\n').slice(3).join('\n');
  const bottom = oldest.split('\n').slice(0, 2).join('\n');
  const found = read([top, middle, 'Показать ещё', bottom].join('\n'));
  expect(found.operations).toMatchObject([{ amount: 2050n, balance: 13_050n }]);
  expect(found.junk).toEqual([
    { line: 1, text: 'Пополнение баланса семьи', kind: 'half' },
    { line: 2, text: 'Luffy Klaiz #206656', kind: 'half' },
    { line: 8, text: 'Показать ещё', kind: 'junk' },
    { line: 9, text: '08.08.2026, 18:20', kind: 'half' },
    { line: 10, text: '$10', kind: 'half' },
  ]);
  expect(read(`Привет\nкак дела\n${middle}`).junk.map(({ kind }) => kind)).toEqual(['junk', 'junk']);
  // The amounts are there, and who it was is not: it can be entered, if somebody wants it.
  const cut = read(`${middle}\n${oldest.split('\n').slice(0, 4).join('\n')}`).operations;
  expect(cut.map((one) => [one.amount, one.who, one.cut])).toEqual([
    [1000n, '', true],
    [2050n, 'Luffy Klaiz #206656', false],
  ]);
  // An operation of the game itself names nobody.
  const [tax, income] = [
    ['08.08.2026, 18:23', '-$5', '$95', 'Налог'].join('\n'),
    ['08.08.2026, 18:22', '$5', '$100', 'A B #100'].join('\n'),
  ];
  expect(read(`${tax}\n${income}\n${ONE.join('\n')}`).operations.slice(1)).toMatchObject([
    { words: '', who: 'A B #100', cut: false },
    { words: 'Налог', who: '', cut: false },
  ]);
});

test('a text that was turned round is read the same way', () => {
  const log = writeLog(0, [
    { at: '08.08.2026, 18:20', amount: 10 },
    { at: '08.08.2026, 18:21', amount: 20 },
  ]);
  expect(read(log.toReversed().join('\n'))).toEqual({ ...read(log.join('\n')), junk: [] });
  // In one minute the balances tell the order.
  const minute = writeLog(0, [
    { at: '08.08.2026, 18:20', amount: 10 },
    { at: '08.08.2026, 18:20', amount: 20 },
    { at: '08.08.2026, 18:20', amount: -5 },
  ]);
  expect(read(minute.toReversed().join('\n')).operations).toEqual(read(minute.join('\n')).operations);
});

test('equal operations of one minute have keys of their own', () => {
  const log = writeLog(100, [
    { at: '08.08.2026, 18:20', amount: 10 },
    { at: '08.08.2026, 18:20', amount: 10 },
    { at: '08.08.2026, 18:20', amount: -10 },
    { at: '08.08.2026, 18:20', amount: 10 },
  ]);
  expect(read(log.join('\n')).operations.map(({ key }) => key)).toEqual([
    '2026-08-08 18:20 1000 11000 0',
    '2026-08-08 18:20 1000 12000 0',
    '2026-08-08 18:20 -1000 11000 0',
    '2026-08-08 18:20 1000 12000 1',
  ]);
});

test('a text of any kind is read in time that grows with its length', () => {
  const inside = ONE.slice(0, 3).join('\n');
  expectLinear((text) => read(text));
  expectLinear((text) => read(text.replaceAll('a', inside)));
  const many = writeLog(
    0,
    Array.from({ length: 501 }, () => ({ at: '08.08.2026, 18:20', amount: 1 })),
  );
  expect(read(many.join('\n'))).toMatchObject({ tooMany: true });
});
