import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '../chromium.mjs';
import { run } from '../run.mjs';
import { say } from '../say.mjs';

/** Measurements that need a browser. */
const IN_A_BROWSER = new Set(['realtime', 'lighthouse', 'slow-network']);

/** Runs one measurement on the code in `cwd`, and returns the figures that it told by `bench/support/measured.ts`. */
export const runBench = async (bench, { cwd, options, signal }) => {
  const directory = mkdtempSync(path.join(tmpdir(), 'famiglia-figures-'));
  const file = path.join(directory, 'figures');
  const env = {
    // As `npm start` runs the product; child processes of a measurement inherit it.
    NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=64 --v8-pool-size=1`,
    BENCH_FIGURES: file,
    ...(IN_A_BROWSER.has(bench) && { CHROMIUM_PATH: await chromium() }),
  };
  const args = [
    'node_modules/tsx-for-tools/dist/cli.mjs',
    '--conditions=source',
    `bench/${bench}.ts`,
    ...options,
  ];
  let error;
  try {
    await run(process.execPath, args, { show: true, env, cwd, signal });
  } catch (failure) {
    error = failure.message;
    say(error);
  }
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
  rmSync(directory, { recursive: true });
  return { bench, figures: lines.map((line) => JSON.parse(line)), ...(error !== undefined && { error }) };
};
