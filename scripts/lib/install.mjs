import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './root.mjs';
import { run } from './run.mjs';
import { say, seconds } from './say.mjs';

/** Installs the packages of the lock file if they are missing or others. */
export const installPackages = async () => {
  const difference = missingPackage();
  if (difference === undefined) return;
  const began = Date.now();
  say(`Installing packages (${difference}) …`);
  // Not `npm ci`: it refuses a lock file without the packages of other systems, and not every registry has them.
  // Building needs the development packages, also where NODE_ENV=production would leave them out.
  const args = ['install', '--no-save', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const npm = process.env.npm_execpath;
  await (npm?.endsWith('.js') ? run(process.execPath, [npm, ...args]) : run('npm', args));
  say(`Packages installed in ${seconds(began)}.`);
};

/**
 * npm writes what it installed into a lock file of its own, as the last thing it does. Held against ours it
 * tells whether anything is missing, without asking the network.
 */
const missingPackage = () => {
  const wanted = packagesOf('package-lock.json');
  const installed = packagesOf('node_modules/.package-lock.json');
  if (installed === undefined) return 'none are there yet';
  for (const [name, { version, optional, link }] of Object.entries(wanted)) {
    if (!name.startsWith('node_modules/') || link) continue;
    const found = installed[name];
    // Optional packages of other systems are never installed.
    if (found === undefined && optional) continue;
    if (found?.version !== version) return `${name.slice('node_modules/'.length)} is not at ${version}`;
  }
  return undefined;
};

const packagesOf = (file) => {
  try {
    return JSON.parse(readFileSync(path.join(root, file), 'utf8')).packages;
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  }
};
