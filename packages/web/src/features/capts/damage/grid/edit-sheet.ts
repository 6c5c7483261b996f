import type { DamageRow, GridColumn, RowMember, MatchedBy } from './damage-row.ts';
import { GRID_COLUMNS, isBlank, newRow } from './damage-row.ts';

type Rows = readonly DamageRow[];

/** Cells in a block, from one corner to the other, both included. */
export interface Block {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

/** One more text for a cell; the row need not be there yet. */
export interface Write {
  row: number;
  column: GridColumn;
  text: string;
}

/** Another nick is another player, unless a person has said who it is. */
const writeCell = (row: DamageRow, column: GridColumn, text: string): DamageRow => {
  const looked = row.doubts.filter((one) => one !== column);
  const written = { ...row, cells: { ...row.cells, [column]: text }, doubts: looked };
  if (column !== 'nick' || text === row.cells.nick || row.by === 'hand') return written;
  return { ...written, member: null, by: null, stranger: false, candidates: [] };
};

export const writeCells = (rows: Rows, writes: readonly Write[], firstId: number): DamageRow[] => {
  const next = [...rows];
  for (const { row, column, text } of writes) {
    while (next.length <= row) next.push(newRow(firstId + next.length - rows.length));
    next[row] = writeCell(next[row] as DamageRow, column, text);
  }
  // What stands empty at the end is not there: the grid itself offers one more row.
  while (next.length > 0 && isBlank(next.at(-1) as DamageRow)) next.pop();
  return next;
};

export const clearBlock = (rows: Rows, { top, bottom, left, right }: Block): DamageRow[] =>
  writeCells(
    rows,
    rows.flatMap((_, row) =>
      row < top || row > bottom
        ? []
        : GRID_COLUMNS.slice(left, right + 1).map((column) => ({ row, column, text: '' })),
    ),
    0,
  );

export const removeRows = (rows: Rows, top: number, bottom: number): DamageRow[] =>
  rows.filter((_, row) => row < top || row > bottom);

/** A person says whose row it is; an empty nick becomes theirs. */
export const assignMember = (row: DamageRow, member: RowMember | null, by: MatchedBy): DamageRow => ({
  ...row,
  member,
  by: member === null ? null : by,
  stranger: member === null,
  doubts: row.doubts.filter((column) => column !== 'nick'),
  cells:
    member === null || row.cells.nick.trim() !== ''
      ? row.cells
      : { ...row.cells, nick: member.ingame_nick ?? member.display_name },
});

/** The block as Excel and Sheets take it. */
export const copyBlock = (rows: Rows, { top, bottom, left, right }: Block): string =>
  rows
    .slice(top, bottom + 1)
    .map(({ cells }) =>
      GRID_COLUMNS.slice(left, right + 1)
        .map((column) => cells[column])
        .join('\t'),
    )
    .join('\n');
