import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fingerprint } from './fingerprint.mjs';
import { root } from './root.mjs';
import { run, runTool } from './run.mjs';
import { say, seconds } from './say.mjs';
import { SERVER_PACKAGES } from './server-packages.mjs';

const SHARED = ['package-lock.json'];

const BUILDS = [
  {
    name: 'server',
    sources: [
      ...SHARED,
      'scripts/lib/compile-server.mjs',
      'scripts/lib/transpile.mjs',
      'scripts/lib/bundle-program.mjs',
      ...SERVER_PACKAGES.map((name) => `packages/${name}/src`),
    ],
    result: 'packages/server/dist/program/main.js',
    // In a process of its own: the bundler keeps half a gigabyte, and `npm start` goes on as the server.
    build: () => run(process.execPath, ['scripts/lib/compile-server.mjs']),
  },
  {
    name: 'web pages',
    sources: [...SHARED, 'packages/web', 'packages/contract/src'],
    result: 'packages/web/dist/panel.html',
    build: async () => {
      await viteBuild('packages/web');
      await viteBuild('packages/web', 'vite.public.config.ts');
    },
  },
  {
    name: 'sandbox client',
    sources: [...SHARED, 'packages/sandbox/client', 'packages/sandbox/src/sandbox-types.ts'],
    result: 'packages/sandbox/client/dist/index.html',
    build: () => viteBuild('packages/sandbox/client'),
  },
];

const viteBuild = (directory, config = 'vite.config.ts') =>
  runTool('vite/bin/vite.js', ['build', '--config', config, '--logLevel', 'warn'], {
    cwd: path.join(root, directory),
    env: { NODE_ENV: 'production' },
  });

/** Builds what has changed since the last build; everything with `anew`, one package with `only`. */
export const buildStale = async ({ anew = false, only } = {}) => {
  const stale = BUILDS.filter(({ name }) => only === undefined || name === only).filter(
    ({ name, sources, result }) =>
      anew || !existsSync(path.join(root, result)) || lastBuilt(name) !== fingerprint(sources),
  );
  if (stale.length === 0) return;
  say(`Building ${stale.map(({ name }) => name).join(', ')} …`);
  // In this order: the pages are rendered at build time by code that imports the built contract.
  for (const one of stale) await buildOne(one);
};

const buildOne = async ({ name, sources, build }) => {
  const began = Date.now();
  const built = fingerprint(sources);
  rmSync(stampOf(name), { force: true });
  await build();
  mkdirSync(path.dirname(stampOf(name)), { recursive: true });
  writeFileSync(stampOf(name), built);
  say(`Built ${name} in ${seconds(began)}.`);
};

const stampOf = (name) => path.join(root, '.cache', `built-${name.replaceAll(' ', '-')}`);
const lastBuilt = (name) => (existsSync(stampOf(name)) ? readFileSync(stampOf(name), 'utf8') : undefined);
