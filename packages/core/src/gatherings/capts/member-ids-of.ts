import type { CaptPlayer } from '@famiglia/contract/capts';

/** The ids of the players who are members. */
export const memberIdsOf = (players: readonly CaptPlayer[]): string[] =>
  players.flatMap((player) => player.user_id ?? []);
