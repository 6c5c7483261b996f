import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { connectDatabase } from '@famiglia/core/db/connect-database';
import { migrate } from '@famiglia/core/db/migrate';
import { silentLogger } from '@famiglia/core/logger';
import { startPrivatePostgres } from '@famiglia/core/postgres/start-private-postgres';
import autocannon from 'autocannon';
import { GUILD_ID, seedGuild } from './http/bench-guild.ts';
import { serveInProcess } from './http/served-process.ts';

const LEAST_RATIO = 0.8;
const ROUNDS = 5;
const PATH = `/api/guilds/${GUILD_ID}/members?limit=100`;

const directory = await mkdtemp(path.join(tmpdir(), 'famiglia-bench-'));
const postgres = await startPrivatePostgres({ dataDir: directory, log: silentLogger });
try {
  await migrate(postgres.connectionString);
  const { db, close } = connectDatabase(postgres.connectionString);
  const headers = { authorization: `Bearer ${await seedGuild(db)}` };
  await close();
  const ours = await serveInProcess('./famiglia-server.ts', postgres.connectionString);
  const bare = await serveInProcess('./bare-server.ts', postgres.connectionString);
  try {
    await expectSameBytes([ours.url, bare.url], headers);
    const rates: { ours: number; bare: number }[] = [];
    await measure(ours.url, headers, 2);
    await measure(bare.url, headers, 2);
    for (let round = 1; round <= ROUNDS; round += 1) {
      rates.push({ ours: await measure(ours.url, headers, 4), bare: await measure(bare.url, headers, 4) });
    }
    report(rates);
  } finally {
    await ours.stop();
    await bare.stop();
  }
} finally {
  await postgres.stop();
  await rm(directory, { recursive: true, force: true });
}

async function expectSameBytes(urls: readonly string[], headers: Record<string, string>): Promise<void> {
  const [first, second] = await Promise.all(
    urls.map(async (url) => (await fetch(url + PATH, { headers })).text()),
  );
  if (first === undefined || first !== second || !first.includes('"total":120')) {
    throw new Error(`the servers answer differently:\n${first?.slice(0, 600)}\n${second?.slice(0, 600)}`);
  }
}

async function measure(url: string, headers: Record<string, string>, duration: number): Promise<number> {
  const result = await autocannon({ url: url + PATH, headers, duration, connections: 16 });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url} failed ${result.non2xx} times`);
  return result.requests.average;
}

function report(rates: readonly { ours: number; bare: number }[]): void {
  for (const { ours, bare } of rates) {
    console.log(
      `famiglia ${ours.toFixed(0)}/s   bare ${bare.toFixed(0)}/s   ratio ${(ours / bare).toFixed(2)}`,
    );
  }
  const ratio = median(rates.map(({ ours, bare }) => ours / bare));
  console.log(
    `Members list (100 rows), share of a bare node:http + pg server: ${ratio.toFixed(2)} (at least ${LEAST_RATIO})`,
  );
  if (ratio < LEAST_RATIO) process.exitCode = 1;
}

function median(values: readonly number[]): number {
  return values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)] ?? 0;
}
