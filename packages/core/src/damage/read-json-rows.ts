import { columnOf } from '@famiglia/contract/damage/damage-headings';
import type { TableColumn } from '@famiglia/contract/damage/damage-headings';
import { TABLE_LIMITS } from '@famiglia/contract/damage/damage-import';
import type { RawLine } from '@famiglia/contract/kit/split-lines';

export interface JsonRows {
  columns: TableColumn[];
  lines: RawLine[];
}

type Row = Record<string, unknown>;
const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null;

/** Null if the text is not JSON with rows: then it is read as a table. */
export const readJsonRows = (text: string): JsonRows | null => {
  if (!/^\s*[[{]/.test(text)) return null;
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return null;
  }
  const rows = rowsOf(parsed).filter(isRow);
  if (rows.length === 0) return null;
  // One row above the limit is enough to refuse: the cost grows with rows times columns.
  const keys = [...new Set(rows.slice(0, 50).flatMap((row) => Object.keys(row)))].slice(
    0,
    TABLE_LIMITS.columns + 1,
  );
  return {
    columns: Array.isArray(rows[0]) ? [] : keys.map(columnOf),
    lines: rows.map((row, index) => ({
      line: index + 1,
      cells: Array.isArray(row) ? row.map(textOf) : keys.map((key) => textOf(row[key])),
    })),
  };
};

/** The rows themselves, or the first list inside: `{"players": [...]}`. */
const rowsOf = (parsed: unknown): unknown[] => {
  if (Array.isArray(parsed)) return parsed;
  return isRow(parsed) ? (Object.values(parsed).find((value) => Array.isArray(value)) ?? []) : [];
};

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';
