import { ingameNick, staticId } from '@famiglia/contract/members/members';
import { MAX_REPUTATION } from '@famiglia/contract/reputation/reputation';
import { MAX_WARNINGS } from '@famiglia/contract/warnings/warnings';
import type { ColumnChoice, TableColumn } from '@famiglia/contract/moving/table-columns';
import type { CellRefusal, TableReading } from '@famiglia/contract/moving/tables';
import { foldLookAlikes } from '@famiglia/contract/kit/look-alikes';
import { readAmount } from '@famiglia/contract/kit/read-amount';
import { snowflake } from '@famiglia/contract/kit/shapes';
import { partsOf } from '../../../damage/read-table.ts';
import { mixesAlphabets } from '../../read-nickname.ts';
import { readDate } from './read-date.ts';
import { flawOf, textOf } from './source-cell.ts';
import type { SourceLine } from './source-cell.ts';

/** By what a row names somebody. */
export interface RowNames {
  userId: string | null;
  name: string | null;
  nick: string | null;
  staticId: string | null;
}

/** What a row says about somebody, as far as it could be read. Money in cents. */
export interface RowValues {
  nick?: string;
  static_id?: string;
  reputation?: number;
  rank?: string;
  warnings?: number;
  joined?: string;
  attended?: number;
  owed?: string;
  debt?: string;
}

export interface RefusedCell {
  column: TableColumn;
  text: string;
  why: CellRefusal;
}

export interface ReadRow {
  line: number;
  label: string;
  kind: 'person' | 'sum' | 'unnamed';
  names: RowNames;
  values: RowValues;
  refused: RefusedCell[];
  /** The word of a rank that means no step. */
  unknownRank: string | null;
}

export interface RowRules {
  columns: readonly ColumnChoice[];
  days: TableReading['days'];
  /** The guild’s day. */
  today: string;
  /** The step of each word, in the form of `foldLookAlikes`. */
  ranks: ReadonlyMap<string, string>;
}

const MAX_ATTENDED = 100_000;
const SUM = /^(?:total|sum|итого|всего|сумма)(?!\p{L})/iu;
/** People write it for “nothing”. */
const isEmpty = (text: string): boolean => /^[-–—−.]?$/.test(text);

/** One row of the table. Whatever cannot be read with certainty is refused by its reason, and nothing is put in its place. */
export const readRow = ({ line, cells }: SourceLine, rules: RowRules): ReadRow => {
  const at = (column: TableColumn): number => rules.columns.indexOf(column);
  const cellOf = (column: TableColumn): string => textOf(cells[at(column)]);
  const refused: RefusedCell[] = [];
  const values: RowValues = {};
  let unknownRank: string | null = null;
  const take = (column: TableColumn, read: (text: string) => CellRefusal | null): void => {
    const cell = at(column) < 0 ? undefined : cells[at(column)];
    const [text, flaw] = [textOf(cell), flawOf(cell)];
    const isNumberAsId = flaw === 'id_rounded' && column !== 'user_id';
    const why = flaw !== null && !isNumberAsId ? flaw : isEmpty(text) ? null : read(text);
    if (why !== null) refused.push({ column, text, why });
  };
  const amount = (column: 'reputation' | 'warnings' | 'attended', least: number, most: number): void =>
    take(column, (text) => {
      const read = readWhole(column === 'warnings' ? text.replace(/^(\d{1,3}) ?\/ ?\d{1,3}$/, '$1') : text);
      if (typeof read === 'string') return read;
      if (read < least) return least === 0 ? 'negative' : 'too_large';
      if (read > most) return 'too_large';
      values[column] = read;
      return null;
    });
  const money = (column: 'owed' | 'debt'): void =>
    take(column, (text) => {
      const read = readAmount(text);
      if (read.kind === 'doubtful') return 'two_readings';
      if (read.kind === 'problem') return REFUSED_AMOUNTS[read.problem];
      if (read.cents < 0n) return 'negative';
      if (read.cents > 0n) values[column] = String(read.cents);
      return null;
    });

  const names: RowNames = { userId: null, name: cellOf('name') || null, nick: null, staticId: null };
  take('user_id', (text) => {
    const id = text.replace(/^<@!?(\d+)>$/, '$1');
    if (snowflake.safeParse(id).success) names.userId = id;
    else return /^\d[.,]\d+e\+?\d+$/i.test(id) ? 'id_rounded' : 'not_an_id';
    return null;
  });
  const split = partsOf(cellOf('nick'));
  take('nick', () => {
    names.nick = split.nick;
    const nick = ingameNick.safeParse(split.nick);
    if (!nick.success) return 'not_a_nick';
    if (mixesAlphabets(nick.data)) return 'look_alike';
    values.nick = nick.data;
    return null;
  });
  if (split.staticId !== null && at('static_id') < 0) names.staticId = split.staticId;
  take('static_id', (text) => {
    const bare = text.replace(/^(?:#|№|id)\s*/i, '').replaceAll(' ', '');
    if (!staticId.safeParse(bare).success) return 'not_a_static';
    names.staticId = bare;
    return null;
  });
  if (names.staticId !== null) values.static_id = names.staticId;
  amount('reputation', -MAX_REPUTATION, MAX_REPUTATION);
  take('rank', (text) => {
    const step = rules.ranks.get(foldLookAlikes(text));
    if (step !== undefined) values.rank = step;
    else unknownRank = text.slice(0, 60);
    return step === undefined ? 'unknown_rank' : null;
  });
  amount('warnings', 0, MAX_WARNINGS);
  take('joined', (text) => {
    const read = readDate(text, rules.today, rules.days);
    if ('why' in read) return read.why;
    values.joined = read.day;
    return null;
  });
  amount('attended', 0, MAX_ATTENDED);
  money('owed');
  money('debt');

  const label =
    [cellOf('nick'), cellOf('name'), cellOf('static_id'), cellOf('user_id')].find((text) => text !== '') ??
    '';
  const first = cells.map(textOf).find((text) => text !== '') ?? '';
  const kind = SUM.test(first) ? 'sum' : label === '' ? 'unnamed' : 'person';
  return { line, label: label || first, kind, names, values, refused, unknownRank };
};

const REFUSED_AMOUNTS = {
  empty: null,
  not_an_amount: 'not_a_number',
  too_large: 'too_large',
  too_exact: 'fraction',
} as const;

/** A whole number, as people write it; what can be read in two ways is not read. */
const readWhole = (text: string): number | CellRefusal => {
  const read = readAmount(text);
  if (read.kind === 'doubtful') return 'two_readings';
  if (read.kind === 'problem')
    return read.problem === 'empty' ? 'not_a_number' : REFUSED_AMOUNTS[read.problem];
  return read.cents % 100n === 0n ? Number(read.cents / 100n) : 'fraction';
};
