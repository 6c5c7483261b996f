import type { DamageRow, GridColumn, RowMember, MatchedBy } from './damage-row.ts';
import { GRID_COLUMNS, isBlank, newRow } from './damage-row.ts';

type Rows = readonly DamageRow[];

/** A rectangle of cells, both corners included. */
export interface Block {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

/** A text for a cell; the row need not exist yet. */
export interface Write {
  row: number;
  column: GridColumn;
  text: string;
}

/** A changed nick removes the match, unless a person has chosen the member. Entering the same again changes no source. */
const writeCell = (row: DamageRow, column: GridColumn, text: string, source: WriteSource): DamageRow => {
  const looked = row.doubts.filter((one) => one !== column);
  const from = text === row.cells[column] ? row.source : source;
  const written = { ...row, cells: { ...row.cells, [column]: text }, doubts: looked, source: from };
  if (column !== 'nick' || text === row.cells.nick || row.by === 'hand') return written;
  return { ...written, member: null, by: null, stranger: false, candidates: [] };
};

/** Typed into cells, or pasted from a table. */
export type WriteSource = 'hand' | 'table';

export const writeCells = (
  rows: Rows,
  writes: readonly Write[],
  firstId: number,
  source: WriteSource = 'hand',
): DamageRow[] => {
  const next = [...rows];
  for (const { row, column, text } of writes) {
    while (next.length <= row) next.push(newRow(firstId + next.length - rows.length));
    next[row] = writeCell(next[row] as DamageRow, column, text, source);
  }
  // Empty rows at the end are removed: the grid itself offers one more row.
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

/** A person assigns a member; an empty nick becomes the member's. */
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

/** The block in the clipboard format of Excel and Sheets. */
export const copyBlock = (rows: Rows, { top, bottom, left, right }: Block): string =>
  rows
    .slice(top, bottom + 1)
    .map(({ cells }) =>
      GRID_COLUMNS.slice(left, right + 1)
        .map((column) => cells[column])
        .join('\t'),
    )
    .join('\n');
