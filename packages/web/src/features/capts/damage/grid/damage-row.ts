import type { CaptPlayer, PlayerSource } from '@famiglia/contract/capts/capts';
import type { DamageColumn, ImportedRow } from '@famiglia/contract/damage/damage-import';
import { DAMAGE_COLUMNS } from '@famiglia/contract/damage/damage-import';

export const GRID_COLUMNS = ['nick', ...DAMAGE_COLUMNS] as const;
export type GridColumn = 'nick' | DamageColumn;
export type Side = CaptPlayer['side'];

export type RowMember = Pick<
  ImportedRow['candidates'][number],
  'user_id' | 'display_name' | 'ingame_nick' | 'avatar_url'
>;

/** How a row was matched to its member: by the server, or by a person. */
export type MatchedBy = NonNullable<ImportedRow['match']>['by'] | 'hand';

/** One player in the grid: text as typed, so that invalid input can be corrected. */
export interface DamageRow {
  id: number;
  cells: Readonly<Record<GridColumn, string>>;
  member: RowMember | null;
  by: MatchedBy | null;
  /** A person said that the nick belongs to no member: it is not looked up again. */
  stranger: boolean;
  /** Similar members, if none is certain. */
  candidates: readonly RowMember[];
  /** Cells read from a screenshot with low confidence, until a person has checked them. */
  doubts: readonly GridColumn[];
  /** The position of the row in the screenshot it was read from. */
  place: ImportedRow['place'];
  /** Where the numbers come from; null where nobody knows. */
  source: PlayerSource | null;
}

export type Sheets = Readonly<Record<Side, readonly DamageRow[]>>;

const emptyCells: DamageRow['cells'] = {
  nick: '',
  damage: '',
  kills: '',
  deaths: '',
  hit_percent: '',
  headshot_percent: '',
};

export const newRow = (id: number, part: Partial<Omit<DamageRow, 'id'>> = {}): DamageRow => ({
  id,
  cells: emptyCells,
  member: null,
  by: null,
  stranger: false,
  candidates: [],
  doubts: [],
  place: null,
  source: null,
  ...part,
});

/** Rows are identified by a number: nicks change while they are typed. */
export const nextId = ({ ours, theirs }: Sheets): number =>
  1 + [...ours, ...theirs].reduce((last, { id }) => Math.max(last, id), 0);

/** The row is empty. */
export const isBlank = ({ cells, member }: DamageRow): boolean =>
  member === null && GRID_COLUMNS.every((column) => cells[column].trim() === '');
