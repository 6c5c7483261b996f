import { MAX_DAMAGE, MAX_KILLS } from '../capts/capts.ts';
import type { DamageCell, DamageColumn } from '../damage/damage-import.ts';

const MAX_BY_COLUMN: Record<DamageColumn, number> = {
  damage: MAX_DAMAGE,
  kills: MAX_KILLS,
  deaths: MAX_KILLS,
  hit_percent: 100,
  headshot_percent: 100,
};

const REQUIRED_COLUMNS = new Set<DamageColumn>(['damage']);
const PERCENTS = new Set<DamageColumn>(['hit_percent', 'headshot_percent']);

/** A number as people write it: `12 345`, `12,345`, `12.345`, `45,5 %`. The result also says what is wrong with it. */
export const readNumber = (text: string, column: DamageColumn): DamageCell => {
  const bare = text.replaceAll(/[\s\u00A0\u202F'’%]/g, '').replace(/^[−–]/, '-');
  if (bare === '' || bare === '-') {
    return REQUIRED_COLUMNS.has(column)
      ? { text, value: null, problem: 'missing' }
      : { text, value: PERCENTS.has(column) ? null : 0, problem: null };
  }
  const value = Number(PERCENTS.has(column) ? bare.replace(',', '.') : withoutGroups(bare));
  if (!Number.isFinite(value)) return { text, value: null, problem: 'not_a_number' };
  const whole = PERCENTS.has(column) ? value : Math.round(value);
  if (whole < 0) return { text, value: whole, problem: 'negative' };
  return { text, value: whole, problem: whole > MAX_BY_COLUMN[column] ? 'too_large' : null };
};

/** Points and commas before groups of three separate thousands; any other one begins a fraction. */
const withoutGroups = (bare: string): string =>
  /^-?\d{1,3}(?:[.,]\d{3})+$/.test(bare) ? bare.replaceAll(/[.,]/g, '') : bare.replace(',', '.');
