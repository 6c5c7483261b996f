import { parseArgs } from 'node:util';
import { endWithNpm } from './lib/end-with-npm.mjs';
import { prepare } from './lib/prepare.mjs';
import { runTool } from './lib/run.mjs';
import { say } from './lib/say.mjs';
import { stopWithReason } from './lib/stop-with-reason.mjs';

/**
 * `npm run chaos` tests the built program with nonsense, slow clients, kills, Discord's outages, and load. Everything
 * runs on 127.0.0.1 with its own data, which is deleted afterwards. `npm run chaos -- fuzz kills --minutes 20 --seed
 * 5`: only these parts, with this many minutes in total and this seed.
 */
const PARTS = {
  fuzz: 'bench/chaos/fuzz.ts',
  'slow-clients': 'bench/chaos/slow-clients.ts',
  kills: 'bench/chaos/kills.ts',
  histories: 'bench/chaos/histories.ts',
  'discord-faults': 'bench/chaos/discord-faults.ts',
  soak: 'bench/chaos/soak.ts',
};
const MINUTES = 15;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string' }, minutes: { type: 'string' }, histories: { type: 'string' } },
});
const unknown = positionals.filter((name) => !(name in PARTS));
if (unknown.length > 0) {
  stopWithReason(new Error(`There is no ${unknown.join(', ')}: ${Object.keys(PARTS).join(', ')}`));
}
const chosen = positionals.length > 0 ? positionals : Object.keys(PARTS);
const seed = Number(values.seed ?? Math.floor(Math.random() * 2 ** 31));
const minutes = Number(values.minutes ?? MINUTES) / chosen.length;

// A part that is stopped cleans up by itself.
const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => stopping.abort());
endWithNpm();

await prepare({ development: true }).catch(stopWithReason);
say(`seed ${seed}, ${minutes.toFixed(1)} minutes for each of: ${chosen.join(', ')}`);
for (const name of chosen) {
  if (stopping.signal.aborted) break;
  say(`\n${name}`);
  const args = ['--conditions=source', PARTS[name], `--seed=${seed}`, `--minutes=${minutes}`];
  if (name === 'histories' && values.histories !== undefined) args.push(`--histories=${values.histories}`);
  // As `npm start` runs the product.
  const env = { NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=64 --v8-pool-size=1` };
  await runTool('tsx-for-tools/dist/cli.mjs', args, { show: true, env, signal: stopping.signal }).catch(
    () => {
      say(
        `${name} found something. The same again: npm run chaos -- ${name} --seed ${seed} --minutes ${minutes}`,
      );
      process.exitCode = 1;
    },
  );
}
