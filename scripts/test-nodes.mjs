import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { npm } from './lib/npm.mjs';
import { nodePackage, thisMachine } from './lib/platform.mjs';
import { prepare } from './lib/prepare.mjs';
import { root } from './lib/root.mjs';
import { run } from './lib/run.mjs';
import { say } from './lib/say.mjs';
import { stopWithReason } from './lib/stop-with-reason.mjs';
import { tryProgram } from './lib/try-program.mjs';

/** The oldest supported version, and the newest of every maintained line. */
const VERSIONS = ['20.19', '22', '24', '26'];

/**
 * `npm run test:nodes` downloads each Node from npm and starts, uses and stops the built program with it; `npm run
 * test:nodes 24` only with that one.
 */
const testNodes = async () => {
  await prepare();
  const chosen = process.argv.length > 2 ? process.argv.slice(2) : VERSIONS;
  const place = mkdtempSync(path.join(tmpdir(), 'famiglia-nodes-'));
  try {
    for (const wanted of chosen) await testNode(wanted, place);
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
};

const testNode = async (wanted, place) => {
  try {
    const node = await fetchNode(wanted, path.join(place, wanted));
    const version = (await run(node, ['--version'])).trim();
    const { event, usedMs, stopMs } = await tryProgram({
      command: node,
      args: ['scripts/start.mjs'],
      cwd: root,
    });
    const took = `used after ${seconds(usedMs)}, stopped in ${seconds(stopMs)}`;
    say(`ok      Node ${wanted} (${version}): signed in, “${event}” planned and joined, ${took}`);
  } catch (error) {
    process.exitCode = 1;
    say(`FAILED  Node ${wanted}: ${error.message}`);
  }
};

/**
 * The package with the machine's own binary: the one called `node` only downloads it, by an install script that does
 * not run here.
 */
const fetchNode = async (version, prefix) => {
  const { name, program } = nodePackage(thisMachine());
  const options = ['--no-save', '--no-package-lock', '--ignore-scripts', '--loglevel=error'];
  await npm(['install', ...options, '--prefix', prefix, `${name}@${version}`]);
  return path.join(prefix, 'node_modules', name, program);
};

const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;

await testNodes().catch(stopWithReason);
