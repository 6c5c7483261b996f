import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './root.mjs';

const VERSION_MODULE = 'packages/contract/src/kit/version.ts';
const IN_MODULE = /(?<=^export const VERSION = ')[^']+/m;

const readText = (file) => readFileSync(path.join(root, file), 'utf8');
const readJson = (file) => JSON.parse(readText(file));
const writeText = (file, text) => writeFileSync(path.join(root, file), text);

/** The version is in the repository's package.json; all others read it or are checked against it. */
export const readVersion = () => readJson('package.json').version;

/** Fails where a different version is found. */
export const checkVersion = () => {
  const problems = versionProblems({
    version: readVersion(),
    lock: readJson('package-lock.json'),
    module: readText(VERSION_MODULE),
  });
  if (problems.length > 0) throw new Error(problems.join('\n'));
};

export const versionProblems = ({ version, lock, module }) => {
  const problems = Object.entries(lock.packages)
    .filter(([place, one]) => place !== '' && !place.includes('node_modules/') && one.version !== undefined)
    .map(([place]) => `${place}/package.json has a version of its own: take it out`);
  if (lock.version !== version) problems.push(`package-lock.json is at ${lock.version}, not ${version}`);
  const [shown] = IN_MODULE.exec(module) ?? [];
  if (shown !== version) problems.push(`${VERSION_MODULE} is at ${shown}, not ${version}`);
  return problems;
};

/** Sets the version everywhere, and returns the changed files. */
export const writeVersion = (version) => {
  const manifest = { ...readJson('package.json'), version };
  const lock = readJson('package-lock.json');
  lock.version = version;
  lock.packages[''].version = version;
  writeText('package.json', `${JSON.stringify(manifest, null, 2)}\n`);
  writeText('package-lock.json', `${JSON.stringify(lock, null, 2)}\n`);
  writeText(VERSION_MODULE, readText(VERSION_MODULE).replace(IN_MODULE, version));
  return ['package.json', 'package-lock.json', VERSION_MODULE];
};
