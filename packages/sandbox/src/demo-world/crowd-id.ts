import { snowflakeAt } from '../world/snowflake.ts';

const FIRST_ACCOUNT = Date.UTC(2018, 4, 1, 9);
const SIX_DAYS = 6 * 24 * 3600 * 1000;

/** The id of the nth unnamed person: from their place in the lists, so that it never changes. */
export function crowdId(crowd: 'moretti' | 'bratva' | 'aztecas', index: number): string {
  const base = { moretti: 0, bratva: 1000, aztecas: 2000 }[crowd];
  return snowflakeAt(FIRST_ACCOUNT + index * SIX_DAYS + base * 61_007, base + index);
}
