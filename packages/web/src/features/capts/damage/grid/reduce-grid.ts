import { GRID_COLUMNS, nextId } from './damage-row.ts';
import type { DamageRow, MatchedBy, RowMember, Sheets, Side } from './damage-row.ts';
import { assignMember, clearBlock, removeRows, writeCells } from './edit-sheet.ts';
import type { Write, WriteSource } from './edit-sheet.ts';
import type { GridState, Spot } from './grid-state.ts';
import { sameSheets } from './players-and-rows.ts';
import { redo, remember, selectionOf, undo } from './grid-state.ts';

export interface FoundMember {
  match: { member: RowMember; by: MatchedBy } | null;
  candidates: readonly RowMember[];
}

export type GridAction =
  | { do: 'go'; to: Spot; extend?: boolean }
  | { do: 'side'; side: Side }
  /** Starts editing; the text is the cell's, or the pressed letter. */
  | { do: 'type'; text: string }
  /** Writes the input into the cell and moves the cursor. */
  | { do: 'commit'; step?: Spot }
  | { do: 'abandon' }
  | { do: 'write'; writes: readonly Write[]; source?: WriteSource }
  | { do: 'clear' }
  | { do: 'remove'; top: number; bottom: number }
  | { do: 'assign'; id: number; member: RowMember | null }
  /** Takes a suggested member for the cell that is being typed: writes their nick and assigns the row to them. */
  | { do: 'take'; member: RowMember }
  /** The server's matches of these nicks. No undo step, because it follows from the input. */
  | { do: 'found'; nicks: ReadonlyMap<string, FoundMember> }
  | { do: 'replace'; sheets: Sheets }
  /** Another person saved, and nothing was changed here. */
  | { do: 'follow'; sheets: Sheets }
  /** Saved on the server. Input typed meanwhile is kept. */
  | { do: 'saved'; sent: Sheets; sheets: Sheets }
  | { do: 'undo' }
  | { do: 'redo' };

export const reduceGrid = (state: GridState, action: GridAction): GridState => {
  switch (action.do) {
    case 'go':
      return moved(committed(state), action.to, action.extend ?? false);
    case 'side':
      return { ...moved(committed(state), { row: 0, column: 0 }, false), side: action.side };
    case 'type':
      return { ...state, typing: action.text, anchor: state.cursor };
    case 'commit': {
      const { row, column } = state.cursor;
      const to = { row: row + (action.step?.row ?? 0), column: column + (action.step?.column ?? 0) };
      return moved(committed(state), wrapped(to), false);
    }
    case 'abandon':
      return { ...state, typing: null };
    case 'write':
      return written(state, action.writes, action.source);
    case 'clear':
      return withRows(state, clearBlock(rowsOf(state), selectionOf(state)));
    case 'remove':
      return moved(
        withRows(state, removeRows(rowsOf(state), action.top, action.bottom)),
        { ...state.cursor, row: action.top },
        false,
      );
    case 'assign':
      return withRows(
        state,
        rowsOf(state).map((row) => (row.id === action.id ? assignMember(row, action.member, 'hand') : row)),
      );
    case 'take':
      return taken(state, action.member);
    case 'found':
      return { ...state, sheets: { ...state.sheets, ours: withFound(state.sheets.ours, action.nicks) } };
    case 'replace':
      return moved(remember(state, action.sheets), { row: 0, column: 0 }, false);
    case 'follow':
      return { ...state, sheets: action.sheets, typing: null, past: [], future: [] };
    case 'saved':
      return sameSheets(state.sheets, action.sent) ? { ...state, sheets: action.sheets } : state;
    case 'undo':
      return undo(state);
    case 'redo':
      return redo(state);
  }
};

const rowsOf = ({ sheets, side }: GridState): readonly DamageRow[] => sheets[side];

const withRows = (state: GridState, rows: readonly DamageRow[]): GridState =>
  remember(state, { ...state.sheets, [state.side]: rows });

const written = (state: GridState, writes: readonly Write[], source?: WriteSource): GridState =>
  withRows(state, writeCells(rowsOf(state), writes, nextId(state.sheets), source));

const taken = (state: GridState, member: RowMember): GridState => {
  const { row } = state.cursor;
  const nick = member.ingame_nick ?? member.display_name;
  const rows = writeCells(rowsOf(state), [{ row, column: 'nick', text: nick }], nextId(state.sheets));
  return withRows(
    state,
    rows.map((one, index) => (index === row ? assignMember(one, member, 'hand') : one)),
  );
};

/** One row below the last is offered: typing there creates it. */
const moved = (state: GridState, to: Spot, extend: boolean): GridState => {
  const cursor = {
    row: Math.max(0, Math.min(to.row, rowsOf(state).length)),
    column: Math.max(0, Math.min(to.column, GRID_COLUMNS.length - 1)),
  };
  return { ...state, cursor, anchor: extend ? state.anchor : cursor };
};

/** Tab at the end of a row continues in the next one. */
const wrapped = ({ row, column }: Spot): Spot => {
  if (column >= GRID_COLUMNS.length) return { row: row + 1, column: 0 };
  return column < 0 && row > 0 ? { row: row - 1, column: GRID_COLUMNS.length - 1 } : { row, column };
};

const committed = (state: GridState): GridState => {
  const { typing, cursor } = state;
  if (typing === null) return state;
  const column = GRID_COLUMNS[cursor.column] ?? 'nick';
  const text = typing.trim();
  const row = rowsOf(state)[cursor.row];
  // Entering the same text confirms an uncertain cell.
  const settled = text === (row?.cells[column] ?? '') && !row?.doubts.includes(column);
  if (settled) return { ...state, typing: null };
  return written(state, [{ row: cursor.row, column, text }]);
};

const withFound = (rows: readonly DamageRow[], nicks: ReadonlyMap<string, FoundMember>): DamageRow[] =>
  rows.map((row) => {
    const found = row.member === null && !row.stranger ? nicks.get(row.cells.nick) : undefined;
    if (found === undefined) return row;
    return {
      ...row,
      member: found.match?.member ?? null,
      by: found.match?.by ?? null,
      candidates: found.candidates,
    };
  });
