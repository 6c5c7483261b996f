import { MAX_PLAYERS } from '@famiglia/contract/capts/capts';
import { DAMAGE_COLUMNS, TABLE_LIMITS } from '@famiglia/contract/damage/damage-import';
import type {
  CellProblem,
  DamageCell,
  DamageColumn,
  ImportPreview,
  ImportedRow,
} from '@famiglia/contract/damage/damage-import';
import { cutText } from '@famiglia/contract/kit/cut-text';
import type { TableColumn } from '@famiglia/contract/damage/damage-headings';
import { findColumns } from '@famiglia/contract/damage/find-columns';
import type { Table } from '@famiglia/contract/damage/find-columns';
import { readNumber } from '@famiglia/contract/kit/read-number';
import { splitLines } from '@famiglia/contract/kit/split-lines';
import type { RawLine } from '@famiglia/contract/kit/split-lines';
import { AppError } from '../platform/app-error.ts';
import { readJsonRows } from './read-json-rows.ts';
import { workerTask } from '../platform/workers/worker-task.ts';

/** A row as it was read, before it is matched to a member. */
export interface ReadRow {
  line: number;
  place: ImportedRow['place'];
  nick: string;
  nickProblem: CellProblem | null;
  staticId: string | null;
  cells: Record<DamageColumn, DamageCell>;
}

export interface ReadTable {
  source: ImportPreview['source'];
  columns: DamageColumn[];
  rows: readonly ReadRow[];
  skipped: number;
  /** Rows beyond the limit of a capt. */
  dropped: number;
}

/** The rows of a pasted text, before they are matched to members. */
export const readTable = (text: string): ReadTable => {
  const json = readJsonRows(text);
  const split = json === null ? splitLines(text) : null;
  const found = json?.lines ?? split?.lines ?? [];
  refuseLargeLines(found);
  const table =
    json === null || json.columns.length === 0
      ? findColumns(found)
      : { columns: json.columns, lines: found, skipped: 0 };
  // Rows beyond the limit of a capt are not parsed: reading ten thousand lines would take too long.
  const lines = table.lines.slice(0, MAX_PLAYERS);
  const rows = readRows({ ...table, lines });
  return {
    source: json === null ? (split?.source ?? 'table') : 'json',
    columns: DAMAGE_COLUMNS.filter((column) => table.columns.includes(column)),
    rows,
    skipped: table.skipped + lines.length - rows.length,
    dropped: table.lines.length - lines.length,
  };
};

export const readTableTask = workerTask(import.meta.url, { readTable });

const refuseLargeLines = (lines: readonly RawLine[]): void => {
  const large = lines.find(
    ({ cells }) =>
      cells.length > TABLE_LIMITS.columns ||
      cells.some((cell) => cell.length > TABLE_LIMITS.cell) ||
      cells.reduce((sum, cell) => sum + cell.length, 0) > TABLE_LIMITS.line,
  );
  if (large === undefined) return;
  throw new AppError('table_too_large', { errors: [{ field: `text.${large.line}`, message: 'too_large' }] });
};

/** Lines without a nick are headings and sums, not players. */
const readRows = ({ columns, lines }: Table): ReadRow[] =>
  lines.flatMap(({ line, cells }) => {
    const of = (column: TableColumn): string => cells[columns.indexOf(column)] ?? '';
    const { nick, staticId } = partsOf(of('nick'));
    if (nick === '' || /^(?:total|итого|всего|сумма)(?!\p{L})/iu.test(nick)) return [];
    return {
      line,
      place: null,
      nick,
      nickProblem: null,
      staticId: isStaticId(of('static_id').replace('#', '')) ? of('static_id').replace('#', '') : staticId,
      cells: Object.fromEntries(
        DAMAGE_COLUMNS.map((column) => [column, readNumber(of(column), column)]),
      ) as Record<DamageColumn, DamageCell>,
    };
  });

const LONGEST_NICK = 64;
const BEFORE_STATIC_ID = ['#', '|', '[', '('] as const;

const isStaticId = (text: string): boolean => /^\d{3,10}$/.test(text);

/** `Ivan_Petrov #12345`, `Ivan_Petrov [12345]`, `Ivan_Petrov | 12345`: the number is the static id. */
export const partsOf = (text: string): { nick: string; staticId: string | null } => {
  const mark = Math.max(...BEFORE_STATIC_ID.map((sign) => text.lastIndexOf(sign)));
  const after = text.slice(mark + 1).trim();
  const number = /[\])]$/.test(after) ? after.slice(0, -1).trimEnd() : after;
  const found = mark >= 0 && isStaticId(number);
  const before = found ? text.slice(0, mark).trim() : '';
  return { nick: cutText(before || text.trim(), LONGEST_NICK), staticId: found ? number : null };
};
