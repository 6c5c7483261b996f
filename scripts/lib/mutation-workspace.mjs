import {
  cpSync,
  existsSync,
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
import { EXTRAS } from './extras.mjs';
import { root } from './root.mjs';
import { SERVER_PACKAGES } from './server-packages.mjs';

/** Files outside the packages that the configuration of the tests reads. */
const FRAME = [
  'package.json',
  'package-lock.json',
  'vitest.config.ts',
  'tsconfig.base.json',
  'scripts',
  'packages/web/lucide-icons.ts',
];

/** A copy of the sources in which files can be broken without touching the real ones. */
export const openMutationWorkspace = async () => {
  const bench = mkdtempSync(path.join(tmpdir(), 'famiglia-mutants-'));
  copySources(bench);
  linkModules(bench);
  const vitest = await createVitest('test', {
    root: bench,
    config: path.join(bench, 'vitest.config.ts'),
    project: ['database'],
    watch: false,
    // One worker for all files of a selection: most of a run is loading the same modules.
    isolate: false,
    fileParallelism: false,
    reporters: [{}],
  });
  await vitest.standalone();

  /** Full names of the tests that fail; a file that cannot even be loaded counts as one. */
  const failures = async ({ files, name }) => {
    if (name === undefined) vitest.resetGlobalTestNamePattern();
    else vitest.setGlobalTestNamePattern(name);
    const tests = await vitest.globTestSpecifications([files]);
    const wanted = new Set(tests.map((one) => one.moduleId));
    const { testModules: known, unhandledErrors } = await vitest.runTestSpecifications(tests);
    // Vitest also reports files of earlier runs.
    const testModules = known.filter((module) => wanted.has(module.moduleId));
    const finished = testModules.flatMap((module) => [...module.children.allTests()]);
    const failed = finished.filter((one) => one.result().state === 'failed').map((one) => one.fullName);
    const broken = testModules.filter((module) => !module.ok()).map((module) => module.moduleId);
    if (failed.length + broken.length === 0 && !finished.some((one) => one.result().state === 'passed')) {
      throw new Error(`no test ran of ${files} ${name ?? ''}`);
    }
    return [...failed, ...broken, ...unhandledErrors.map(String)].map((one) => one.replaceAll(' > ', ' '));
  };

  return {
    failures,
    /** Applies mutants, returns which tests fail, and restores the files. */
    failuresWith: async (mutants, selection) => {
      const places = [...new Set(mutants.map(({ file }) => path.join(bench, file)))];
      const originals = places.map((place) => readFileSync(place, 'utf8'));
      for (const [index, place] of places.entries()) {
        const here = mutants.filter(({ file }) => path.join(bench, file) === place);
        writeFileSync(
          place,
          applyEdits(
            originals[index],
            here.map(({ edit }) => edit),
          ),
        );
        vitest.invalidateFile(place);
      }
      try {
        return await failures(selection);
      } finally {
        for (const [index, place] of places.entries()) {
          writeFileSync(place, originals[index]);
          vitest.invalidateFile(place);
        }
      }
    },
    close: async () => {
      await vitest.close();
      rmSync(bench, { recursive: true, force: true });
    },
  };
};

/** From the end, so that no edit moves another. */
const applyEdits = (text, edits) =>
  edits
    .toSorted((left, right) => right.start - left.start)
    .reduce((whole, { start, end, text: part }) => whole.slice(0, start) + part + whole.slice(end), text);

const copySources = (bench) => {
  for (const place of FRAME) cpSync(path.join(root, place), path.join(bench, place), { recursive: true });
  for (const name of SERVER_PACKAGES) {
    cpSync(path.join(root, 'packages', name), path.join(bench, 'packages', name), {
      recursive: true,
      filter: (source) => !/[\\/](node_modules|dist)$/.test(source),
    });
  }
};

/** All installed packages, with our own replaced by the copies. */
const linkModules = (bench) => {
  const modules = path.join(bench, 'node_modules');
  mkdirSync(path.join(modules, '@famiglia'), { recursive: true });
  for (const entry of readdirSync(path.join(root, 'node_modules'))) {
    if (entry === '@famiglia' || entry === '.vite') continue;
    symlinkSync(path.join(root, 'node_modules', entry), path.join(modules, entry));
  }
  for (const name of SERVER_PACKAGES) {
    symlinkSync(path.join(bench, 'packages', name), path.join(modules, '@famiglia', name));
    // Packages that only this package needs in its version.
    const own = path.join('packages', name, 'node_modules');
    if (existsSync(path.join(root, own))) symlinkSync(path.join(root, own), path.join(bench, own));
  }
  for (const name of Object.keys(EXTRAS)) {
    const own = path.join('packages/core/extras', name, 'node_modules');
    symlinkSync(path.join(root, own), path.join(bench, own));
  }
};
