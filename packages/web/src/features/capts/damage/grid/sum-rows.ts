import type { DamageColumn } from '@famiglia/contract/damage/damage-import';
import { readNumber } from '@famiglia/contract/kit/read-number';
import type { DamageRow } from './damage-row.ts';
import { isBlank } from './damage-row.ts';

/** Columns that are summed; percentages are not. */
export const SUMMED = ['damage', 'kills', 'deaths'] as const satisfies readonly DamageColumn[];

export const sumRows = (rows: readonly DamageRow[]) => {
  const sum = (column: DamageColumn): number =>
    rows.reduce((total, { cells }) => {
      const { value, problem } = readNumber(cells[column], column);
      return total + (problem === null ? (value ?? 0) : 0);
    }, 0);
  return {
    players: rows.filter((row) => !isBlank(row)).length,
    damage: sum('damage'),
    kills: sum('kills'),
    deaths: sum('deaths'),
  };
};
