import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createVitest } from 'vitest/node';
import { root } from './root.mjs';

const PACKAGES = ['contract', 'core', 'api'];

/** A copy of the sources where files may be broken while people go on working in the real ones. */
export const openWorkshop = async () => {
  const bench = mkdtempSync(path.join(tmpdir(), 'famiglia-mutants-'));
  copySources(bench);
  linkModules(bench);
  const vitest = await createVitest('test', {
    root: bench,
    config: path.join(bench, 'vitest.config.ts'),
    project: ['database'],
    watch: false,
    reporters: [{}],
  });
  await vitest.standalone();

  const passes = async (selection) => {
    if (selection.name === undefined) vitest.resetGlobalTestNamePattern();
    else vitest.setGlobalTestNamePattern(selection.name);
    const tests = await vitest.globTestSpecifications([selection.files]);
    if (tests.length === 0) throw new Error(`no tests in ${selection.files}`);
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications(tests);
    const ran = testModules.flatMap((module) => [
      ...module.children.allTests('passed'),
      ...module.children.allTests('failed'),
    ]);
    if (ran.length === 0 && testModules.every((module) => module.ok()))
      throw new Error(`no test is named ${selection.name}`);
    return unhandledErrors.length === 0 && testModules.every((module) => module.ok());
  };

  return {
    passes,
    /** Puts a broken file in place, runs the tests until one of the selections fails, and mends the file. */
    notices: async ({ file, source }, selections) => {
      const place = path.join(bench, file);
      const original = readFileSync(place, 'utf8');
      writeFileSync(place, source);
      vitest.invalidateFile(place);
      try {
        for (const selection of selections) if (!(await passes(selection))) return true;
        return false;
      } finally {
        writeFileSync(place, original);
        vitest.invalidateFile(place);
      }
    },
    close: async () => {
      await vitest.close();
      rmSync(bench, { recursive: true, force: true });
    },
  };
};

const copySources = (bench) => {
  for (const file of ['package.json', 'vitest.config.ts', 'tsconfig.base.json'])
    cpSync(path.join(root, file), path.join(bench, file));
  for (const name of PACKAGES) {
    cpSync(path.join(root, 'packages', name), path.join(bench, 'packages', name), {
      recursive: true,
      filter: (source) => !/\/(node_modules|dist)$/.test(source),
    });
  }
};

/** Everything installed, but our own packages are the copies. */
const linkModules = (bench) => {
  const modules = path.join(bench, 'node_modules');
  mkdirSync(path.join(modules, '@famiglia'), { recursive: true });
  for (const entry of readdirSync(path.join(root, 'node_modules'))) {
    if (entry === '@famiglia' || entry === '.vite') continue;
    symlinkSync(path.join(root, 'node_modules', entry), path.join(modules, entry));
  }
  for (const name of PACKAGES) {
    symlinkSync(path.join(bench, 'packages', name), path.join(modules, '@famiglia', name));
  }
};
