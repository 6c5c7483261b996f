import { MOVED_TABLE_LIMITS } from '@famiglia/contract/moving/tables';
import { columnOfHeading, NAMING_COLUMNS } from '@famiglia/contract/moving/table-columns';
import type { ColumnChoice, TableColumn } from '@famiglia/contract/moving/table-columns';
import { textOf } from './source-cell.ts';
import type { SourceLine } from './source-cell.ts';

export interface FoundTable {
  columns: ColumnChoice[];
  /** What stands above each column; empty where the table has no headings. */
  headings: string[];
  lines: SourceLine[];
}

/** A title and empty lines may stand above the headings. */
const LOOKED_AT = 10;
const SAMPLE = 50;

const isNaming = (column: TableColumn | null): boolean => NAMING_COLUMNS.some((naming) => naming === column);

/**
 * Finds the line of headings and what they say. Without headings only what is plain by itself is recognised, Discord ids and
 * names of the game: a number may be anything, so a leader says what it is.
 */
export const findHeading = (lines: readonly SourceLine[]): FoundTable => {
  const named = lines
    .slice(0, LOOKED_AT)
    .map(({ cells }) => cells.map((cell) => columnOfHeading(textOf(cell))));
  const scores = named.map((columns) => new Set(columns.filter((column) => column !== null)).size);
  const best = Math.max(0, ...scores);
  const at = scores.findIndex((score, index) => score === best && score > 0 && named[index]?.some(isNaming));
  const width = Math.min(MOVED_TABLE_LIMITS.columns, Math.max(0, ...lines.map(({ cells }) => cells.length)));
  const places = Array.from({ length: width }, (_, index) => index);
  if (at < 0) {
    const columns = guess(lines.slice(0, SAMPLE), places);
    return { columns, headings: places.map(() => ''), lines: [...lines] };
  }
  const taken = new Set<TableColumn>();
  const columns = places.map((index): ColumnChoice => {
    const column = named[at]?.[index] ?? null;
    // A second column of the same kind is for the leader to choose.
    if (column === null || taken.has(column)) return 'ignored';
    taken.add(column);
    return column;
  });
  const headings = places.map((index) => textOf(lines[at]?.cells[index]));
  return { columns, headings, lines: lines.slice(at + 1) };
};

const guess = (lines: readonly SourceLine[], places: readonly number[]): ColumnChoice[] => {
  const filled = places.map((index) => lines.flatMap(({ cells }) => textOf(cells[index]) || []));
  const mostly = (test: (cell: string) => boolean): number =>
    filled.findIndex((cells) => cells.length > 0 && cells.filter(test).length * 2 > cells.length);
  const ids = mostly((cell) => /^\d{17,19}$/.test(cell));
  const nicks = mostly((cell) => /^\p{L}[\p{L}\p{N}]*[_ ]\p{L}/u.test(cell));
  return places.map((index) => (index === ids ? 'user_id' : index === nicks ? 'nick' : 'ignored'));
};
