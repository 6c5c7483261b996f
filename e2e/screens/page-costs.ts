import { GUILDS, PEOPLE } from '@famiglia/sandbox/demo-ids';

/** What a browser with an empty cache loads for a page. */
export interface PageCost {
  /** Scripts, styles and the page itself. */
  files: number;
  /** Of these files, compressed as they are served, with a few KiB of room: another sentence is no other cost. */
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
  '/': { files: 6, kib: 35, calls: 0, json: 0 },
  '/pricing': { files: 6, kib: 28, calls: 1, json: 1 },
  '/login': { files: 6, kib: 25, calls: 0, json: 0 },
  '/guilds': { files: 14, kib: 220, calls: 1, json: 3 },
  // Of these, 3 files and 42 KiB are menus, which are loaded where something waits that has one.
  [guild]: { files: 14, kib: 240, calls: 3, json: 26 },
  // What a plain member opens, most often on a phone.
  [`${guild}/me`]: { files: 24, kib: 355, calls: 3, json: 5 },
  [`${guild}/users`]: { files: 20, kib: 315, calls: 4, json: 57 },
  [`${guild}/users/${PEOPLE.member}`]: { files: 18, kib: 300, calls: 3, json: 9 },
  [`${guild}/events`]: { files: 26, kib: 360, calls: 4, json: 44 },
  [`${guild}/capts`]: { files: 24, kib: 360, calls: 5, json: 53 },
  [`${guild}/gungame`]: { files: 15, kib: 265, calls: 6, json: 27 },
  [`${guild}/activity`]: { files: 17, kib: 300, calls: 3, json: 33 },
  [`${guild}/settings/general`]: { files: 22, kib: 350, calls: 4, json: 15 },
};
