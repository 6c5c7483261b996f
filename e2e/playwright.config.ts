import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGUMENTS } from './support/chromium-arguments.ts';

const chromium = process.env['CHROMIUM_PATH'];
const json = process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'];

export default defineConfig({
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
  projects: [
    { name: 'desktop', grepInvert: /@phone/, use: { viewport: { width: 1280, height: 800 } } },
    {
      name: 'phone',
      // Tests that do not depend on the layout run at one width only.
      testIgnore: ['journeys/killed*', 'public/foreign-services*', 'public/language*', 'settings/conflict*'],
      grepInvert: /@any-width/,
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    },
  ],
});
