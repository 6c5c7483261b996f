import { MOVED_TABLE_LIMITS } from '@famiglia/contract/moving/tables';
import readXlsxFile from 'read-excel-file/universal';
import { openZip, storeZip } from './open-zip.ts';
import type { ReadSheets, SourceCell } from './source-cell.ts';

/** The library is given text, so that a Discord id of 18 digits is seen as a number that lost its end. */
interface RawNumber {
  digits: string;
}

/** More digits than a number of a spreadsheet keeps. */
const KEPT_DIGITS = 15;

const SHEET = /^xl\/worksheets\/[^/]+\.xml$/;
const isNeeded = (name: string): boolean => /\.(?:xml|rels)$/.test(name);

/**
 * The sheets of a workbook with the values that were stored in it: formulas are not computed, macros and links are not looked
 * at. Before the library reads a sheet, empty cells are taken out, and one that is too large is refused.
 */
export const readWorkbook = async (bytes: Uint8Array): Promise<ReadSheets | 'unreadable' | 'too_large'> => {
  const files = openZip(bytes, isNeeded, MOVED_TABLE_LIMITS);
  if (typeof files === 'string') return files;
  const decoder = new TextDecoder();
  const merged = new Map<string, string[]>();
  for (const [name, content] of files) {
    if (!SHEET.test(name)) continue;
    const sheet = withoutEmptyCells(decoder.decode(content));
    if (sheet === null) return 'too_large';
    merged.set(name, sheet.merged);
    files.set(name, new TextEncoder().encode(sheet.xml));
  }
  const names = sheetFiles(files, decoder);
  if (names.length > MOVED_TABLE_LIMITS.sheets) return 'too_large';
  try {
    const sheets = await readXlsxFile<RawNumber>(storeZip(files), {
      parseNumber: (digits: string) => ({ digits }),
      trim: true,
    });
    return sheets.map(({ sheet, data }, index) => ({
      name: sheet,
      lines: markMerged(
        data.map((row, at) => ({ line: at + 1, cells: row.map(cellOf) })),
        merged.get(names[index] ?? '') ?? [],
      ),
    }));
  } catch {
    return 'unreadable';
  }
};

const isRaw = (value: unknown): value is RawNumber =>
  typeof value === 'object' && value !== null && 'digits' in value;

const cellOf = (value: unknown): SourceCell => {
  if (value === null || value === undefined) return '';
  if (isRaw(value)) return numberCell(value.digits);
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : dateText(value);
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return /^#(?:NULL!|DIV\/0!|VALUE!|REF!|NAME\?|NUM!|N\/A|SPILL!|CALC!)$/.test(text)
    ? [text, 'formula']
    : text;
};

const dateText = (date: Date): string =>
  date.toISOString().slice(0, 16).replace('T', ' ').replace(' 00:00', '');

const numberCell = (digits: string): SourceCell => {
  const value = Number(digits);
  if (!Number.isFinite(value)) return digits;
  const whole = Number.isInteger(value) ? BigInt(value).toString() : String(value);
  return Number.isInteger(value) && whole.replace('-', '').length > KEPT_DIGITS
    ? [whole, 'id_rounded']
    : whole;
};

/**
 * Programs write formatted cells down to the last line, a million of them, and the library would make a row of each. Only
 * cells with something in them are kept; null where even these lie too far out.
 */
const withoutEmptyCells = (written: string): { xml: string; merged: string[] } | null => {
  const xml = written.replaceAll(/<(\/?)\w{1,8}:(?=(?:row|c|v|is|t|r|f|mergeCell)\b)/g, '<$1');
  const rows: string[] = [];
  for (const { head, body } of elementsOf(xml, 'row')) {
    const filled = Array.from(elementsOf(body, 'c')).filter((cell) => /<(?:v|is)\b/.test(cell.body));
    if (filled.length === 0) continue;
    const line = Number(/\br="(\d{1,9})"/.exec(head)?.[1] ?? rows.length + 1);
    const isTooWide = filled.some(
      (cell) => columnOf(/\br="([A-Z]+)/.exec(cell.head)?.[1] ?? '') > MOVED_TABLE_LIMITS.columns,
    );
    if (isTooWide || line > MOVED_TABLE_LIMITS.lastLine || filled.length > MOVED_TABLE_LIMITS.columns)
      return null;
    rows.push(
      `<row r="${line}">${filled.map((cell) => `<c${withError(cell.head)}>${cell.body}</c>`).join('')}</row>`,
    );
  }
  const merged = Array.from(
    xml.matchAll(/<mergeCell\b[^<>]{0,200}?\bref="([A-Z]{1,3}\d{1,7}:[A-Z]{1,3}\d{1,7})"/g),
    ([, ref = '']) => ref,
  );
  return { xml: `<worksheet><sheetData>${rows.join('')}</sheetData></worksheet>`, merged };
};

/** The library drops what a formula says that went wrong: as a text it stays, and is seen for what it is. */
const withError = (head: string): string => head.replace(/\bt="e"/, 't="str"');

/** The elements of one name that have something inside, one after another; none of them lies in another. Goes through once. */
const elementsOf = function* (xml: string, name: string): Generator<{ head: string; body: string }> {
  const [open, close] = [`<${name}`, `</${name}>`];
  for (let at = xml.indexOf(open); at >= 0; at = xml.indexOf(open, at)) {
    const from = at + open.length;
    const headEnd = xml.indexOf('>', from);
    if (headEnd < 0) return;
    const head = xml.slice(from, headEnd);
    at = headEnd + 1;
    if (head.endsWith('/') || !/^\s|^$/.test(head)) continue;
    const end = xml.indexOf(close, at);
    if (end < 0) return;
    yield { head, body: xml.slice(at, end) };
    at = end + close.length;
  }
};

const columnOf = (letters: string): number =>
  letters.length > 3
    ? Infinity
    : Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);

/** A merged cell has its value in its first cell only; the others are marked, because nobody knows whom it was meant for. */
const markMerged = (
  lines: ReadSheets[number]['lines'],
  merged: readonly string[],
): ReadSheets[number]['lines'] => {
  for (const ref of merged.slice(0, MOVED_TABLE_LIMITS.rows)) {
    const [, left = '', top = '', right = '', bottom = ''] = /^([A-Z]+)(\d+):([A-Z]+)(\d+)$/.exec(ref) ?? [];
    const lastColumn = Math.min(columnOf(right), MOVED_TABLE_LIMITS.columns);
    for (let line = Number(top); line <= Math.min(Number(bottom), lines.length); line += 1)
      for (let column = columnOf(left); column <= lastColumn; column += 1) {
        const cells = lines[line - 1]?.cells;
        const isFirst = line === Number(top) && column === columnOf(left);
        if (!isFirst && cells !== undefined && cells.length > 0 && (cells[column - 1] ?? '') === '') {
          while (cells.length < column) cells.push('');
          cells[column - 1] = ['', 'merged'];
        }
      }
  }
  return lines;
};

/** The file of each sheet, in the order of the workbook. */
const sheetFiles = (
  files: ReadonlyMap<string, Uint8Array>,
  decoder: InstanceType<typeof TextDecoder>,
): string[] => {
  const text = (name: string): string => decoder.decode(files.get(name) ?? new Uint8Array());
  const targets = new Map(
    Array.from(text('xl/_rels/workbook.xml.rels').matchAll(/<Relationship\b[^<>]*>/g), ([tag]) => [
      /\bId="([^"]*)"/.exec(tag)?.[1] ?? '',
      (/\bTarget="([^"]*)"/.exec(tag)?.[1] ?? '').replace(/^\/?(?:xl\/)?/, 'xl/'),
    ]),
  );
  return Array.from(
    text('xl/workbook.xml').matchAll(/<(?:\w+:)?sheet\b[^<>]*>/g),
    ([tag]) => targets.get(/\br:id="([^"]*)"/.exec(tag)?.[1] ?? '') ?? '',
  );
};
