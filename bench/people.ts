import { GUILD_ID } from './http/bench-guild.ts';
import { median } from './http/median.ts';
import { serveInProcess } from './http/served-process.ts';
import { withBenchDatabase } from './http/with-bench-database.ts';
import { measured } from './support/measured.ts';
import {
  APPLICATION_ID,
  APPLICATIONS,
  enlargeFamily,
  FILE_ENTRIES,
  MEMBERS,
  SIGN_UPS,
  VETERAN,
} from './people/large-family.ts';

const WARM_UP = 5;
/** With the warm-up below the rate limit of statistics. */
const PAIRS = 30;
const PEER = `/api/guilds/${GUILD_ID}/members?limit=100`;
/** A page may take so many times as long as a page of the members' list; what reads all the family has, longer. */
const PAGE = 5;
const WHOLE = 15;
const QUEUE = `/api/applications/${GUILD_ID}`;
const FILE = `/api/personnel/${GUILD_ID}/${VETERAN}`;
const RANKS = `/api/ranks/${GUILD_ID}`;

const REQUESTS: readonly [name: string, path: string, most: number][] = [
  ['applications, newest', QUEUE, PAGE],
  ['applications, the last page', `${QUEUE}?offset=${APPLICATIONS - 50}`, PAGE],
  ['applications, those waiting', `${QUEUE}?status=waiting`, PAGE],
  ['a column of the board', `${QUEUE}?status=accepted`, PAGE],
  ['applications, searched', `${QUEUE}?search=petrov_77`, PAGE],
  ['one application', `${QUEUE}/${APPLICATION_ID}`, PAGE],
  ['statistics of two years', `${QUEUE}/statistics?days=730`, WHOLE],
  ['a personnel file', FILE, PAGE],
  ['its timeline', `${FILE}/timeline`, PAGE],
  ['the end of its timeline', `${FILE}/timeline?offset=${FILE_ENTRIES - 50}`, WHOLE],
  ['its notes', `${FILE}/notes`, PAGE],
  ['all warnings', `/api/warnings/${GUILD_ID}`, PAGE],
  ['who is inactive', `/api/inactive/${GUILD_ID}`, WHOLE],
  ['who is ready for promotion', `${RANKS}/ready`, WHOLE],
  ['the way of one member', `${RANKS}/members/${VETERAN}`, PAGE],
];

const time = async (url: string, headers: Record<string, string>): Promise<number> => {
  const startedAt = performance.now();
  const response = await fetch(url, { headers });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return performance.now() - startedAt;
};

/**
 * What leaders ask about people, in a family with years behind it. Each request takes turns with a page of the members' list: other
 * load on the machine affects both alike.
 */
await withBenchDatabase(async (connectionString, headers) => {
  await enlargeFamily(connectionString);
  console.log(
    `${MEMBERS} members, ${APPLICATIONS} applications, ${SIGN_UPS} sign-ups, a file of ${FILE_ENTRIES} entries; medians, against 100 rows of the members' list:`,
  );
  const server = await serveInProcess('./famiglia-server.ts', connectionString);
  try {
    for (const [name, path, most] of REQUESTS) {
      const took: number[] = [];
      const peer: number[] = [];
      for (let pair = 0; pair < WARM_UP + PAIRS; pair += 1) {
        const ms = await time(server.url + path, headers);
        const peerMs = await time(server.url + PEER, headers);
        if (pair < WARM_UP) continue;
        took.push(ms);
        peer.push(peerMs);
      }
      measured(`${name} / a page of the members' list`, median(took) / median(peer), '×', { most });
    }
  } finally {
    await server.stop();
  }
});
