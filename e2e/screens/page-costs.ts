import { GUILDS, PEOPLE } from '@famiglia/sandbox/demo-ids';

/** What a browser with an empty cache loads for a page. */
export interface PageCost {
  /** Scripts, styles and the page itself. */
  files: number;
  /** Of these files, compressed. */
  kib: number;
  /** Different addresses of the API. */
  calls: number;
  /** Of their answers, not compressed. The demo family grows while tests use it: with room for that. */
  json: number;
}

const guild = `/guild/${GUILDS.moretti}`;

/**
 * A change that makes a page cost more has to change this table, where a reviewer sees it: each number is the most
 * that it may cost.
 */
export const PAGE_COSTS: Record<string, PageCost> = {
  '/': { files: 6, kib: 40, calls: 0, json: 0 },
  '/pricing': { files: 6, kib: 31, calls: 1, json: 1 },
  '/login': { files: 6, kib: 28, calls: 0, json: 0 },
  '/guilds': { files: 11, kib: 316, calls: 1, json: 3 },
  [guild]: { files: 17, kib: 365, calls: 5, json: 28 },
  [`${guild}/users`]: { files: 14, kib: 381, calls: 4, json: 57 },
  [`${guild}/users/${PEOPLE.member}`]: { files: 12, kib: 366, calls: 3, json: 9 },
  [`${guild}/events`]: { files: 17, kib: 402, calls: 3, json: 36 },
  [`${guild}/capts`]: { files: 17, kib: 409, calls: 3, json: 42 },
  [`${guild}/gungame`]: { files: 13, kib: 371, calls: 6, json: 27 },
  [`${guild}/activity`]: { files: 12, kib: 330, calls: 3, json: 33 },
  [`${guild}/settings/general`]: { files: 15, kib: 385, calls: 4, json: 15 },
};
