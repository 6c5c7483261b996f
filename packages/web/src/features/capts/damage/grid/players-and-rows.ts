import type { CaptPlayer } from '@famiglia/contract/capts/capts';
import type { DamageColumn } from '@famiglia/contract/damage/damage-import';
import { readNumber } from '@famiglia/contract/kit/read-number';
import type { DamageRow, RowMember, Sheets, Side } from './damage-row.ts';
import { isBlank, newRow } from './damage-row.ts';

const typed = (value: number | null): string => (value === null ? '' : String(value));

const rowOf = (player: CaptPlayer, id: number): DamageRow => {
  const member: RowMember | null =
    player.user_id === null
      ? null
      : { user_id: player.user_id, display_name: player.nick, ingame_nick: null, avatar_url: null };
  return newRow(id, {
    member,
    // Saved without a member, so a person has already confirmed it.
    stranger: member === null,
    source: player.source,
    cells: {
      nick: player.nick,
      damage: typed(player.damage),
      kills: typed(player.kills),
      deaths: typed(player.deaths),
      hit_percent: typed(player.hit_percent),
      headshot_percent: typed(player.headshot_percent),
    },
  });
};

/** Saved players as rows of the grid, each side on its own sheet. */
export const sheetsOf = (players: readonly CaptPlayer[]): Sheets => {
  const rows = players.map((player, index) => ({ side: player.side, row: rowOf(player, index + 1) }));
  const on = (side: Side) => rows.filter((one) => one.side === side).map(({ row }) => row);
  return { ours: on('ours'), theirs: on('theirs') };
};

const numberOf = (row: DamageRow, column: DamageColumn): number | null =>
  readNumber(row.cells[column], column).value;

const playerOf = (row: DamageRow, side: Side): CaptPlayer => ({
  user_id: side === 'ours' ? (row.member?.user_id ?? null) : null,
  nick: row.cells.nick.trim(),
  side,
  damage: numberOf(row, 'damage') ?? 0,
  kills: numberOf(row, 'kills') ?? 0,
  deaths: numberOf(row, 'deaths') ?? 0,
  hit_percent: numberOf(row, 'hit_percent'),
  headshot_percent: numberOf(row, 'headshot_percent'),
  // A draft of an older version of the panel has none.
  source: row.source ?? null,
});

export interface FilledRow {
  side: Side;
  /** Its index on the sheet, including blank rows. */
  index: number;
  row: DamageRow;
}

/** The rows to send, in this order. */
export const filledRows = (sheets: Sheets): FilledRow[] =>
  (['ours', 'theirs'] as const).flatMap((side) =>
    sheets[side].map((row, index) => ({ side, index, row })).filter(({ row }) => !isBlank(row)),
  );

export const playersOf = (sheets: Sheets): CaptPlayer[] =>
  filledRows(sheets).map(({ row, side }) => playerOf(row, side));

const fingerprint = (sheets: Sheets): string =>
  JSON.stringify(
    filledRows(sheets).map(({ row, side }) => [
      side,
      row.member?.user_id ?? null,
      ...Object.values(row.cells),
    ]),
  );

/** Whether two sheets are equal, so that replacing one by the other loses nothing. */
export const sameSheets = (one: Sheets, other: Sheets): boolean => fingerprint(one) === fingerprint(other);

export const samePlayers = (one: readonly CaptPlayer[], other: readonly CaptPlayer[]): boolean =>
  sameSheets(sheetsOf(one), sheetsOf(other));
