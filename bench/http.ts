import { GUILD_ID } from './http/bench-guild.ts';
import { measureRate } from './http/measure-rate.ts';
import { median } from './http/median.ts';
import { serveInProcess } from './http/served-process.ts';
import { withBenchDatabase } from './http/with-bench-database.ts';

const LEAST_RATIO = 0.8;
const ROUNDS = 5;
const PATH = `/api/guilds/${GUILD_ID}/members?limit=100`;

await withBenchDatabase(async (connectionString, headers) => {
  const ours = await serveInProcess('./famiglia-server.ts', connectionString);
  const bare = await serveInProcess('./bare-server.ts', connectionString);
  try {
    await expectSameBytes([ours.url, bare.url], headers);
    const rates: { ours: number; bare: number }[] = [];
    const rate = async (url: string, seconds: number) => measureRate(url + PATH, headers, seconds);
    await rate(ours.url, 2);
    await rate(bare.url, 2);
    for (let round = 1; round <= ROUNDS; round += 1) {
      rates.push({ ours: await rate(ours.url, 4), bare: await rate(bare.url, 4) });
    }
    report(rates);
  } finally {
    await ours.stop();
    await bare.stop();
  }
});

async function expectSameBytes(urls: readonly string[], headers: Record<string, string>): Promise<void> {
  const [first, second] = await Promise.all(
    urls.map(async (url) => (await fetch(url + PATH, { headers })).text()),
  );
  if (first === undefined || first !== second || !first.includes('"total":120')) {
    throw new Error(`the servers answer differently:\n${first?.slice(0, 600)}\n${second?.slice(0, 600)}`);
  }
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
