import { expectLinear } from '@famiglia/contract/testing/expect-linear';
import { expect, test } from 'vitest';
import { csvRow } from './platform/csv.ts';
import { safeReturnPath } from './auth/safe-return-path.ts';
import { storableAddress } from './auth/login-history.ts';
import { calendarText } from './calendar/calendar-line.ts';
import { foldNick, matchNicks } from './damage/match-nick.ts';
import { rowsOfPage } from './damage/ocr/rows-of-page.ts';
import { wordsOfTsv } from './damage/ocr/words-of-tsv.ts';
import { readJsonRows } from './damage/read-json-rows.ts';
import { partsOf, readTable } from './damage/read-table.ts';
import { containing } from './platform/db/containing.ts';
import { countPatterns } from './moving/judge-names.ts';
import { foldName } from './members/fold-name.ts';
import { termKind } from './members/search-term.ts';
import { searchWords } from './members/search-words.ts';

const people = Array.from({ length: 50 }, (_, index) => ({
  userId: String(index),
  displayName: `Иван ${index}`,
  ingameNick: `Ivan_Petrov_${index}`,
  staticId: null,
  aliases: [],
}));
const wordsOf = (text: string) =>
  Array.from(text.slice(0, text.length / 4), (letter, index) => ({
    text: letter,
    confidence: 90,
    left: (index % 10) * 20,
    right: (index % 10) * 20 + 12,
    top: Math.floor(index / 10) * 20,
    bottom: Math.floor(index / 10) * 20 + 12,
    line: String(Math.floor(index / 10)),
  }));

test.each<[string, (text: string) => unknown]>([
  ['a pasted table', readTable],
  ['rows of JSON', readJsonRows],
  ['rows of JSON with many columns', (text) => readJsonRows(JSON.stringify(columnsAndRows(text)))],
  ['a nick with its static id', partsOf],
  ['a nick as it is compared', foldNick],
  ['whose nicks they are', (text) => matchNicks({ rows: nicksOf(text), people })],
  ['nicknames on a server', (text) => countPatterns(namedBy(text))],
  ['what tesseract found', wordsOfTsv],
  ['the rows of a page', (text) => rowsOfPage({ words: wordsOf(text), numbers: wordsOf(text) })],
  ['a page to return to', safeReturnPath],
  ['an address of the network', storableAddress],
  ['a search', (text) => searchWords(text).map(termKind)],
  ['a search in the database', containing],
  ['a name', foldName],
  ['a cell of CSV', (text) => csvRow([text])],
  ['a line of a calendar', (text) => calendarText('SUMMARY', text)],
])('the time to process %s grows linearly with the text', (_what, parse) => expectLinear(parse));

const nicksOf = (text: string) =>
  Array.from({ length: Math.floor(text.length / 400) }, (_, index) => ({
    nick: text.slice(index, index + 64),
    staticId: null,
  }));

const namedBy = (text: string) =>
  [text, ...(text.match(/.{1,100}/gsu) ?? [])].map((displayName, index) => ({
    userId: String(index),
    displayName,
    avatarPath: null,
    ingameNick: null,
    staticId: null,
  }));

/** As many columns as rows, so that the number of cells grows quadratically. */
const columnsAndRows = (text: string): object[] => {
  const count = Math.floor(text.length / 40);
  const columns = Object.fromEntries(Array.from({ length: count }, (_, index) => [`c${index}`, 1]));
  return [columns, ...Array.from({ length: count }, () => ({}))];
};

test('the number after a nick is the static id, in every notation', () => {
  expect(partsOf('Ivan_Petrov #12345')).toEqual({ nick: 'Ivan_Petrov', staticId: '12345' });
  expect(partsOf(' Ivan Petrov [ 12345 ] ')).toEqual({ nick: 'Ivan Petrov', staticId: '12345' });
  expect(partsOf('Ivan | 123')).toEqual({ nick: 'Ivan', staticId: '123' });
  expect(partsOf('Ivan (12)')).toEqual({ nick: 'Ivan (12)', staticId: null });
  expect(partsOf('[Boss] Ivan')).toEqual({ nick: '[Boss] Ivan', staticId: null });
  expect(partsOf('#12345')).toEqual({ nick: '#12345', staticId: '12345' });
});

const refusal = (field: string) =>
  expect.objectContaining({ code: 'table_too_large', errors: [{ field, message: 'too_large' }] });

test('a table over a limit is refused with the number of its line', () => {
  expect(() => readTable(`nick;damage\nIvan;${'1'.repeat(201)}`)).toThrow(refusal('text.2'));
  expect(() => readTable(`a${' 1'.repeat(16_000)} x`)).toThrow(refusal('text.1'));
  expect(() => readTable(`Ivan;${'1;'.repeat(70)}`)).toThrow(refusal('text.1'));
});
