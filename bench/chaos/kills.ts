import { setTimeout as sleep } from 'node:timers/promises';
import { findRunningDatabase } from '@famiglia/core/backup/reach-database';
import { seededRandom } from '@famiglia/core/demo/seeded-random';
import { GUILDS, PEOPLE } from '@famiglia/sandbox/demo-ids';
import { Client } from 'pg';
import { MINUTES_MS, SEED } from './support/chaos-options.ts';
import { signIn } from './support/sign-in.ts';
import { untilOpen } from './support/until-open.ts';
import { withVictim } from './support/with-victim.ts';
import type { Victim } from './support/with-victim.ts';

const WRITERS = 4;
/** Below one person's rate limit per minute. */
const PAUSE_MS = 250;
const BETWEEN_KILLS_MS = 3000;
const BACK_AFTER_MS = 60_000;
/** Each at least once, then at random. */
const KILLS = ['server', 'backend', 'postmaster'] as const;

interface Written {
  acknowledged: Set<string>;
  tried: number;
}

/** Adds a little reputation repeatedly, each time with a unique reason. */
const writeRepeatedly = async ({ victim, written, headers, writer, signal }: Writer): Promise<void> => {
  while (!signal.aborted) {
    written.tried += 1;
    const reason = `chaos ${writer} ${written.tried}`;
    const answer = await fetch(`${victim.process.url}/api/reputation/${GUILDS.moretti}/bulk`, {
      method: 'POST',
      headers: { ...headers.current, 'content-type': 'application/json' },
      body: JSON.stringify({ user_ids: [PEOPLE.member, PEOPLE.moderator], delta: 1, reason }),
    }).catch(() => null);
    const text = (await answer?.text().catch(() => '')) ?? '';
    if (answer?.ok === true && text !== '') written.acknowledged.add(reason);
    else if (answer !== null && answer.status !== 503) {
      victim.findings.add(`a change was answered with ${answer.status}: ${text}`);
    } else if (answer?.status === 503 && answer.headers.get('retry-after') === null) {
      victim.findings.add(`a 503 does not say when to come again: ${text}`);
    }
    await sleep(PAUSE_MS);
  }
};

/** After any kill, changes work again without help. */
const untilWritten = async ({ findings }: Victim, written: Written, kind: string): Promise<void> => {
  const [before, began] = [written.acknowledged.size, Date.now()];
  while (written.acknowledged.size < before + WRITERS) {
    if (Date.now() > began + BACK_AFTER_MS) {
      findings.add(`no change was taken for ${BACK_AFTER_MS / 1000} s after the ${kind} was killed`);
      return;
    }
    await sleep(50);
  }
};

const withDatabase = async <T>(
  { process: famiglia }: Victim,
  work: (client: Client) => Promise<T>,
): Promise<T> => {
  const connectionString = await findRunningDatabase(famiglia.dataDir);
  if (connectionString === undefined) throw new Error('no PostgreSQL runs');
  const client = new Client({ connectionString });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
};

/** A killed backend ends all others too; without its postmaster the private PostgreSQL is restarted. */
const killInDatabase = async (victim: Victim, kind: 'backend' | 'postmaster'): Promise<void> => {
  const pid = await withDatabase(victim, async (client) => {
    const backend = `select pid from pg_stat_activity
      where datname = 'famiglia' and pid <> pg_backend_pid() order by query_start desc limit 1`;
    const postmaster = String.raw`select split_part(pg_read_file('postmaster.pid'), E'\n', 1)::int as pid`;
    const { rows } = await client.query<{ pid: number }>(kind === 'backend' ? backend : postmaster);
    return rows[0]?.pid;
  });
  if (pid !== undefined) process.kill(pid, 'SIGKILL');
};

/** How often each reason is in the ledger of one of the two. */
const storedReasons = async (victim: Victim): Promise<Map<string, number>> =>
  withDatabase(victim, async (client) => {
    const { rows } = await client.query<{ reason: string; times: number }>(
      `select reason, count(*)::int as times from reputation_entries
       where reason like 'chaos %' and user_id = $1 group by reason`,
      [PEOPLE.member],
    );
    return new Map(rows.map(({ reason, times }) => [reason, times]));
  });

/** Kills processes while people write. Confirmed writes must exist once, unconfirmed ones at most once. */
await withVictim({}, async (victim) => {
  const { findings } = victim;
  const written: Written = { acknowledged: new Set(), tried: 0 };
  const stopping = new AbortController();
  const headers = { current: await signIn(victim.process, 'owner') };
  await untilOpen(victim.process.url, headers.current);
  const writing = Promise.all(
    Array.from({ length: WRITERS }, async (_, writer) =>
      writeRepeatedly({ victim, written, headers, writer, signal: stopping.signal }),
    ),
  );
  // Reported below: until then a failure must not end this process, which has to stop others.
  writing.catch(() => undefined);
  const random = seededRandom(SEED);
  const until = Date.now() + MINUTES_MS;
  const killed: string[] = [];
  while (killed.length < KILLS.length || Date.now() < until) {
    await sleep(BETWEEN_KILLS_MS);
    const kind = KILLS[killed.length] ?? KILLS[Math.floor(random() * KILLS.length)] ?? 'server';
    killed.push(kind);
    await (kind === 'server' ? victim.killAndStart() : killInDatabase(victim, kind));
    await untilWritten(victim, written, kind);
    // A killed server may lose sessions that were only in memory.
    headers.current = await signIn(victim.process, 'owner');
  }
  stopping.abort();
  await writing;
  const stored = await storedReasons(victim);
  const lost = [...written.acknowledged].filter((reason) => !stored.has(reason)).length;
  const doubled = [...stored.values()].filter((times) => times > 1).length;
  console.log(
    `killed ${killed.length} times (${killed.join(', ')}): ${written.acknowledged.size} of ${written.tried} changes ` +
      `were acknowledged, ${lost} lost (at most 0), ${doubled} doubled (at most 0)`,
  );
  findings.expect(lost === 0, `${lost} acknowledged changes are lost`);
  findings.expect(doubled === 0, `${doubled} changes are there twice`);
});

interface Writer {
  victim: Victim;
  written: Written;
  headers: { current: Record<string, string> };
  writer: number;
  signal: AbortSignal;
}
