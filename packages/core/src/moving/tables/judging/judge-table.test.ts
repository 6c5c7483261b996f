import { expect, test } from 'vitest';
import type { RowNames } from '../reading/read-row.ts';
import { matchPeople } from './match-person.ts';
import type { TablePerson } from './match-person.ts';
import { settleStates } from './settle-states.ts';
import type { MatchedRow } from './settle-states.ts';

const person = (userId: string, more: Partial<TablePerson> = {}): TablePerson => ({
  userId,
  username: `user${userId}`,
  displayName: `Player ${userId}`,
  ingameNick: null,
  staticId: null,
  aliases: [],
  isGone: false,
  ...more,
});
const family = [
  person('1', { ingameNick: 'Ivan_Petrov', staticId: '12345', displayName: 'Ваня' }),
  person('2', { ingameNick: 'Anna_Bell', staticId: '70234', aliases: ['Annushka'] }),
  person('3', { displayName: 'Olga_Sun', username: 'olga' }),
  person('4', { ingameNick: 'Twin_One' }),
  person('5', { ingameNick: 'Twin_One' }),
  person('6', { ingameNick: 'Gone_Man', isGone: true }),
];
const match = (names: Partial<RowNames>) =>
  matchPeople([{ userId: null, name: null, nick: null, staticId: null, ...names }], family)[0];

test.each<[Partial<RowNames>, string, string]>([
  [{ userId: '1' }, '1', 'user_id'],
  [{ staticId: '70234', nick: 'Renamed_Since' }, '2', 'static_id'],
  [{ nick: 'ivan petrov' }, '1', 'nick'],
  [{ nick: 'Annushka' }, '2', 'alias'],
  [{ name: '@Olga#1234' }, '3', 'username'],
])('%j is certainly one person', (names, userId, by) => {
  expect(match(names)).toEqual({ userId, by, candidates: [], doubts: [] });
});

test.each<[Partial<RowNames>, string, string[]]>([
  [{ nick: 'Nobody_Here' }, 'nobody', []],
  [{ nick: 'Ivan_Petrof' }, 'similar', ['1']],
  [{ nick: 'Аnnа_Веll' }, 'look_alike', ['2']],
  [{ nick: 'Olga_Sun' }, 'server_name', ['3']],
  [{ name: 'Ваня' }, 'server_name', ['1']],
  [{ nick: 'Twin_One' }, 'several', ['4', '5']],
  [{ userId: '1', staticId: '70234' }, 'disagrees', ['1', '2']],
  [{ staticId: '12345', nick: 'Anna_Bell' }, 'disagrees', ['1', '2']],
  [{ nick: 'Ivan_Petrov', staticId: '99999' }, 'disagrees', ['1']],
  [{ userId: '100', nick: 'Ivan_Petrov' }, 'disagrees', ['1']],
  [{ nick: 'Gone_Man' }, 'gone', ['6']],
])('%j is a doubt: %s', (names, doubt, candidates) => {
  expect(match(names)).toEqual({ userId: null, by: null, candidates, doubts: [doubt] });
});

const rowOf = (
  line: number,
  userId: string | null,
  reputation: number,
  more: Partial<MatchedRow> = {},
): MatchedRow => ({
  line,
  kind: 'person',
  values: { reputation },
  match: { userId, by: 'nick', candidates: [], doubts: userId === null ? ['nobody'] : [] },
  decided: null,
  ...more,
});
const states = (...rows: MatchedRow[]) =>
  settleStates(rows).map(({ state, doubts, leftOut }) =>
    [state, ...doubts, ...(leftOut === null ? [] : [leftOut])].join(' '),
  );

test('of two rows that say the same about somebody one is entered; where they differ, none', () => {
  expect(states(rowOf(1, '1', 5), rowOf(2, '1', 5), rowOf(3, '2', 1))).toEqual([
    'ready',
    'left_out same_row',
    'ready',
  ]);
  expect(states(rowOf(1, '1', 5), rowOf(2, '1', 6))).toEqual(['doubt twice', 'doubt twice']);
});

test('a decision chooses one of them, and two decisions for one person are a doubt again', () => {
  const decided = { decided: { userId: '1' } };
  expect(states(rowOf(1, '1', 5), rowOf(2, '1', 6, decided))).toEqual(['doubt twice', 'ready']);
  expect(states(rowOf(1, '9', 5, decided), rowOf(2, '1', 6, decided))).toEqual([
    'doubt twice',
    'doubt twice',
  ]);
  expect(states(rowOf(1, null, 5, decided), rowOf(2, '2', 5, { decided: { userId: null } }))).toEqual([
    'ready',
    'left_out decided',
  ]);
});

test('rows without anybody or anything are left out by their reason', () => {
  expect(
    states(rowOf(1, null, 5), rowOf(2, '1', 5, { values: {} }), rowOf(3, null, 5, { kind: 'sum' })),
  ).toEqual(['doubt nobody', 'left_out nothing', 'left_out sum']);
});
