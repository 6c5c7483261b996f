import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { addressesFirst } from './download-addresses.mjs';
import { npm } from './npm.mjs';
import { root } from './root.mjs';
import { say, seconds } from './say.mjs';

/**
 * Packages that few installations need are not among those of a start: each group has a directory with its own lock
 * file, and is installed there when it is needed.
 */
export const EXTRAS = { ocr: 'what reads screenshots', stripe: 'what takes payments by Stripe' };
export const EXTRAS_HOME = path.join(root, 'packages/core/extras');

const LIMIT_MS = 180_000;
const FILES = ['package.json', 'package-lock.json', '.npmrc'];
/** Written last: the hash of the lock file whose packages are there. `packages/core/src/platform/extras` reads it. */
const STAMP = 'node_modules/.lock-hash';
const LOCK = '.installing';

/** What a start needs before it is asked for: a payment must not wait for an installation. */
export const extrasOfStart = (env) => (env.STRIPE_SECRET_KEY ? ['stripe'] : []);

export const installExtras = async (names) => {
  for (const name of names) await installExtra(name);
};

/**
 * Installs a group if it is missing or its lock file has changed. Several processes may ask at once: one installs, the
 * others wait for it. The packages appear at once when they are complete.
 */
export const installExtra = async (
  name,
  { home = EXTRAS_HOME, fetchPackages = ciWithoutScripts, limitMs = LIMIT_MS } = {},
) => {
  if (!Object.hasOwn(EXTRAS, name)) {
    throw new Error(`There is no ${name}: ${Object.keys(EXTRAS).join(', ')}`);
  }
  const directory = path.join(home, name);
  if (isCurrent(directory)) return;
  const release = await takeLock(directory, limitMs);
  try {
    if (isCurrent(directory)) return;
    const began = Date.now();
    say(`Installing ${EXTRAS[name]} …`);
    await installInto(directory, fetchPackages, limitMs);
    say(`Installed ${EXTRAS[name]} in ${seconds(began)}.`);
  } finally {
    release();
  }
};

const isCurrent = (directory) => {
  const stamp = path.join(directory, STAMP);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === lockHash(directory);
};

const lockHash = (directory) =>
  createHash('sha256')
    .update(readFileSync(path.join(directory, 'package-lock.json')))
    .digest('hex');

/** In a directory of its own, so that nobody sees half of the packages, also after a kill. */
const installInto = async (directory, fetchPackages, limitMs) => {
  for (const left of readdirSync(directory).filter((file) => file.startsWith(`${LOCK}-`))) {
    rmSync(path.join(directory, left), { recursive: true, force: true });
  }
  const partial = path.join(directory, `${LOCK}-${process.pid}`);
  try {
    mkdirSync(partial);
    for (const file of FILES) copyFileSync(path.join(directory, file), path.join(partial, file));
    await fetchPackages(partial, AbortSignal.timeout(limitMs));
    writeFileSync(path.join(partial, STAMP), lockHash(directory));
    const target = path.join(directory, 'node_modules');
    if (existsSync(target)) renameSync(target, path.join(partial, 'replaced'));
    renameSync(path.join(partial, 'node_modules'), target);
  } finally {
    rmSync(partial, { recursive: true, force: true });
  }
};

/** `npm ci` takes only what has the hash of the lock file. A registry that is out of reach is given up soon. */
const ciWithoutScripts = async (directory, signal) => {
  const patience = ['--fetch-retries=1', '--fetch-retry-mintimeout=1000', '--fetch-timeout=30000'];
  const silence = ['--no-audit', '--no-fund', '--loglevel=error'];
  const command = ['ci', '--ignore-scripts', '--omit=dev', ...silence, ...patience];
  const file = path.join(directory, 'package-lock.json');
  const lock = JSON.parse(readFileSync(file, 'utf8'));
  await addressesFirst(lock, async (given) => {
    writeFileSync(file, JSON.stringify(given));
    await npm(command, { cwd: directory, signal });
  });
};

/** Waits until no other living process installs this group, and returns what releases it. */
const takeLock = async (directory, limitMs) => {
  const lock = path.join(directory, LOCK);
  const until = Date.now() + limitMs;
  for (;;) {
    try {
      writeFileSync(lock, String(process.pid), { flag: 'wx' });
      return () => rmSync(lock, { force: true });
    } catch (error) {
      if (error.code !== 'EEXIST') throw notWritable(directory, error);
    }
    if (isAbandoned(lock, limitMs)) rmSync(lock, { force: true });
    else if (Date.now() > until)
      throw new Error(`Another process has been installing in ${directory} for too long.`);
    else await delay(100);
  }
};

const notWritable = (directory, cause) => {
  const text = `Packages are missing in ${directory}, and this account cannot write there (${cause.code}).`;
  return new Error(`${text} Run "npm run extra ${path.basename(directory)}" there as its owner.`, { cause });
};

/** Of a process that was killed, or of another machine a long time ago. */
const isAbandoned = (lock, limitMs) => {
  try {
    if (Date.now() - statSync(lock).mtimeMs > limitMs) return true;
    const holder = Number(readFileSync(lock, 'utf8'));
    // Its owner has created it, and not yet written to it.
    if (holder === 0) return false;
    process.kill(holder, 0);
    return false;
  } catch (error) {
    return error.code === 'ESRCH';
  }
};
