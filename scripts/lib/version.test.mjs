import { expect, it } from 'vitest';
import { checkVersion, versionProblems } from './version.mjs';

const lock = (version, more = {}) => ({
  version,
  packages: { '': { version }, 'node_modules/pg': { version: '8.0.0' }, ...more },
});
const module = "/** About it. */\nexport const VERSION = '1.2.3';\n";

it('checks the lock file and the version that pages show against the repository’s version', () => {
  expect(versionProblems({ version: '1.2.3', lock: lock('1.2.3'), module })).toEqual([]);
  expect(versionProblems({ version: '1.3.0', lock: lock('1.2.3'), module })).toEqual([
    'package-lock.json is at 1.2.3, not 1.3.0',
    'packages/contract/src/kit/version.ts is at 1.2.3, not 1.3.0',
  ]);
});

it('refuses a version in our own packages', () => {
  const packages = { 'packages/core': { version: '1.2.3' }, 'packages/api': {} };
  expect(versionProblems({ version: '1.2.3', lock: lock('1.2.3', packages), module })).toEqual([
    'packages/core/package.json has a version of its own: take it out',
  ]);
});

it('finds one version in this repository', () => {
  expect(checkVersion).not.toThrow();
});
