import { readFileSync } from 'node:fs';
import path from 'node:path';
import { npm } from './npm.mjs';
import { root } from './root.mjs';
import { say, seconds } from './say.mjs';

/**
 * Installs the packages of the lock file if they are missing or at other versions. Starting needs about half of them:
 * what only tests, checks and benches use comes with `development`, when one of those is first called.
 */
export const installPackages = async ({ development }) => {
  const installed = packagesOf('node_modules/.package-lock.json');
  const difference = missingPackage(packagesOf('package-lock.json'), installed, { development });
  if (difference === undefined) return;
  const began = Date.now();
  say(`Installing packages (${difference}) …`);
  await npm(installCommand(installed, { development }));
  say(`Packages installed in ${seconds(began)}.`);
};

export const installCommand = (installed, { development }) => {
  // `npm ci` empties node_modules first, which would pull the packages away from under a Famiglia that runs meanwhile.
  const command = installed === undefined ? ['ci'] : ['install', '--no-save'];
  // npm takes away what is left out: a start of somebody who also tests would cost them all of those packages.
  const all = development || Object.values(installed ?? {}).some(({ dev }) => dev);
  // Named either way: NODE_ENV=production would leave the development packages out by itself.
  const scope = all ? '--include=dev' : '--omit=dev';
  return [...command, scope, '--no-audit', '--no-fund', '--loglevel=error'];
};

/**
 * npm writes what it installed into a lock file of its own, as the last thing it does. Held against ours it
 * tells whether anything is missing, without asking the network.
 */
export const missingPackage = (wanted, installed, { development }) => {
  if (installed === undefined) return 'none are there yet';
  for (const [name, { version, optional, dev, devOptional, link }] of Object.entries(wanted)) {
    if (!name.includes('node_modules/') || link) continue;
    if (dev && !development) continue;
    const found = installed[name];
    // Packages of other systems are optional, and never installed.
    if (found === undefined && (optional || (devOptional && !development))) continue;
    if (found?.version !== version) return `${nameOf(name)} is not at ${version}`;
  }
  return undefined;
};

const nameOf = (place) => place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);

const packagesOf = (file) => {
  try {
    return JSON.parse(readFileSync(path.join(root, file), 'utf8')).packages;
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  }
};
