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
  '/guilds': { files: 14, kib: 190, calls: 1, json: 3 },
  // Of these, 5 files and 61 KiB are menus, which are loaded where something waits that has one.
  [guild]: { files: 19, kib: 240, calls: 3, json: 26 },
  // What a plain member opens, most often on a phone.
  [`${guild}/me`]: { files: 21, kib: 230, calls: 3, json: 5 },
  [`${guild}/users`]: { files: 13, kib: 187, calls: 4, json: 57 },
  [`${guild}/users/${PEOPLE.member}`]: { files: 22, kib: 302, calls: 3, json: 9 },
  [`${guild}/events`]: { files: 13, kib: 184, calls: 4, json: 44 },
  [`${guild}/capts`]: { files: 28, kib: 360, calls: 5, json: 53 },
  [`${guild}/gungame`]: { files: 19, kib: 268, calls: 6, json: 27 },
  [`${guild}/activity`]: { files: 21, kib: 302, calls: 3, json: 33 },
  [`${guild}/settings/general`]: { files: 27, kib: 352, calls: 4, json: 15 },
};
