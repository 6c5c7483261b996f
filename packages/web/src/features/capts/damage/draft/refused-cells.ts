import { ApiError } from '../../../../lib/api-error.ts';
import type { GridProblem, ProblemCode } from '../grid/check-sheets.ts';
import type { Sheets } from '../grid/damage-row.ts';
import { GRID_COLUMNS } from '../grid/damage-row.ts';
import { filledRows } from '../grid/players-and-rows.ts';

const KNOWN: ReadonlySet<string> = new Set<ProblemCode>([
  'duplicate_player',
  'too_many_players',
  'not_a_member',
]);

/** What the server said about `players.N.field`, at the cells of the rows that were sent. */
export const refusedCells = (error: Error, sheets: Sheets): GridProblem[] => {
  if (!(error instanceof ApiError)) return [];
  const sent = filledRows(sheets);
  return error.errors.flatMap(({ field, message }): GridProblem[] => {
    const [, index, name] = /^players\.(\d+)\.(\w+)$/.exec(field) ?? [];
    const at = sent[Number(index ?? -1)];
    if (at === undefined) return [];
    const column = GRID_COLUMNS.find((one) => one === name) ?? 'nick';
    const code = KNOWN.has(message) ? (message as ProblemCode) : 'refused';
    return [{ side: at.side, index: at.index, rowId: at.row.id, column, code }];
  });
};
