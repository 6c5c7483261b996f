import type { CaptPlayer } from '@famiglia/contract/capts/capts';
import { DAMAGE_COLUMNS } from '@famiglia/contract/damage/damage-import';

/** Rows that a person saves: they say what they read from a table or a screenshot, and the rest is theirs. Only a feed is a feed. */
export const byPerson = (players: readonly CaptPlayer[]): CaptPlayer[] =>
  players.map((player) => ({
    ...player,
    source: player.source === 'table' || player.source === 'screenshot' ? player.source : 'hand',
  }));

const keyOf = ({ side, nick }: CaptPlayer): string => `${side} ${nick.toLowerCase()}`;

/** A row whose numbers stay keeps where they came from, whoever saves it again. */
export const keepSources = (players: readonly CaptPlayer[], before: readonly CaptPlayer[]): CaptPlayer[] => {
  const stored = new Map(before.map((player) => [keyOf(player), player]));
  return players.map((player) => {
    const same = stored.get(keyOf(player));
    const isSame = same !== undefined && DAMAGE_COLUMNS.every((column) => same[column] === player[column]);
    return isSame ? { ...player, source: same.source } : player;
  });
};
