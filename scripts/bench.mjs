import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { atCommit } from './lib/bench/at-commit.mjs';
import { describeMachine } from './lib/bench/describe-machine.mjs';
import { missed, table } from './lib/bench/figures.mjs';
import { runBench } from './lib/bench/run-bench.mjs';
import { endWithNpm } from './lib/end-with-npm.mjs';
import { prepare } from './lib/prepare.mjs';
import { root } from './lib/root.mjs';
import { say, seconds } from './lib/say.mjs';
import { stopWithReason } from './lib/stop-with-reason.mjs';

/**
 * `npm run bench` runs every measurement, prints one table and writes it to `bench/results.json`. `npm run bench http` runs only that
 * one; options that are not ours are passed on to it, as in `npm run bench cluster -- --guilds 50`. `npm run bench -- --against
 * <commit>` runs each on that commit's code too, right after this one's.
 */
const RESULTS = 'bench/results.json';
/** Measurements that only run when they are named, and why. */
const APART = { cluster: 'takes half an hour', dashboard: 'needs Prometheus' };

const given = process.argv.slice(2);
const against = given.indexOf('--against');
const [, commit] = against === -1 ? [] : given.splice(against, 2);
const firstOption = given.findIndex((argument) => argument.startsWith('--'));
const names = firstOption === -1 ? given : given.slice(0, firstOption);
const options = firstOption === -1 ? [] : given.slice(firstOption);
const all = readdirSync(path.join(root, 'bench'))
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.slice(0, -'.ts'.length));
const unknown = names.filter((name) => !all.includes(name));
if (unknown.length > 0) stopWithReason(new Error(`There is no ${unknown.join(', ')}: ${all.join(', ')}`));
const chosen = names.length > 0 ? names : all.filter((name) => !(name in APART));

// A measurement that is stopped cleans up by itself.
const stopping = new AbortController();
const { signal } = stopping;
for (const name of ['SIGINT', 'SIGTERM']) process.once(name, () => stopping.abort());
endWithNpm();

await prepare({ development: true }).catch(stopWithReason);
const began = Date.now();
const now = [];
const then = [];
const measureAll = async (thatRoot) => {
  for (const name of chosen) {
    if (signal.aborted) return;
    say(`\n${name}`);
    now.push(await runBench(name, { cwd: root, options, signal }));
    if (thatRoot === undefined) continue;
    say(`\n${name} at ${commit}`);
    then.push(await runBench(name, { cwd: thatRoot, options, signal }));
  }
};
if (commit === undefined) await measureAll();
else await atCommit(commit, signal, measureAll).catch(stopWithReason);

const machine = describeMachine();
const results = { machine, at: new Date().toISOString(), results: now };
writeFileSync(path.join(root, RESULTS), `${JSON.stringify(results, null, 2)}\n`);
say(`\n${table(now, commit === undefined ? undefined : then)}`);
if (names.length === 0)
  for (const [name, why] of Object.entries(APART)) say(`${name} ${why}: npm run bench ${name}`);
say(`${Object.values(machine).join(', ')}; ${seconds(began)}; also in ${RESULTS}`);
if (signal.aborted || missed(now).length > 0) process.exitCode = 1;
