import { expect, test } from 'vitest';
import { countPatterns, judgeNames } from './judge-names.ts';
import { partsOfNickname, readParts } from './read-nickname.ts';

const person = (userId: string, displayName: string, stored: { nick?: string; static?: string } = {}) => ({
  userId,
  displayName,
  avatarPath: null,
  ingameNick: stored.nick ?? null,
  staticId: stored.static ?? null,
});

test.each([
  ['Nick_Family | 12345', 'Nick_Family', '12345'],
  ['[4] Nick_Family | 12345', 'Nick_Family', '12345'],
  ['Nick Family #12345', 'Nick Family', '12345'],
  ['12345 | Nick_Family', 'Nick_Family', '12345'],
  ['Nick_Family [12345]', 'Nick_Family', '12345'],
  ['[Capo] Nick_Family (ID: 12345)', 'Nick_Family', '12345'],
  ['🔥 Nick_Family ┃ №12345 🔥', 'Nick_Family', '12345'],
  ['Nick Family 12345', 'Nick Family', '12345'],
  ['Nick_Family - 12345', 'Nick_Family', '12345'],
  ['Ｎｉｃｋ_Family ｜ １２３４５', 'Nick_Family', '12345'],
  ['Ник\u200B_Семья\u202E / 12345', 'Ник_Семья', '12345'],
  ["Anne-Marie_O'Hara | 12345", "Anne-Marie_O'Hara", '12345'],
])('%s has a nick and a static id', (name, ingameNick, staticId) => {
  expect(readParts(partsOfNickname(name), 'nick_static')).toEqual({ ingameNick, staticId });
});

test.each([
  '12345',
  'Nick_Family',
  '123 | Nick_Family | 45678',
  'A | 12345',
  '💀💀💀',
  '',
  '| # |',
  '[[[[12345',
])('%s has not', (name) => {
  expect(readParts(partsOfNickname(name), 'nick_static')).toBeNull();
});

test('which of two words is the nick is a question of the pattern', () => {
  const parts = partsOfNickname('Иван | Nick_Family');
  expect(readParts(parts, 'name_nick')?.ingameNick).toBe('Nick_Family');
  expect(readParts(parts, 'nick_name')?.ingameNick).toBe('Иван');
  // The one with names of the game is offered first.
  expect(countPatterns([person('1', 'Иван | Nick_Family'), person('2', 'Пётр | Ann_Family')])[0]).toEqual({
    pattern: 'name_nick',
    fits: 2,
  });
});

test('the pattern that most people fit is first, and a plain name is no pattern', () => {
  const people = [
    person('1', 'A_Bc | 111'),
    person('2', '222 | D_Ef'),
    person('3', 'G_Hi'),
    person('4', 'Ваня'),
  ];
  expect(countPatterns(people)).toEqual([
    { pattern: 'nick_static', fits: 2 },
    { pattern: 'nick', fits: 1 },
  ]);
});

test('what somebody has to look at is said, and the rest is ready', () => {
  const found = judgeNames(
    [
      person('1', 'Ready_One | 111'),
      person('2', 'Twice_One | 222'),
      person('3', 'Twice_Two | 222'),
      person('4', 'Other_Nick | 444', { nick: 'Stored_Nick' }),
      person('5', 'Iвan_Petrov | 555'),
      person('6', 'same one | 666', { nick: 'Same_One', static: '666' }),
      person('7', 'Taken_One | 888'),
      person('8', 'no pattern', { static: '888' }),
      person('9', 'Half_Done | 999', { nick: 'Half_Done' }),
      person('10', 'ready_one | 1000'),
    ],
    'nick_static',
  );
  expect(found.ready.map(({ person: { userId } }) => userId)).toEqual(['9']);
  expect(found.doubtful.map(({ person: { userId }, doubts }) => [userId, ...doubts])).toEqual([
    ['1', 'nick_twice'],
    ['2', 'static_twice'],
    ['3', 'static_twice'],
    ['4', 'differs'],
    ['5', 'look_alike'],
    ['7', 'static_twice'],
    ['10', 'nick_twice'],
  ]);
  expect(found).toMatchObject({ same: 1, unfit: 1 });
});
