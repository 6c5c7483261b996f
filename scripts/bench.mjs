import { readdirSync } from 'node:fs';
import path from 'node:path';
import { chromium } from './lib/chromium.mjs';
import { endWithNpm } from './lib/end-with-npm.mjs';
import { prepare } from './lib/prepare.mjs';
import { root } from './lib/root.mjs';
import { runTool } from './lib/run.mjs';
import { say } from './lib/say.mjs';
import { stopWithReason } from './lib/stop-with-reason.mjs';

/** Those that measure pages. */
const IN_A_BROWSER = new Set(['realtime', 'lighthouse', 'page-loads']);

/**
 * `npm run bench` runs every measurement, `npm run bench http` only that one; what follows a `--` is passed on to it, as in
 * `npm run bench cluster -- --guilds 50`.
 */
const all = readdirSync(path.join(root, 'bench'))
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.slice(0, -'.ts'.length));
const given = process.argv.slice(2);
const firstOption = given.findIndex((argument) => argument.startsWith('--'));
const names = firstOption === -1 ? given : given.slice(0, firstOption);
const options = firstOption === -1 ? [] : given.slice(firstOption);
const chosen = names.length > 0 ? names : all;

// A measurement that is stopped cleans up by itself.
const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => stopping.abort());
endWithNpm();

await prepare({ development: true }).catch(stopWithReason);
for (const name of chosen) {
  if (stopping.signal.aborted) break;
  say(`\n${name}`);
  await measure(name).catch((error) => {
    say(`${name} is below its limit, or failed: ${error.message}`);
    process.exitCode = 1;
  });
}

async function measure(name) {
  const env = {
    // As `npm start` runs the product; child processes of a measurement inherit it.
    NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=64 --v8-pool-size=1`,
    ...(IN_A_BROWSER.has(name) && { CHROMIUM_PATH: await chromium() }),
  };
  const { signal } = stopping;
  await runTool('tsx/dist/cli.mjs', ['--conditions=source', `bench/${name}.ts`, ...options], {
    show: true,
    env,
    signal,
  });
}
