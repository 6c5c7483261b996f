import { ACTIVITIES, enlargeGuild, FIRST_MEMBER, MEMBERS, RARE_TYPE } from './activity/large-guild.ts';
import { GUILD_ID } from './http/bench-guild.ts';
import { fastestOf } from './http/fastest-of.ts';
import { percentile } from './http/percentile.ts';
import { serveInProcess } from './http/served-process.ts';
import { withBenchDatabase } from './http/with-bench-database.ts';
import { measured } from './support/measured.ts';

const LIST_MS = 20;
const DASHBOARD_MS = 20;
const WARM_UP = 30;
const TIMES = 30;
const LIST = `/api/activity/${GUILD_ID}/list`;
const yearsAgo = (years: number): string => new Date(Date.now() - years * 365 * 86_400_000).toISOString();

/** Times of a large guild's pages: the activity under every filter, and the overview. */
const PATHS: readonly [name: string, path: string, mostMs: number][] = [
  ['newest page', LIST, LIST_MS],
  ['last page that is counted', `${LIST}?offset=9950`, LIST_MS],
  ['after an entry in the middle', `${LIST}?before=${ACTIVITIES / 2}`, LIST_MS],
  ['one kind', `${LIST}?type=event.joined&offset=5000`, LIST_MS],
  ['a rare kind', `${LIST}?type=${RARE_TYPE}`, LIST_MS],
  ['one person', `${LIST}?actor_id=${FIRST_MEMBER + 7n}`, LIST_MS],
  ['about one person', `${LIST}?target_id=${FIRST_MEMBER + 9n}`, LIST_MS],
  ['a week two years ago', `${LIST}?from=${yearsAgo(2.02)}&to=${yearsAgo(2)}`, LIST_MS],
  ['one kind by one person', `${LIST}?type=event.joined&actor_id=${FIRST_MEMBER + 8n}`, LIST_MS],
  ['the last three', `/api/activity/${GUILD_ID}/recent`, LIST_MS],
  ['the overview', `/api/guilds/${GUILD_ID}/dashboard`, DASHBOARD_MS],
];

const cost = async (url: string, headers: Record<string, string>): Promise<number> => {
  const ask = async (): Promise<void> => {
    const response = await fetch(url, { headers });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  };
  for (let time = 0; time < WARM_UP; time += 1) await ask();
  const took: number[] = [];
  while (took.length < TIMES) took.push(await fastestOf(3, ask));
  return percentile(took, 95);
};

await withBenchDatabase(async (connectionString, headers) => {
  await enlargeGuild(connectionString);
  console.log(
    `${MEMBERS} members, ${ACTIVITIES} activities in one guild; 95th percentile of ${TIMES} requests, each the fastest of three:`,
  );
  const server = await serveInProcess('./famiglia-server.ts', connectionString);
  try {
    for (const [name, path, most] of PATHS)
      measured(name, await cost(server.url + path, headers), 'ms', { most });
  } finally {
    await server.stop();
  }
});
