import { Agent, get } from 'node:http';
import { GUILD_ID } from './http/bench-guild.ts';
import { median } from './http/median.ts';
import { serveInProcess } from './http/served-process.ts';
import { withBenchDatabase } from './http/with-bench-database.ts';
import { measured } from './support/measured.ts';

const MIN_RATIO = 0.9;
const WARM_UP = 200;
const PAIRS = 1500;
const PATH = `/api/guilds/${GUILD_ID}/members?limit=100`;

const time = async (url: string, headers: Record<string, string>, agent: Agent): Promise<number> => {
  const startedAt = performance.now();
  await new Promise<void>((resolve, reject) => {
    get(url, { headers, agent }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}`));
      response.resume().once('end', resolve);
    }).once('error', reject);
  });
  return performance.now() - startedAt;
};

/**
 * The cost of the access check in a members-list request. Requests with and without it alternate: other load on the
 * machine affects both alike, so the medians can be compared even on a busy one.
 */
await withBenchDatabase(async (connectionString, headers) => {
  const checked = await serveInProcess('./famiglia-server.ts', connectionString);
  const unchecked = await serveInProcess('../access/unchecked-server.ts', connectionString);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  try {
    const took = { checked: [] as number[], unchecked: [] as number[] };
    for (let pair = 0; pair < WARM_UP + PAIRS; pair += 1) {
      // The second of a pair finds warmer caches, so the order alternates too.
      const first = pair % 2 === 0;
      const early = await time((first ? checked : unchecked).url + PATH, headers, agent);
      const late = await time((first ? unchecked : checked).url + PATH, headers, agent);
      if (pair < WARM_UP) continue;
      took.checked.push(first ? early : late);
      took.unchecked.push(first ? late : early);
    }
    const share = median(took.unchecked) / median(took.checked);
    measured('members list without the rights check / with it', share, '×', { least: MIN_RATIO });
  } finally {
    agent.destroy();
    await checked.stop();
    await unchecked.stop();
  }
});
