import { MAX_PLAYERS } from '@famiglia/contract/capts/capts';
import { findColumns } from '@famiglia/contract/damage/find-columns';
import type { TableColumn } from '@famiglia/contract/damage/damage-headings';
import { splitLines } from '@famiglia/contract/kit/split-lines';
import type { GridColumn } from './damage-row.ts';
import { GRID_COLUMNS } from './damage-row.ts';
import type { Spot } from './grid-state.ts';
import type { Write } from './edit-sheet.ts';

export type Paste =
  | { kind: 'writes'; writes: Write[]; rows: number }
  /** More lines than a capt can have. */
  | { kind: 'too_many'; lines: number };

const isColumn = (column: TableColumn): column is GridColumn =>
  (GRID_COLUMNS as readonly string[]).includes(column);

const linesOf = (text: string, single: boolean): string[][] =>
  single
    ? text.split('\n').map((line) => [line.replace('\r', '').trim()])
    : splitLines(text).lines.map(({ cells }) => cells);

/**
 * Headings define the columns, whatever cell is active; without them, in the first column, a number before the nick is a row number and
 * is ignored.
 */
const columnsOf = (
  lines: readonly string[][],
  column: number,
): { columns: TableColumn[]; lines: string[][] } | null => {
  const table = findColumns(lines.map((cells, index) => ({ line: index + 1, cells })));
  const [first = []] = lines;
  const headed = table.skipped > 0 && first.filter((cell) => cell !== '').length > 1;
  const numbered = column === 0 && /^[\d.#]+$/.test(first[0] ?? '');
  if (!(headed || numbered) || !table.columns.includes('nick')) return null;
  return { columns: table.columns, lines: table.lines.map(({ cells }) => cells) };
};

/** The target of each pasted cell: from the active cell to the right and down, or by its heading. */
export const readPaste = (text: string, { row, column }: Spot): Paste => {
  const clean = text.replace(/[\r\n]+$/, '');
  const count = clean.split('\n', MAX_PLAYERS * 100).length;
  // One more for the headings. Longer input is refused before it is split.
  if (count > MAX_PLAYERS + 1) return { kind: 'too_many', lines: count };
  // A single column is not split, and `12 345` is one number.
  const single = !clean.includes('\t') && (column > 0 || !clean.includes('\n'));
  const lines = linesOf(clean, single);
  const table = single ? null : columnsOf(lines, column);
  const order = table?.columns ?? GRID_COLUMNS.slice(column);
  const body = table?.lines ?? lines;
  if (row + body.length > MAX_PLAYERS) return { kind: 'too_many', lines: body.length };
  const writes = body.flatMap((cells, down) =>
    cells.flatMap((cell, across): Write[] => {
      const target = order[across];
      return target === undefined || !isColumn(target)
        ? []
        : [{ row: row + down, column: target, text: cell.slice(0, 200) }];
    }),
  );
  return { kind: 'writes', writes, rows: body.length };
};
