import type { Sheets, Side } from './damage-row.ts';

export interface Spot {
  row: number;
  /** Place in `GRID_COLUMNS`. */
  column: number;
}

interface Moment {
  sheets: Sheets;
  side: Side;
  cursor: Spot;
}

export interface GridState extends Moment {
  /** The other corner of what is selected; the cursor itself if it is one cell. */
  anchor: Spot;
  /** What is being typed into the cell under the cursor. */
  typing: string | null;
  past: readonly Moment[];
  future: readonly Moment[];
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

const momentOf = ({ sheets, side, cursor }: Moment): Moment => ({ sheets, side, cursor });

/** More steps back than anybody counts. */
const MOST_STEPS = 200;

/** A step that can be taken back. */
export const remember = (state: GridState, sheets: Sheets): GridState => ({
  ...state,
  sheets,
  typing: null,
  past: [...state.past, momentOf(state)].slice(-MOST_STEPS),
  future: [],
});

const go = (state: GridState, to: Moment, rest: Pick<GridState, 'past' | 'future'>): GridState => ({
  ...state,
  ...to,
  ...rest,
  anchor: to.cursor,
  typing: null,
});

export const undo = (state: GridState): GridState => {
  const last = state.past.at(-1);
  if (last === undefined) return state;
  return go(state, last, { past: state.past.slice(0, -1), future: [...state.future, momentOf(state)] });
};

export const redo = (state: GridState): GridState => {
  const next = state.future.at(-1);
  if (next === undefined) return state;
  return go(state, next, { past: [...state.past, momentOf(state)], future: state.future.slice(0, -1) });
};
