import { GUILDS } from '@famiglia/sandbox/demo-ids';

/** What a browser with an empty cache loads for a page. */
export interface PageCost {
  /** Scripts, styles, fonts and the page itself. */
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
 * A change that makes a page cost more has to change this table, where a reviewer sees it. Files and calls are exact; bytes are upper
 * limits.
 */
export const PAGE_COSTS: Record<string, PageCost> = {
  '/': { files: 11, kib: 136, calls: 0, json: 0 },
  '/pricing': { files: 10, kib: 111, calls: 1, json: 1 },
  '/login': { files: 10, kib: 108, calls: 0, json: 0 },
  '/guilds': { files: 14, kib: 380, calls: 1, json: 3 },
  [guild]: { files: 19, kib: 411, calls: 10, json: 28 },
  [`${guild}/users`]: { files: 15, kib: 394, calls: 6, json: 57 },
  [`${guild}/events`]: { files: 17, kib: 424, calls: 5, json: 36 },
  [`${guild}/capts`]: { files: 18, kib: 440, calls: 5, json: 42 },
  [`${guild}/gungame`]: { files: 14, kib: 384, calls: 8, json: 27 },
  [`${guild}/activity`]: { files: 14, kib: 373, calls: 5, json: 33 },
  [`${guild}/settings/general`]: { files: 17, kib: 419, calls: 6, json: 15 },
};
