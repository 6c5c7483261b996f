import { DAMAGE_COLUMNS } from './damage-import.ts';
import { columnOf } from './damage-headings.ts';
import type { TableColumn } from './damage-headings.ts';
import type { RawLine } from '../kit/split-lines.ts';

export interface Table {
  columns: TableColumn[];
  lines: RawLine[];
  skipped: number;
}

/** How many lines are looked at to recognise the columns. */
const SAMPLE = 200;

const isNumber = (cell: string): boolean => /^[-−–]?\d[\d\s\u00A0\u202F.,'’]*%?$/.test(cell);

/** Finds which column is which: by its heading, or, without headings, by its content. */
export const findColumns = (lines: readonly RawLine[]): Table => {
  const [first, ...rest] = lines;
  const named = first?.cells.map(columnOf) ?? [];
  if (named.includes('nick') && named.includes('damage')) {
    return { columns: named, lines: rest, skipped: 1 };
  }
  const heading = first !== undefined && !first.cells.some(isNumber);
  const body = heading ? rest : [...lines];
  return { columns: guess(body), lines: body, skipped: Number(heading) };
};

/**
 * The nick is the first column of words. Among the numbers after it the largest are damage; the others follow in the
 * game's order: kills, deaths, hits, headshots. A number before the nick is a row number.
 */
const guess = (all: readonly RawLine[]): TableColumn[] => {
  const lines = all.slice(0, SAMPLE);
  const width = Math.max(0, ...lines.map(({ cells }) => cells.length));
  const filled = Array.from({ length: width }, (_, index) =>
    lines.flatMap(({ cells }) => (cells[index] ?? '').trim() || []),
  );
  const nick = filled.findIndex((cells) => cells.filter((cell) => !isNumber(cell)).length * 2 > cells.length);
  const numbers = filled.flatMap((cells, index) =>
    index > nick && cells.length > 0 && cells.filter(isNumber).length * 2 > cells.length ? [index] : [],
  );
  const size = (index: number): number =>
    (filled[index] ?? []).reduce((sum, cell) => sum + (Number(cell.replaceAll(/\D/g, '')) || 0), 0);
  const damage = numbers.toSorted((a, b) => size(b) - size(a))[0];
  const names = DAMAGE_COLUMNS.filter((column) => column !== 'damage');
  // Not more than there are names: a line of a thousand cells is looked through once for each of them.
  const others = numbers.filter((index) => index !== damage).slice(0, names.length);
  return filled.map((_, index) => {
    if (index === nick) return 'nick';
    if (index === damage) return 'damage';
    return names[others.indexOf(index)] ?? 'ignored';
  });
};
