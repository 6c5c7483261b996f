import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { npm } from '../npm.mjs';
import { root } from '../root.mjs';
import { run } from '../run.mjs';
import { say, seconds } from '../say.mjs';

/**
 * Builds a commit in a temporary directory and calls `work` with it. The measurements are today's, so that both commits
 * are measured alike; one that needs something newer than the commit fails there.
 */
export const atCommit = async (commit, signal, work) => {
  const directory = mkdtempSync(path.join(tmpdir(), 'famiglia-against-'));
  const inside = { cwd: directory, signal };
  try {
    const began = Date.now();
    const id = (await run('git', ['rev-parse', `${commit}^{commit}`], { signal })).trim();
    say(`Building ${id.slice(0, 10)} …`);
    await run('git', ['clone', '--quiet', '--shared', '--no-checkout', root, directory], { signal });
    await run('git', ['checkout', '--quiet', id], inside);
    // Not `npm ci`: it refuses the lock file of an old commit in which packages of other systems are missing.
    await npm(['install', '--no-save', '--include=dev', '--prefer-offline', '--loglevel=error'], inside);
    await run(process.execPath, ['scripts/build.mjs'], inside);
    replaceMeasurements(path.join(directory, 'bench'));
    say(`Built ${id.slice(0, 10)} in ${seconds(began)}.`);
    await work(directory);
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
};

/** Their packages stay those of the commit's lock file. */
const replaceMeasurements = (bench) => {
  const keep = new Set(['node_modules', 'package.json', 'results.json']);
  for (const name of readdirSync(bench)) {
    if (!keep.has(name)) rmSync(path.join(bench, name), { recursive: true });
  }
  const ours = path.join(root, 'bench');
  for (const name of readdirSync(ours)) {
    if (!keep.has(name)) cpSync(path.join(ours, name), path.join(bench, name), { recursive: true });
  }
};
