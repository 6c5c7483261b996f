import { expect, it } from 'vitest';
import { initials } from './initials.ts';

it.each([
  ['Ivan_Petrov', 'IP'],
  ['Лёха Север', 'ЛС'],
  ['enzo', 'E'],
  ['Los Santos Vagos', 'LS'],
  ['~ 7th Street ~', '7S'],
  ['✦✦✦', ''],
])('makes %s into %s', (name, expected) => {
  expect(initials(name)).toBe(expected);
});
