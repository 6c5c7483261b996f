import { ACTIVITIES, enlargeGuild, FIRST_MEMBER, RARE_TYPE } from './activity/large-guild.ts';
import { GUILD_ID } from './http/bench-guild.ts';
import { fastestOf } from './http/fastest-of.ts';
import { percentile } from './http/percentile.ts';
import { serveInProcess } from './http/served-process.ts';
import { withBenchDatabase } from './http/with-bench-database.ts';
import { measured } from './support/measured.ts';

const MOST_MS = 20;
/** The overview counts people of this week and of the one before, so it is measured in a family of a size that there is. */
const MEMBERS = { lists: 100_000, overview: 10_000 };
const WARM_UP = 30;
const TIMES = 30;
const LIST = `/api/activity/${GUILD_ID}/list`;
const yearsAgo = (years: number): string => new Date(Date.now() - years * 365 * 86_400_000).toISOString();

/** The pages of a large guild's activity, under every filter. */
const PATHS: readonly [name: string, path: string][] = [
  ['newest page', LIST],
  ['last page that is counted', `${LIST}?offset=9950`],
  ['after an entry in the middle', `${LIST}?before=${ACTIVITIES / 2}`],
  ['one kind', `${LIST}?type=event.joined&offset=5000`],
  ['a rare kind', `${LIST}?type=${RARE_TYPE}`],
  ['one person', `${LIST}?actor_id=${FIRST_MEMBER + 7n}`],
  ['about one person', `${LIST}?target_id=${FIRST_MEMBER + 9n}`],
  ['a week two years ago', `${LIST}?from=${yearsAgo(2.02)}&to=${yearsAgo(2)}`],
  ['one kind by one person', `${LIST}?type=event.joined&actor_id=${FIRST_MEMBER + 8n}`],
  ['the last three', `/api/activity/${GUILD_ID}/recent`],
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

const measurePages = async (members: number, paths: typeof PATHS): Promise<void> =>
  withBenchDatabase(async (connectionString, headers) => {
    await enlargeGuild(connectionString, members);
    console.log(
      `${members} members, ${ACTIVITIES} activities in one guild; 95th percentile of ${TIMES} requests, each the fastest of three:`,
    );
    const server = await serveInProcess('./famiglia-server.ts', connectionString);
    try {
      for (const [name, path] of paths)
        measured(name, await cost(server.url + path, headers), 'ms', { most: MOST_MS });
    } finally {
      await server.stop();
    }
  });

await measurePages(MEMBERS.lists, PATHS);
await measurePages(MEMBERS.overview, [['the overview', `/api/guilds/${GUILD_ID}/dashboard`]]);
