import type { CaptPlayer } from '@famiglia/contract/capts/capts';

/** The ids of the players who are members. */
export const memberIdsOf = (players: readonly CaptPlayer[]): string[] =>
  players.flatMap((player) => player.user_id ?? []);
