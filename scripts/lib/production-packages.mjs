import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './root.mjs';

const SERVER = 'node_modules/@famiglia/server';

/**
 * Everything that the running program can import, from the lock file: our own packages by their directory, and others
 * by where npm has put them.
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

/** Resolved as by Node: beside the dependent package, then in every directory above. */
const resolveFrom = (lock, home, name) => {
  for (let directory = home; ; directory = path.posix.dirname(directory)) {
    const place = path.posix.join(directory, 'node_modules', name);
    if (lock[place] !== undefined) return place;
    if (directory === '.') return undefined;
  }
};

const readLock = () => JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')).packages;

/** Packages for other systems are in the lock file but not installed. */
export const isInstalled = (place) => existsSync(path.join(root, place));
