import { setImmediate as nextTurn } from 'node:timers/promises';

/** A spreadsheet takes text that begins so for a formula, and would run what a stranger wrote. */
const FORMULA = /^[=+\-@\t\r]/;

const cell = (value: string | number): string => {
  if (typeof value === 'number') return `"${value}"`;
  const harmless = FORMULA.test(value) ? `'${value}` : value;
  return `"${harmless.replaceAll('"', '""')}"`;
};

/** One line of a CSV file, as RFC 4180 has it. */
export const csvRow = (values: readonly (string | number)[]): string => `${values.map(cell).join(',')}\r\n`;

/** Without it Excel takes Cyrillic for something else. */
const BYTE_ORDER_MARK = '\uFEFF';
/** Well below a millisecond of work. */
const ROWS_AT_ONCE = 200;

/**
 * A CSV file, made while its rows are read. Between two small portions everybody else has their turn, however many rows
 * came at once.
 */
export async function* writeCsv<Row>(
  columns: readonly string[],
  portions: AsyncIterable<readonly Row[]> | Iterable<readonly Row[]>,
  cellsOf: (row: Row) => readonly (string | number)[],
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvRow(columns);
  for await (const rows of portions) {
    for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
      const portion = rows.slice(at, at + ROWS_AT_ONCE);
      yield portion.map((row) => csvRow(cellsOf(row))).join('');
      await nextTurn();
    }
  }
}
