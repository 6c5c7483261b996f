import { deflateRawSync } from 'node:zlib';
import { MOVED_TABLE_LIMITS } from '@famiglia/contract/moving/tables';
import { expect, test } from 'vitest';
import { rowsOf, workbookOf } from '../testing/workbook.ts';
import { findHeading } from './find-heading.ts';
import { readTableFile } from './read-file.ts';
import type { ReadFile } from './read-file.ts';

const read = async (bytes: Uint8Array, sheet?: number) => readTableFile({ bytes, sheet });
const file = async (bytes: Uint8Array, sheet?: number): Promise<ReadFile> => {
  const found = await read(bytes, sheet);
  if (typeof found === 'string') throw new Error(found);
  return found;
};
const cells = ({ lines }: ReadFile) => lines.map((line) => line.cells);
const utf8 = (text: string) => new TextEncoder().encode(text);
const utf16 = (text: string, mark = true) => {
  const le = Buffer.from(`${mark ? '\uFEFF' : ''}${text}`, 'utf16le');
  return new Uint8Array(le);
};
const windows1251 = (text: string) =>
  Uint8Array.from(text, (letter) => {
    const code = letter.codePointAt(0) ?? 0;
    return code < 128 ? code : code - 0x4_10 + 0xc0;
  });

const PLAIN = 'Ник;Статик;Баллы\nIvan_Petrov;12345;50\nАнна_Белл;70234;7\n';
const ROWS = [
  ['Ник', 'Статик', 'Баллы'],
  ['Ivan_Petrov', '12345', '50'],
  ['Анна_Белл', '70234', '7'],
];

test.each([
  ['utf-8', utf8(PLAIN)],
  ['utf-8', utf8(`\uFEFF${PLAIN}`)],
  ['utf-16', utf16(PLAIN)],
  ['utf-16', utf16(PLAIN, false)],
  ['utf-16', utf16(PLAIN).map((_, index, all) => all[index ^ 1] ?? 0)],
  ['windows-1251', windows1251(PLAIN)],
])('a text in %s is read as its writer saw it', async (encoding, bytes) => {
  const found = await file(bytes);
  expect([found.encoding, cells(found)]).toEqual([encoding, ROWS]);
});

test('separators, quotes, line ends and the line that Excel writes for itself do not matter', async () => {
  const tab = await file(utf8('Nick\tRep\r\nIvan_Petrov\t5\r\n'));
  const comma = await file(utf8('sep=,\r\n"Nick","Rep"\r\n"Ivan ""Vanya"" P",5\r\n\r\n'));
  const quoted = await file(utf8('Nick;Note\n"Ivan_Petrov";"two\nlines"\n'));
  expect([tab.source, comma.source]).toEqual(['table', 'csv']);
  expect(cells(tab)[1]).toEqual(['Ivan_Petrov', '5']);
  expect(cells(comma)[1]).toEqual(['Ivan "Vanya" P', '5']);
  expect(cells(quoted)[1]).toEqual(['Ivan_Petrov', 'two lines']);
});

test('a formula in a text is text, with invisible characters taken out', async () => {
  const found = await file(utf8('Nick;Rep\n=HYPERLINK("http://x");\u202E5\u200B\n'));
  expect(cells(found)[1]).toEqual(['=HYPERLINK("http://x")', '5']);
});

test('pictures, old workbooks and nothing at all are refused', async () => {
  expect(await read(Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13))).toBe('unreadable');
  expect(await read(Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 1, 2))).toBe('old_format');
  expect(await read(utf8('PK but no archive'))).toBe('unreadable');
  expect(await read(utf8(' \n\n'))).toBe('unreadable');
});

test('more rows or columns than a family has are refused, not cut', async () => {
  const many = (count: number) => utf8(`Nick;Rep\n${'Ivan_Petrov;5\n'.repeat(count)}`);
  expect(await read(many(MOVED_TABLE_LIMITS.rows + 20))).toBe('too_large');
  expect((await file(many(MOVED_TABLE_LIMITS.rows))).lines).toHaveLength(MOVED_TABLE_LIMITS.rows + 1);
  expect(await read(utf8(`${'a;'.repeat(80)}b\n`.repeat(3)))).toBe('too_large');
});

test('a workbook gives the stored values of its formulas, dates as days, and flaws as such', async () => {
  const rows = `<row r="2"><c r="A2" t="inlineStr"><is><t>Nick</t></is></c><c r="B2" t="str"><f>CONCAT("Jo","ined")</f><v>Joined</v></c>
    <c r="C2" t="inlineStr"><is><t>Rep</t></is></c><c r="D2" t="inlineStr"><is><t>Discord ID</t></is></c></row>
    <row r="4"><c r="A4" t="inlineStr"><is><t>Ivan_Petrov</t></is></c><c r="B4" s="1"><v>45363</v></c>
    <c r="C4"><f>1+WEBSERVICE("http://x")</f><v>42</v></c><c r="D4"><v>1.2345678901234568E+17</v></c></row>
    <row r="5"><c r="A5" t="inlineStr"><is><t>Anna_Bell</t></is></c><c r="C5" t="e"><f>1/0</f><v>#DIV/0!</v></c></row>`;
  const found = await file(workbookOf({ rows }));
  expect(found.lines).toEqual([
    { line: 2, cells: ['Nick', 'Joined', 'Rep', 'Discord ID'] },
    { line: 4, cells: ['Ivan_Petrov', '2024-03-12', '42', ['123456789012345680', 'id_rounded']] },
    { line: 5, cells: ['Anna_Bell', '', ['#DIV/0!', 'formula'], ''] },
  ]);
});

test('a merged cell has its value once, and the other places are marked', async () => {
  const rows = rowsOf(
    ['Nick', 'Rank'],
    ['Ivan_Petrov', 'Captain'],
    ['Anna_Bell', null],
    ['Olga_Sun', 'Soldier'],
  );
  const after = '<mergeCells count="1"><mergeCell ref="B2:B3"/></mergeCells>';
  const found = await file(workbookOf({ rows, after }));
  expect(cells(found)).toEqual([
    ['Nick', 'Rank'],
    ['Ivan_Petrov', 'Captain'],
    ['Anna_Bell', ['', 'merged']],
    ['Olga_Sun', 'Soldier'],
  ]);
});

test('of several sheets the first one with rows is read, and another one when it is asked for', async () => {
  const book = workbookOf(
    { name: 'Info', rows: rowsOf(['Our family']) },
    { name: 'Состав', rows: rowsOf(['Nick'], ['Ivan_Petrov']) },
    { rows: rowsOf(['Nick'], ['Anna_Bell'], ['Olga_Sun']) },
  );
  const first = await file(book);
  expect([first.sheets, first.sheet, cells(first)]).toEqual([
    ['Info', 'Состав', 'Sheet3'],
    1,
    [['Nick'], ['Ivan_Petrov']],
  ]);
  expect((await file(book, 2)).lines).toHaveLength(3);
  expect(await read(book, 9)).toBe('unreadable');
});

test('formatted cells down to the last line cost nothing; a value there is refused', async () => {
  const head = rowsOf(['Nick'], ['Ivan_Petrov']);
  const empty = Array.from(
    { length: 30_000 },
    (_, index) => `<row r="${index + 3}"><c r="A${index + 3}" s="1"/></row>`,
  );
  const last = '<row r="1048576"><c r="XFD1048576" s="1"/></row>';
  expect((await file(workbookOf({ rows: `${head}${empty.join('')}${last}` }))).lines).toHaveLength(2);
  const far = '<row r="1048576"><c r="A1048576"><v>1</v></c></row>';
  expect(await read(workbookOf({ rows: `${head}${far}` }))).toBe('too_large');
  const wide = '<row r="3"><c r="XFD3"><v>1</v></c></row>';
  expect(await read(workbookOf({ rows: `${head}${wide}` }))).toBe('too_large');
});

/** One file of zeros, packed a thousand to one, whose header says that it is small. */
const bomb = (unpacked: number): Uint8Array => {
  const packed = deflateRawSync(new Uint8Array(unpacked));
  const name = 'xl/worksheets/sheet1.xml';
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04_03_4b_50, 0);
  local.writeUInt16LE(8, 8);
  local.writeUInt32LE(packed.length, 18);
  local.writeUInt16LE(name.length, 26);
  const entry = Buffer.alloc(46);
  entry.writeUInt32LE(0x02_01_4b_50, 0);
  entry.writeUInt16LE(8, 10);
  entry.writeUInt32LE(packed.length, 20);
  entry.writeUInt32LE(100, 24);
  entry.writeUInt16LE(name.length, 28);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06_05_4b_50, 0);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(46 + name.length, 12);
  end.writeUInt32LE(30 + name.length + packed.length, 16);
  return new Uint8Array(Buffer.concat([local, Buffer.from(name), packed, entry, Buffer.from(name), end]));
};

test('an archive that unpacks to more than a table is refused before it is unpacked whole', async () => {
  const bytes = bomb(MOVED_TABLE_LIMITS.unpackedBytes + 1);
  expect(bytes.length).toBeLessThan(200_000);
  expect(await read(bytes)).toBe('too_large');
  expect(await read(bytes.slice(0, -30))).toBe('unreadable');
  expect(await read(workbookOf({ rows: '' }))).toBe('unreadable');
});

test('the heading is found below a title, also misspelt with letters of the other alphabet', () => {
  const lines = [
    ['Состав семьи'],
    ['обновлено'],
    ['№', 'Ник', 'ID Discord', 'Cтатик', 'Репутaция', 'Ник'],
    ['1', 'Ivan_P', '2'],
  ];
  const found = findHeading(lines.map((row, index) => ({ line: index + 1, cells: row })));
  expect(found.columns).toEqual(['ignored', 'nick', 'user_id', 'static_id', 'reputation', 'ignored']);
  expect(found.lines).toEqual([{ line: 4, cells: ['1', 'Ivan_P', '2'] }]);
});

test('without headings only names and Discord ids are recognised: a number may be anything', () => {
  const lines = [
    ['100000000000000001', 'Ivan_Petrov', '50'],
    ['100000000000000002', 'Anna_Bell', '60'],
  ];
  const found = findHeading(lines.map((row, index) => ({ line: index + 1, cells: row })));
  expect([found.columns, found.lines.length]).toEqual([['user_id', 'nick', 'ignored'], 2]);
});
