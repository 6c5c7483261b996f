import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGUMENTS } from './support/chromium-arguments.ts';
import type { WorkerFixtures } from './support/test.ts';

const chromium = process.env['CHROMIUM_PATH'];
const json = process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'];

const desktop = { viewport: { width: 1280, height: 800 } };
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const publicSite = { baseURL: process.env['PUBLIC_SITE_URL'] ?? '', needsDemo: false };

export default defineConfig<object, WorkerFixtures>({
  testDir: '.',
  outputDir: '../test-results',
  globalSetup: './support/global-setup.ts',
  fullyParallel: true,
  // A third one was tried on two processors: no faster, and the server began to refuse work.
  workers: 2,
  // A busy machine may stall a browser for seconds. A test that fails twice is broken, and one that fails
  // once is reported as flaky.
  retries: 1,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: json === undefined ? [['list']] : [['list'], ['json', { outputFile: json }]],
  use: {
    baseURL: process.env['FAMIGLIA_URL'] ?? '',
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(chromium === undefined ? {} : { executablePath: chromium }),
      args: CHROMIUM_ARGUMENTS,
    },
  },
  // Tests that do not depend on the layout run at one width only. The public pages come first: they need no demo.
  projects: [
    { name: 'public', testDir: 'public', grepInvert: /@phone/, use: { ...desktop, ...publicSite } },
    {
      name: 'public-phone',
      testDir: 'public',
      testIgnore: ['foreign-services*', 'language*'],
      grepInvert: /@any-width/,
      use: { ...phone, ...publicSite },
    },
    { name: 'desktop', testIgnore: 'public/**', grepInvert: /@phone/, use: desktop },
    {
      name: 'phone',
      testIgnore: ['public/**', 'server/killed*', 'settings/conflict*'],
      grepInvert: /@any-width/,
      use: phone,
    },
  ],
});
