import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './root.mjs';

const SOURCE = /\.(ts|tsx|mjs)$/;
const TEST = /\.test\.(ts|tsx|mjs)$/;
const IMPORT = /(?:\bfrom|\bimport|\bimport\(|new URL\()\s*'([^']+)'/g;

/** The test files that use one of the changed files, through however many others; those that are nearest to it come first. */
export const relatedTests = (files, changed, read = readSource) => {
  const importers = new Map();
  for (const file of files.filter((name) => SOURCE.test(name))) {
    for (const [, specifier] of read(file).matchAll(IMPORT)) {
      const imported = resolve(file, specifier);
      importers.set(imported, [...(importers.get(imported) ?? []), file]);
    }
  }
  // A set keeps the order in which its elements were added, and what is added during the loop is visited too.
  const reached = new Set(changed);
  for (const file of reached) for (const importer of importers.get(file) ?? []) reached.add(importer);
  return [...reached].filter((file) => TEST.test(file) && files.includes(file));
};

const readSource = (file) => readFileSync(path.join(root, file), 'utf8');

const resolve = (file, specifier) => {
  if (specifier.startsWith('.')) return path.posix.join(path.posix.dirname(file), specifier);
  const [, name, module] = /^@famiglia\/([^/]+)\/(.+)$/.exec(specifier) ?? [];
  return name === undefined ? specifier : `packages/${name}/src/${module}.ts`;
};

/** As many of the first files as fit; how long a file takes is known from the last run of all tests. */
export const withinBudget = (files, durations, { budgetMs, unknownMs }) => {
  let spentMs = 0;
  return files.filter((file) => {
    const ms = durations.get(file) ?? unknownMs;
    if (spentMs + ms > budgetMs) return false;
    spentMs += ms;
    return true;
  });
};
