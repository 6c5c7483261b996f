import { setImmediate as nextTurn } from 'node:timers/promises';

/** A spreadsheet reads text with such a beginning as a formula, and would run what a stranger wrote. */
const FORMULA = /^[=+\-@\t\r]/;

/** Text, a number, or one that a number cannot hold exactly. */
export type CsvCell = string | number | { decimal: string };

const cell = (value: CsvCell): string => {
  if (typeof value === 'number') return `"${value}"`;
  if (typeof value === 'object') return `"${value.decimal}"`;
  const harmless = FORMULA.test(value) ? `'${value}` : value;
  return `"${harmless.replaceAll('"', '""')}"`;
};

/** One line of a CSV file by RFC 4180. */
export const csvRow = (values: readonly CsvCell[]): string => `${values.map(cell).join(',')}\r\n`;

/** The byte order mark: without it Excel does not recognise Cyrillic as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';
/** This many rows take well below a millisecond. */
const ROWS_AT_ONCE = 200;

/**
 * A CSV file that is generated while its rows are read. Between small chunks other work can run, however many rows
 * arrived at once.
 */
export const writeCsv = async function* <Row>(
  columns: readonly string[],
  portions: AsyncIterable<readonly Row[]> | Iterable<readonly Row[]>,
  cellsOf: (row: Row) => readonly CsvCell[],
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvRow(columns);
  for await (const rows of portions) {
    for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
      const portion = rows.slice(at, at + ROWS_AT_ONCE);
      yield portion.map((row) => csvRow(cellsOf(row))).join('');
      await nextTurn();
    }
  }
};
