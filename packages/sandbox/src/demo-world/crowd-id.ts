import { snowflakeAt } from '../world/snowflake.ts';

const FIRST_ACCOUNT = Date.UTC(2018, 4, 1, 9);
/**
 * About six days; not a round number, because Discord chooses the default avatar by the milliseconds in the
 * id.
 */
const STEP = 6 * 24 * 3600 * 1000 + 7919;

/** The id of the nth unnamed person: derived from their position in the lists, so that it never changes. */
export const crowdId = (crowd: 'moretti' | 'bratva' | 'aztecas', index: number): string => {
  const base = { moretti: 0, bratva: 1000, aztecas: 2000 }[crowd];
  return snowflakeAt(FIRST_ACCOUNT + index * STEP + base * 61_007, base + index);
};
