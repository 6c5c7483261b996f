import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { addressesFirst } from './download-addresses.mjs';
import { npm } from './npm.mjs';
import { root } from './root.mjs';
import { say, seconds } from './say.mjs';

/**
 * Installs the packages of the lock file if they are missing or have other versions. A start needs about half of them:
 * packages for tests, checks and benches are installed with `development`, when one of those is first run.
 */
export const installPackages = async ({ development }) => {
  // Of an installation that was killed.
  rmSync(OTHER_LOCK, { force: true });
  const installed = packagesOf('node_modules/.package-lock.json');
  const difference = missingPackage(packagesOf('package-lock.json'), installed, { development });
  if (difference === undefined) return;
  const began = Date.now();
  say(`Installing packages (${difference}) …`);
  const command = installCommand(installed, { development });
  const lock = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
  await addressesFirst(lock, async (given) => (given === lock ? npm(command) : npmBy(given, command)));
  say(`Packages installed in ${seconds(began)}.`);
};

/** npm reads this file instead of package-lock.json. */
const OTHER_LOCK = path.join(root, 'npm-shrinkwrap.json');

const npmBy = async (lock, command) => {
  writeFileSync(OTHER_LOCK, JSON.stringify(lock));
  try {
    await npm(command);
  } finally {
    rmSync(OTHER_LOCK, { force: true });
  }
};

export const installCommand = (installed, { development }) => {
  // `npm ci` empties node_modules first, which would break a running Famiglia.
  const command = installed === undefined ? ['ci'] : ['install', '--no-save'];
  // npm removes omitted packages: a start would remove the development packages of somebody who also tests.
  const all = development || Object.values(installed ?? {}).some(({ dev }) => dev);
  // Always set: NODE_ENV=production would omit the development packages by default.
  const scope = all ? '--include=dev' : '--omit=dev';
  return [...command, scope, '--no-audit', '--no-fund', '--loglevel=error'];
};

/**
 * npm writes what it installed into its own lock file, as the last step. Comparing it with ours shows whether anything
 * is missing, or left from an earlier version, without the network.
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
  const left = Object.keys(installed).find(
    (name) => name.includes('node_modules/') && wanted[name] === undefined,
  );
  return left === undefined ? undefined : `${nameOf(left)} is no longer needed`;
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
