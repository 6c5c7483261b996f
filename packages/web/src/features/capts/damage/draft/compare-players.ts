import type { CaptPlayer } from '@famiglia/contract/capts/capts';
import type { DamageColumn } from '@famiglia/contract/damage/damage-import';
import { DAMAGE_COLUMNS } from '@famiglia/contract/damage/damage-import';

export interface PlayerChange {
  nick: string;
  side: CaptPlayer['side'];
  kind: 'added' | 'removed' | 'changed';
  /** For a change: the cells, before and after. */
  cells: { column: DamageColumn; before: number | null; after: number | null }[];
}

/** Identifies a player: by the member, or by the nick of a player without one. */
const keyOf = ({ side, user_id, nick }: CaptPlayer): string => `${side} ${user_id ?? nick.toLowerCase()}`;

const byKey = (players: readonly CaptPlayer[]) => new Map(players.map((player) => [keyOf(player), player]));

const changeOf = (before: CaptPlayer | undefined, after: CaptPlayer): PlayerChange[] => {
  const { nick, side } = after;
  if (before === undefined) return [{ nick, side, kind: 'added', cells: [] }];
  const cells = DAMAGE_COLUMNS.filter((column) => before[column] !== after[column]).map((column) => ({
    column,
    before: before[column],
    after: after[column],
  }));
  return cells.length === 0 && before.nick === nick ? [] : [{ nick, side, kind: 'changed', cells }];
};

/** The changes somebody made to the same players. */
export const comparePlayers = (
  before: readonly CaptPlayer[],
  after: readonly CaptPlayer[],
): PlayerChange[] => {
  const [old, now] = [byKey(before), byKey(after)];
  return [
    ...after.flatMap((player) => changeOf(old.get(keyOf(player)), player)),
    ...before
      .filter((player) => !now.has(keyOf(player)))
      .map(({ nick, side }): PlayerChange => ({ nick, side, kind: 'removed', cells: [] })),
  ];
};

/** Merges both: my changes, and theirs for players that I did not change. */
export const mergePlayers = (
  base: readonly CaptPlayer[],
  mine: readonly CaptPlayer[],
  theirs: readonly CaptPlayer[],
): CaptPlayer[] => {
  const [old, other] = [byKey(base), byKey(theirs)];
  const untouched = (player: CaptPlayer): boolean => {
    const before = old.get(keyOf(player));
    return before !== undefined && changeOf(before, player).length === 0;
  };
  const kept = mine.flatMap((player) => {
    if (!untouched(player)) return [player];
    return other.get(keyOf(player)) ?? [];
  });
  const known = byKey([...mine, ...base]);
  return [...kept, ...theirs.filter((player) => !known.has(keyOf(player)))];
};
