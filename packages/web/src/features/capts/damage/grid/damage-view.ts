import type { Dispatch } from 'react';
import type { DamageRow, GridColumn, RowMember } from './damage-row.ts';
import type { GridState } from './grid-state.ts';
import type { GridAction } from './reduce-grid.ts';

/** What rows and cards need for display and changes. */
export interface DamageView {
  grid: GridState;
  dispatch: Dispatch<GridAction>;
  /** The problem of a cell as text; an error comes before a note. */
  problemAt: (row: DamageRow, column: GridColumn) => { words: string; note: boolean } | null;
  /** The row's member with the server's current data. */
  memberOf: (row: DamageRow) => RowMember | null;
  onPick: (row: DamageRow) => void;
  /** Members who signed up. */
  roster: readonly RowMember[];
}
