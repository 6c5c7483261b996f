import type { GridProblem } from './check-sheets.ts';
import { isNote } from './check-sheets.ts';
import { GRID_COLUMNS } from './damage-row.ts';
import type { GridState } from './grid-state.ts';

const order = ({ side, index, column }: Pick<GridProblem, 'side' | 'index' | 'column'>): number =>
  (side === 'ours' ? 0 : 1e6) + index * GRID_COLUMNS.length + GRID_COLUMNS.indexOf(column);

/** The problem after the active cell, over the end to the first; what cannot be saved goes before what can. */
export const nextProblem = (
  problems: readonly GridProblem[],
  { side, cursor }: Pick<GridState, 'side' | 'cursor'>,
): GridProblem | undefined => {
  const errors = problems.filter((problem) => !isNote(problem));
  const looked = (errors.length > 0 ? errors : [...problems]).toSorted((a, b) => order(a) - order(b));
  const here = order({ side, index: cursor.row, column: GRID_COLUMNS[cursor.column] ?? 'nick' });
  return looked.find((problem) => order(problem) > here) ?? looked[0];
};
