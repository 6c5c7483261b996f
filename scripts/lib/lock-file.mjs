import { readFileSync } from 'node:fs';
import path from 'node:path';
import { EXTRAS, EXTRAS_HOME } from './extras.mjs';
import { root } from './root.mjs';

/** The systems on which Famiglia starts. Native tools have one package for each, with the system in its name. */
const SYSTEMS = [
  { system: 'Linux x64', name: /linux-?x64(-gnu)?$/ },
  { system: 'Linux arm64', name: /linux-?arm64(-gnu)?$/ },
  { system: 'Linux x64 with musl', name: /linux-?x64-musl$|linuxmusl-x64$/ },
  { system: 'Linux arm64 with musl', name: /linux-?arm64-musl$|linuxmusl-arm64$/ },
  { system: 'macOS x64', name: /darwin-x64$/ },
  { system: 'macOS arm64', name: /darwin-arm64$/ },
  { system: 'Windows x64', name: /(win32|windows)-x64(-msvc)?$/ },
];

/** The packages of our lock file, and of those of the extras. */
export const lockFiles = () =>
  [root, ...Object.keys(EXTRAS).map((name) => path.join(EXTRAS_HOME, name))].map(
    (directory) => JSON.parse(readFileSync(path.join(directory, 'package-lock.json'), 'utf8')).packages,
  );

export const checkLockFile = () => {
  const wrong = lockFiles().flatMap((packages) => [
    ...wrongEntries(packages),
    ...missingForSystems(packages),
  ]);
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
};

/** The lock file has versions and hashes. An address in it would bind everybody to one registry. */
export const wrongEntries = (packages) =>
  Object.entries(packages).flatMap(([place, { resolved, integrity, inBundle, link }]) => {
    if (!place.includes('node_modules/') || link) return [];
    if (resolved !== undefined) return [`${place} has a download address`];
    return integrity === undefined && !inBundle ? [`${place} has no hash`] : [];
  });

/**
 * npm adds only those packages of other systems to the lock file that the registry has at that moment, without a
 * warning; a fresh clone then does not start there.
 */
export const missingForSystems = (packages) =>
  Object.entries(packages).flatMap(([place, { version, optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies).flatMap(([name, wanted]) => {
      const system = SYSTEMS.find((one) => one.name.test(name))?.system;
      if (system === undefined || isPresent(packages, place, name, wanted)) return [];
      return [
        `${system}: ${name} ${wanted} is missing, which ${place} ${version} needs there. Take a version of it ` +
          'whose packages for all systems are in the registry.',
      ];
    }),
  );

/** Resolved as by Node: in the node_modules of the dependent package, or in those further up. */
const isPresent = (packages, place, name, wanted) => {
  for (let above = place; ; above = above.slice(0, Math.max(above.lastIndexOf('/node_modules/'), 0))) {
    const found = packages[path.posix.join(above, 'node_modules', name)];
    if (found !== undefined) return /^\d/.test(wanted) ? found.version === wanted : true;
    if (above === '') return false;
  }
};
