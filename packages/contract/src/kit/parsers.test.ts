import { expect, test } from 'vitest';
import { cutText } from './cut-text.ts';
import { columnOf } from '../damage/damage-headings.ts';
import { findColumns } from '../damage/find-columns.ts';
import { readNumber } from './read-number.ts';
import { snowflake, time } from './shapes.ts';
import { splitLines } from './split-lines.ts';
import { expectLinear } from '../testing/expect-linear.ts';
import { ingameNick, staticId } from '../members/members.ts';

test.each<[string, (text: string) => unknown]>([
  ['lines of a table', splitLines],
  ['columns of a table', (text) => findColumns(splitLines(text).lines)],
  ['a heading', columnOf],
  ['a number', (text) => readNumber(text, 'damage')],
  ['a percentage', (text) => readNumber(text, 'hit_percent')],
  ['an id of Discord', (text) => snowflake.safeParse(text)],
  ['an in-game nick', (text) => ingameNick.safeParse(text)],
  ['a static id', (text) => staticId.safeParse(text)],
  ['a text to be cut', (text) => cutText(text, text.length - 2)],
  ['a text to be cut early', (text) => cutText(text, 100)],
  ['a time', (text) => time.safeParse(text)],
])('the time to parse %s grows linearly with the text', (_what, parse) => expectLinear(parse));

const cells = (text: string) => splitLines(text).lines.map((line) => line.cells);

test('lines are split by separators, by gaps of spaces, or before the numbers at the end', () => {
  expect(cells('Ivan Petrov 12.345 -4 10%')).toEqual([['Ivan Petrov', '12.345', '-4', '10%']]);
  expect(cells('12 34')).toEqual([['12', '34']]);
  expect(cells('Ivan  12 345  4')).toEqual([['Ivan', '12 345', '4']]);
  expect(cells('Ivan 2nd')).toEqual([['Ivan 2nd']]);
  expect(cells('a;"say ""hi""; there"; "b"\nc"d;e')).toEqual([
    ['a', 'say "hi"; there', 'b'],
    ['c"d', 'e'],
  ]);
});

test('a Discord id has at most 63 bits', () => {
  expect(snowflake.safeParse('9223372036854775807').success).toBe(true);
  expect(snowflake.safeParse('9223372036854775808').success).toBe(false);
  expect(snowflake.safeParse('842764187074560005').success).toBe(true);
});

test('a text is cut between letters as people see them, and never ends in a lone backslash', () => {
  const family = '👨‍👩‍👧';
  expect(cutText('short', 5)).toBe('short');
  expect(cutText('too long', 5)).toBe('too …');
  for (const longest of [4, 5, 6, 7, 8, 9, 10]) {
    const cut = cutText(`ab${family}${family}`, longest);
    expect(['ab…', `ab${family}…`]).toContain(cut);
    expect(cut.length).toBeLessThanOrEqual(longest);
  }
  expect(cutText('😀😀😀', 4)).toBe('😀…');
  expect(cutText(String.raw`a\\b`, 3)).toBe('a…');
});
