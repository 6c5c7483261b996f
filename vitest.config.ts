import { availableParallelism } from 'node:os';
import { pathToFileURL } from 'node:url';
import { defineConfig } from 'vitest/config';
import type { Plugin } from 'vitest/config';
import { lucideIcons } from './packages/web/lucide-icons.ts';

const conditions = ['source', 'module', 'node', 'development|production'];

/**
 * Packages are tested from their sources: the `source` condition picks `src/*.ts` over `dist/*.js`, in every environment, also
 * in the one that loads a global setup.
 */
const fromSources: Plugin = {
  name: 'from-sources',
  configEnvironment: () => ({ resolve: { conditions, externalConditions: ['source'] } }),
};

/**
 * Threads run what was built, as in the product: loading their program from its sources takes longer than most of what they do.
 */
const builtThreads: Plugin = {
  name: 'built-threads',
  enforce: 'pre',
  transform: (code, id) => {
    if (!code.includes('workerTask(import.meta.url') && !id.endsWith('/workers/run-in-worker.ts'))
      return null;
    const built = id.replace(/\/src\/(.*)\.ts$/, '/dist/$1.js');
    return code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(built).href));
  },
};

export default defineConfig({
  plugins: [fromSources],
  test: {
    // Four at least: half of the time is spent waiting for PostgreSQL and for what takes its time.
    maxWorkers: Math.max(4, availableParallelism() - 1),
    // The garbage of one test seldom outlives it: with more room for the young it is seldom copied.
    execArgv: ['--max-semi-space-size=64'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // Only a condition that never holds waits this long; a busy machine may stall a process for seconds.
    expect: { poll: { timeout: 30_000 } },
    projects: [
      {
        extends: true,
        test: { name: 'contract', include: ['packages/contract/src/**/*.test.ts'], isolate: false },
      },
      {
        extends: true,
        test: {
          name: 'scripts',
          include: ['scripts/**/*.test.mjs', 'bench/**/*.test.ts', 'packages/web/prerender/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: { name: 'sandbox', include: ['packages/sandbox/src/**/*.test.ts'], isolate: false },
      },
      {
        extends: true,
        test: {
          name: 'sandbox-client',
          include: ['packages/sandbox/client/src/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          isolate: false,
        },
      },
      {
        extends: true,
        plugins: [builtThreads],
        test: {
          name: 'database',
          include: ['packages/{core,api,bot,server}/src/**/*.test.ts'],
          globalSetup: ['scripts/lib/build-server.mjs', 'packages/core/src/testing/shared-postgres.ts'],
          // Loading the modules anew for each file took half of the processor's time.
          isolate: false,
        },
      },
      {
        extends: true,
        plugins: [lucideIcons()],
        test: {
          name: 'web',
          include: ['packages/web/src/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          setupFiles: ['packages/web/src/testing/set-up-file.ts'],
          isolate: false,
        },
      },
    ],
  },
});
