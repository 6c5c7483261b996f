import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './root.mjs';

const SERVER = 'node_modules/@famiglia/server';

/**
 * Everything that the running program can import, as the lock file has it: our own packages by the directory they
 * stand in, and those of others by where npm has put them.
 */
export const productionPackages = (lock = readLock()) => {
  const found = new Set();
  const visit = (place) => {
    if (found.has(place)) return;
    found.add(place);
    const { resolved, link } = lock[place];
    const home = link ? resolved : place;
    for (const name of neededBy(lock[home])) {
      const needed = resolveFrom(lock, home, name);
      if (needed !== undefined) visit(needed);
    }
  };
  visit(SERVER);
  const places = Object.keys(lock).filter((place) => found.has(place));
  return {
    own: places.filter((place) => lock[place].link).map((place) => lock[place].resolved),
    others: places.filter((place) => !lock[place].link),
  };
};

const neededBy = ({
  dependencies,
  optionalDependencies,
  peerDependencies = {},
  peerDependenciesMeta = {},
}) => [
  ...Object.keys({ ...dependencies, ...optionalDependencies }),
  ...Object.keys(peerDependencies).filter((name) => peerDependenciesMeta[name]?.optional !== true),
];

/** As Node looks for a package: beside the one that asks, then in every directory above. */
const resolveFrom = (lock, home, name) => {
  for (let directory = home; ; directory = path.posix.dirname(directory)) {
    const place = path.posix.join(directory, 'node_modules', name);
    if (lock[place] !== undefined) return place;
    if (directory === '.') return undefined;
  }
};

const readLock = () => JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')).packages;

/** Packages for other systems are in the lock file and not on the disk. */
export const isInstalled = (place) => existsSync(path.join(root, place));
