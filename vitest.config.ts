import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { lucideIcons } from './packages/web/lucide-icons.ts';

// Packages are tested from their sources: the `source` condition picks `src/*.ts` over `dist/*.js`.
const conditions = ['source', 'module', 'node', 'development|production'];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: ['source'] } },
  // Where a global setup is loaded.
  environments: { __vitest__: { resolve: { conditions } } },
  test: {
    // Four at least: half of the time is spent waiting for PostgreSQL and for what takes its time.
    maxWorkers: Math.max(4, availableParallelism() - 1),
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // Only a condition that never holds waits this long; a busy machine may stall a process for seconds.
    expect: { poll: { timeout: 30_000 } },
    projects: [
      {
        extends: true,
        test: { name: 'contract', include: ['packages/contract/src/**/*.test.ts'], isolate: false },
      },
      { extends: true, test: { name: 'scripts', include: ['scripts/**/*.test.mjs', 'bench/**/*.test.ts'] } },
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
          setupFiles: ['packages/web/src/testing/reset-after-file.ts'],
          isolate: false,
        },
      },
    ],
  },
});
