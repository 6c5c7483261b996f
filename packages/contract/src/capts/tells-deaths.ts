import type { CaptPlayer } from './capts.ts';

/** Whether anybody counted the deaths of these rows: no war feed does, so there a zero is unknown. */
export const tellsDeaths = (players: readonly Pick<CaptPlayer, 'deaths' | 'source'>[]): boolean =>
  players.some(({ deaths, source }) => source !== 'feed' || deaths > 0);
