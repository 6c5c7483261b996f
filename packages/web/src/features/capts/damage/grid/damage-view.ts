import type { Dispatch } from 'react';
import type { DamageRow, GridColumn, RowMember } from './damage-row.ts';
import type { GridState } from './grid-state.ts';
import type { GridAction } from './reduce-grid.ts';

/** What rows and cards need to show themselves and to be changed. */
export interface DamageView {
  grid: GridState;
  dispatch: Dispatch<GridAction>;
  /** What is wrong with a cell, in words; an error goes before a note. */
  problemAt: (row: DamageRow, column: GridColumn) => { words: string; note: boolean } | null;
  /** The row's member as the server knows them now. */
  memberOf: (row: DamageRow) => RowMember | null;
  onPick: (row: DamageRow) => void;
}
