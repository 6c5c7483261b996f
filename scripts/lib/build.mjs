import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { bundleProgram } from './bundle-program.mjs';
import { fingerprint } from './fingerprint.mjs';
import { root } from './root.mjs';
import { runTool } from './run.mjs';
import { say, seconds } from './say.mjs';
import { transpilePackage } from './transpile.mjs';

const SHARED = ['package-lock.json'];
const PACKAGES = ['contract', 'core', 'api', 'bot', 'sandbox', 'server'];

const BUILDS = [
  {
    name: 'server',
    sources: [
      ...SHARED,
      'scripts/lib/transpile.mjs',
      'scripts/lib/bundle-program.mjs',
      ...PACKAGES.map((name) => `packages/${name}/src`),
    ],
    result: 'packages/server/dist/program/main.js',
    build: async () => {
      for (const name of PACKAGES) await transpilePackage(path.join(root, 'packages', name));
      await bundleProgram();
    },
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
