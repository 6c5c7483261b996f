import { expect, test } from 'vitest';
import { nicknameOf } from './nickname-pattern.ts';

const ivan = { nick: 'Ivan_Petrov', staticId: '70233', rank: 'Capo' };

test.each([
  ['{nick} | {static}', ivan, 'Ivan_Petrov | 70233'],
  ['{nick} | {static}', { ...ivan, staticId: null }, 'Ivan_Petrov'],
  ['[#{static}] {nick}', { ...ivan, staticId: null }, 'Ivan_Petrov'],
  ['{nick} #{static}', { ...ivan, staticId: null }, 'Ivan_Petrov'],
  ['{rank} | {nick} | {static}', ivan, 'Capo | Ivan_Petrov | 70233'],
  ['{nick} | {rank} | {static}', { ...ivan, rank: null }, 'Ivan_Petrov | 70233'],
  ['{rank} | {nick}', { ...ivan, rank: null }, 'Ivan_Petrov'],
  ['{nick} {other}', ivan, 'Ivan_Petrov {other}'],
  // What is filled in is not read again.
  ['{nick}', { ...ivan, nick: '{static}' }, '{static}'],
])('%s', (pattern, facts, nickname) => {
  expect(nicknameOf(pattern, facts)).toBe(nickname);
});

test('what is too long for Discord loses the rank first, then the end of the nick, never the static id', () => {
  const long = { nick: 'Maximilian_Konstantinopolsky', staticId: '123456', rank: 'Caporegime' };
  expect(nicknameOf('{nick} | {rank}', long)).toBe('Maximilian_Konstantinopolsky');
  expect(nicknameOf('{rank} | {nick} | {static}', long)).toBe('Maximilian_Konstantino… | 123456');
  expect(nicknameOf('{rank} | {nick} | {static}', long)).toHaveLength(32);
  expect(nicknameOf(`${'x'.repeat(50)}{nick}`, long)).toHaveLength(32);
});
