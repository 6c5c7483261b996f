import type { Sheets, Side } from './damage-row.ts';

export interface Spot {
  row: number;
  /** Index in `GRID_COLUMNS`. */
  column: number;
}

interface Snapshot {
  sheets: Sheets;
  side: Side;
  cursor: Spot;
}

export interface GridState extends Snapshot {
  /** The other corner of the selection; equal to the cursor if it is one cell. */
  anchor: Spot;
  /** The input of the cell under the cursor. */
  typing: string | null;
  past: readonly Snapshot[];
  future: readonly Snapshot[];
}

const START: Spot = { row: 0, column: 0 };

export const startGrid = (sheets: Sheets): GridState => ({
  sheets,
  side: 'ours',
  cursor: START,
  anchor: START,
  typing: null,
  past: [],
  future: [],
});

/** The cells between cursor and anchor. */
export const selectionOf = ({ cursor, anchor }: Pick<GridState, 'cursor' | 'anchor'>) => ({
  top: Math.min(cursor.row, anchor.row),
  bottom: Math.max(cursor.row, anchor.row),
  left: Math.min(cursor.column, anchor.column),
  right: Math.max(cursor.column, anchor.column),
});

const snapshotOf = ({ sheets, side, cursor }: Snapshot): Snapshot => ({ sheets, side, cursor });

/** The largest number of undo steps. */
const MAX_STEPS = 200;

/** Records an undo step. */
export const remember = (state: GridState, sheets: Sheets): GridState => ({
  ...state,
  sheets,
  typing: null,
  past: [...state.past, snapshotOf(state)].slice(-MAX_STEPS),
  future: [],
});

const go = (state: GridState, to: Snapshot, rest: Pick<GridState, 'past' | 'future'>): GridState => ({
  ...state,
  ...to,
  ...rest,
  anchor: to.cursor,
  typing: null,
});

export const undo = (state: GridState): GridState => {
  const last = state.past.at(-1);
  if (last === undefined) return state;
  return go(state, last, { past: state.past.slice(0, -1), future: [...state.future, snapshotOf(state)] });
};

export const redo = (state: GridState): GridState => {
  const next = state.future.at(-1);
  if (next === undefined) return state;
  return go(state, next, { past: [...state.past, snapshotOf(state)], future: state.future.slice(0, -1) });
};
