import { GUILD_ID } from './http/bench-guild.ts';
import { measureRate } from './http/measure-rate.ts';
import { median } from './http/median.ts';
import { serveInProcess } from './http/served-process.ts';
import { withBenchDatabase } from './http/with-bench-database.ts';
import { measured } from './support/measured.ts';

const MIN_RATIO = 1.2;
const ROUNDS = 5;
const PATH = `/api/guilds/${GUILD_ID}/members?limit=100`;

const expectSameBytes = async (urls: readonly string[], headers: Record<string, string>): Promise<void> => {
  const [first, second] = await Promise.all(
    urls.map(async (url) => (await fetch(url + PATH, { headers })).text()),
  );
  if (first === undefined || first !== second || !first.includes('"total":120')) {
    throw new Error(`the servers answer differently:\n${first?.slice(0, 600)}\n${second?.slice(0, 600)}`);
  }
};

await withBenchDatabase(async (connectionString, headers) => {
  const ours = await serveInProcess('./famiglia-server.ts', connectionString);
  const bare = await serveInProcess('./bare-server.ts', connectionString);
  try {
    await expectSameBytes([ours.url, bare.url], headers);
    const ratios: number[] = [];
    const rate = async (url: string, seconds: number) => measureRate(url + PATH, headers, seconds);
    await rate(ours.url, 2);
    await rate(bare.url, 2);
    for (let round = 1; round <= ROUNDS; round += 1) {
      const [oursRate, bareRate] = [await rate(ours.url, 3), await rate(bare.url, 3)];
      console.log(`famiglia ${oursRate.toFixed(0)}/s   bare ${bareRate.toFixed(0)}/s`);
      ratios.push(oursRate / bareRate);
    }
    measured('members list (100 rows) / a bare node:http and pg server', median(ratios), '×', {
      least: MIN_RATIO,
    });
  } finally {
    await ours.stop();
    await bare.stop();
  }
});
