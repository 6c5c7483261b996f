import type { ImportPreview, ImportedRow } from '@famiglia/contract/damage/damage-import';
import { DAMAGE_COLUMNS } from '@famiglia/contract/damage/damage-import';
import type { DamageRow, GridColumn } from '../grid/damage-row.ts';
import { GRID_COLUMNS, newRow } from '../grid/damage-row.ts';

const isCertain = (match: ImportedRow['match']): boolean => match !== null && match.by !== 'similar';

const rowOf = (row: ImportedRow, { columns, source }: ImportPreview, id: number): DamageRow => {
  const { match } = row;
  const numbers = DAMAGE_COLUMNS.map((column) => {
    const { text, value, problem } = row[column];
    if (!columns.includes(column)) return [column, ''];
    // A readable value becomes a number; an unreadable one keeps its text, to be corrected.
    return [column, value !== null && (problem === null || problem === 'doubtful') ? String(value) : text];
  });
  return newRow(id, {
    cells: { nick: row.nick.text, ...Object.fromEntries(numbers) } as DamageRow['cells'],
    member: match === null ? null : { ...match },
    by: match?.by ?? null,
    stranger: row.side === 'theirs',
    candidates: row.candidates,
    doubts: GRID_COLUMNS.filter(
      // A nick that exactly equals a member's was read correctly.
      (column) => row[column].problem === 'doubtful' && !(column === 'nick' && isCertain(match)),
    ),
    place: row.place,
    source: source === 'screenshot' ? source : 'table',
  });
};

export const rowsOfPreview = (preview: ImportPreview, firstId: number): DamageRow[] =>
  preview.rows.map((row, index) => rowOf(row, preview, firstId + index));

const isSame = (one: DamageRow, other: DamageRow): boolean =>
  one.member !== null && other.member !== null
    ? one.member.user_id === other.member.user_id
    : one.cells.nick.toLowerCase() === other.cells.nick.toLowerCase();

/** The numbers of the later reading; missing ones are kept from the earlier. */
const combine = (old: DamageRow, read: DamageRow): DamageRow => {
  const cellOf = (column: GridColumn): string => read.cells[column] || old.cells[column];
  const cells = Object.fromEntries(GRID_COLUMNS.map((column) => [column, cellOf(column)]));
  return { ...read, id: old.id, cells: cells as DamageRow['cells'], member: read.member ?? old.member };
};

/** A table may need two screenshots: existing players are not added twice. */
export const addRows = (rows: readonly DamageRow[], read: readonly DamageRow[]): DamageRow[] => {
  const fresh = read.filter((one) => !rows.some((row) => isSame(row, one)));
  return [
    ...rows.map((row) => {
      const again = read.find((one) => isSame(row, one));
      return again === undefined ? row : combine(row, again);
    }),
    ...fresh,
  ];
};
