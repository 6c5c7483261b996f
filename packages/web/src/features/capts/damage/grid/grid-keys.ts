import { GRID_COLUMNS } from './damage-row.ts';
import type { GridState, Spot } from './grid-state.ts';
import { selectionOf } from './grid-state.ts';
import type { GridAction } from './reduce-grid.ts';

export interface KeyPress {
  key: string;
  /** The physical key: Ctrl+Z is the same key in the Russian layout. */
  code: string;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
  altKey: boolean;
}

const PAGE = 10;
const LAST_COLUMN = GRID_COLUMNS.length - 1;

const STEPS: Readonly<Record<string, Spot>> = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
  PageUp: { row: -PAGE, column: 0 },
  PageDown: { row: PAGE, column: 0 },
};

const whileTyping = ({ key, shiftKey }: KeyPress): GridAction[] | null => {
  const back = shiftKey ? -1 : 1;
  if (key === 'Enter') return [{ do: 'commit', step: { row: back, column: 0 } }];
  if (key === 'Tab') return [{ do: 'commit', step: { row: 0, column: back } }];
  if (key === 'Escape') return [{ do: 'abandon' }];
  const step = key === 'ArrowUp' || key === 'ArrowDown' ? STEPS[key] : undefined;
  return step === undefined ? null : [{ do: 'commit', step }];
};

const withControl = ({ code, key, shiftKey }: KeyPress, lastRow: number): GridAction[] | null => {
  if (code === 'KeyZ') return [{ do: shiftKey ? 'redo' : 'undo' }];
  if (code === 'KeyY') return [{ do: 'redo' }];
  if (code === 'KeyA') {
    return [
      { do: 'go', to: { row: 0, column: 0 } },
      { do: 'go', to: { row: Math.max(0, lastRow - 1), column: LAST_COLUMN }, extend: true },
    ];
  }
  if (key === 'Home') return [{ do: 'go', to: { row: 0, column: 0 }, extend: shiftKey }];
  if (key === 'End') return [{ do: 'go', to: { row: lastRow, column: LAST_COLUMN }, extend: shiftKey }];
  return null;
};

const farStep = ({ key }: KeyPress, { row, column }: Spot, lastRow: number): Spot | null => {
  if (key === 'ArrowUp') return { row: 0, column };
  if (key === 'ArrowDown') return { row: lastRow, column };
  if (key === 'ArrowLeft') return { row, column: 0 };
  return key === 'ArrowRight' ? { row, column: LAST_COLUMN } : null;
};

const travel = (press: KeyPress, { cursor }: GridState, lastRow: number): Spot | null => {
  const { key } = press;
  if (press.ctrlKey || press.metaKey) return farStep(press, cursor, lastRow);
  if (key === 'Home') return { ...cursor, column: 0 };
  if (key === 'End') return { ...cursor, column: LAST_COLUMN };
  const step = STEPS[key];
  return step === undefined ? null : { row: cursor.row + step.row, column: cursor.column + step.column };
};

const isLastCell = ({ row, column }: Spot, lastRow: number, back: boolean): boolean =>
  back ? row === 0 && column === 0 : row === lastRow && column === LAST_COLUMN;

/** The actions of a key in the grid; null if the browser handles it. */
export const keyActions = (press: KeyPress, state: GridState): GridAction[] | null => {
  if (state.typing !== null) return whileTyping(press);
  const rows = state.sheets[state.side];
  const lastRow = rows.length;
  const { key, shiftKey } = press;
  const control = press.ctrlKey || press.metaKey;
  const to = press.altKey ? null : travel(press, state, lastRow);
  if (to !== null) return [{ do: 'go', to, extend: shiftKey }];
  if (control) return withControl(press, lastRow);
  if (key === 'Tab') {
    if (isLastCell(state.cursor, lastRow, shiftKey)) return null;
    return [{ do: 'commit', step: { row: 0, column: shiftKey ? -1 : 1 } }];
  }
  const { top, bottom } = selectionOf(state);
  if (key === 'Delete' && shiftKey) return [{ do: 'remove', top, bottom }];
  if (key === 'Delete' || key === 'Backspace') return [{ do: 'clear' }];
  if (key === 'Enter' || key === 'F2') {
    const column = GRID_COLUMNS[state.cursor.column] ?? 'nick';
    return [{ do: 'type', text: rows[state.cursor.row]?.cells[column] ?? '' }];
  }
  return key.length === 1 && !press.altKey ? [{ do: 'type', text: key === ' ' ? '' : key }] : null;
};
