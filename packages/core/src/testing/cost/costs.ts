import type { Cost } from './measure-cost.ts';

/**
 * What the hot paths cost. A change that costs more, or less, has to change this table, where a reviewer sees it. The
 * bytes of the log are an upper limit with room for pages that split or are tidied up by a reader; the other numbers are exact.
 */
export const COSTS = {
  'sign-up': { statements: 7, rows: 5, calls: 9, wal: 8_000 },
  leave: { statements: 7, rows: 5, calls: 9, wal: 8_000 },
  '100 sign-ups at once': { statements: 7, rows: 303, calls: 9, wal: 150_000 },
  '1,000 sign-ups at once': { statements: 7, rows: 3_002, calls: 9, wal: 1_750_000 },
  '10 people leave, and 10 others move up': { statements: 9, rows: 63, calls: 9, wal: 40_000 },
  '10 people are told that they moved up': { statements: 8, rows: 20, calls: 0, wal: 10_000 },
  'an event with 50 people is finished': { statements: 25, rows: 257, calls: 157, wal: 150_000 },
  'a GG screen': { statements: 22, rows: 11, calls: 8, wal: 15_000 },
  'a verdict on 50 gun game screens': { statements: 15, rows: 303, calls: 153, wal: 243_500 },
  'a member gets a role': { statements: 3, rows: 1, calls: 2, wal: 8_000 },
  // Eight of them are the first steps of a new family; one that is through needs one.
  overview: { statements: 25, rows: 0, calls: 0, wal: 10_000 },
  'members, a page': { statements: 1, rows: 0, calls: 0, wal: 10_000 },
  'activity, a page': { statements: 2, rows: 0, calls: 0, wal: 10_000 },
  'the top of a season': { statements: 3, rows: 0, calls: 0, wal: 10_000 },
  'the digest of a week': { statements: 9, rows: 0, calls: 0, wal: 10_000 },
  // Of one member, however large the family is.
  'a member’s cabinet': { statements: 18, rows: 0, calls: 0, wal: 10_000 },
  // However many people and lines they have.
  'an open payday': { statements: 16, rows: 0, calls: 0, wal: 10_000 },
  'the list of paydays': { statements: 12, rows: 0, calls: 0, wal: 10_000 },
  'a wallet': { statements: 10, rows: 0, calls: 0, wal: 10_000 },
  'a season is closed': { statements: 11, rows: 156, calls: 3, wal: 100_000 },
  'a member’s ledger': { statements: 3, rows: 0, calls: 0, wal: 10_000 },
} satisfies Record<string, Cost>;
