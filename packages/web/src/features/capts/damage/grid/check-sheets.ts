import type { CellProblem } from '@famiglia/contract/damage/damage-import';
import { DAMAGE_COLUMNS } from '@famiglia/contract/damage/damage-import';
import { captPlayer } from '@famiglia/contract/capts/capts';
import { readNumber } from '@famiglia/contract/kit/read-number';
import type { DamageRow, GridColumn, Sheets, Side } from './damage-row.ts';
import type { FilledRow } from './players-and-rows.ts';
import { filledRows } from './players-and-rows.ts';

export type ProblemCode =
  | CellProblem
  | 'nick_missing'
  | 'nick_too_long'
  | 'too_many_players'
  | 'not_a_member'
  /** The server refused it with a code that the panel does not know. */
  | 'refused'
  | 'unknown_nick'
  | 'similar_nick';

/** Notes, which do not prevent saving. */
const NOTES: ReadonlySet<ProblemCode> = new Set(['doubtful', 'unknown_nick', 'similar_nick']);
export const isNote = ({ code }: Pick<GridProblem, 'code'>): boolean => NOTES.has(code);

export interface GridProblem {
  side: Side;
  /** Index on its sheet, from 0. */
  index: number;
  rowId: number;
  column: GridColumn;
  code: ProblemCode;
  /** For a duplicate player: the index of the first. */
  first?: number;
}

const nickProblem = (row: DamageRow): ProblemCode | null => {
  const nick = row.cells.nick.trim();
  if (nick === '') return 'nick_missing';
  return captPlayer.shape.nick.safeParse(nick).success ? null : 'nick_too_long';
};

const nickNote = (row: DamageRow, side: Side): ProblemCode | null => {
  if (row.doubts.includes('nick')) return 'doubtful';
  if (side === 'theirs' || row.stranger) return null;
  if (row.by === 'similar') return 'similar_nick';
  return row.member === null ? 'unknown_nick' : null;
};

const numberProblems = (row: DamageRow): { column: GridColumn; code: ProblemCode }[] =>
  DAMAGE_COLUMNS.flatMap((column) => {
    const { problem } = readNumber(row.cells[column], column);
    const code = problem ?? (row.doubts.includes(column) ? 'doubtful' : null);
    return code === null ? [] : [{ column, code }];
  });

/** All problems of all cells, row by row. */
export const checkSheets = (sheets: Sheets, slots: number): GridProblem[] => {
  const firsts = new Map<string, number>();
  const counts = { ours: 0, theirs: 0 };
  return filledRows(sheets).flatMap(({ side, index, row }) => {
    counts[side] += 1;
    const at = { side, index, rowId: row.id };
    const first = firstOf(firsts, { side, index, row });
    const own = nickProblem(row);
    const nick: { code: ProblemCode; first?: number }[] = [
      ...(own === null ? [] : [{ code: own }]),
      ...(first === undefined ? [] : [{ code: 'duplicate_player' as const, first }]),
      ...(counts[side] === slots + 1 ? [{ code: 'too_many_players' as const }] : []),
    ];
    const note = nickNote(row, side);
    if (nick.length === 0 && note !== null) nick.push({ code: note });
    return [
      ...nick.map((problem) => ({ ...at, column: 'nick' as const, ...problem })),
      ...numberProblems(row).map((problem) => ({ ...at, ...problem })),
    ];
  });
};

/** The row with the same player. Nicks are compared case-insensitively, as on the server. */
const firstOf = (firsts: Map<string, number>, { side, index, row }: FilledRow): number | undefined => {
  const nick = row.cells.nick.trim().toLowerCase();
  const keys = [
    ...(nick === '' ? [] : [`${side} ${nick}`]),
    ...(row.member === null || side === 'theirs' ? [] : [row.member.user_id]),
  ];
  const first = keys.map((key) => firsts.get(key)).find((found) => found !== undefined);
  for (const key of keys) if (!firsts.has(key)) firsts.set(key, index);
  return first;
};
