import { test as base, expect, type Page } from '@playwright/test';
import { accessibilityProblems } from './accessibility.ts';
import type { Person } from './consent.ts';
import { LONG_TIMEOUT_MS, untilReady } from './famiglia-process.ts';
import { withOwnDemo } from './own-demo.ts';
import { saveData } from './save-data.ts';
import { signIn } from './sign-in.ts';

interface Fixtures {
  /** Whether the panel loads its other pages while the browser is idle: for every journey anew that is work for nothing. */
  loadsAhead: boolean;
  /** Signs in and waits for the requested page. */
  signInAs: (page: Page, person: Person, wanted?: string) => Promise<void>;
  /** Checks the current page by the rules of axe. */
  expectAccessible: () => Promise<void>;
  /** False if the test itself breaks the connection. */
  consoleStaysQuiet: boolean;
  /** Fails the test if the page's console or code reports an error. */
  quietConsole: undefined;
  /** Whether contrast is measured at this width too. It takes most of axe's time, and colours seldom depend on the width. */
  contrastOnPhone: boolean;
}

export interface WorkerFixtures {
  /** False for the public pages, which have their own process. */
  needsDemo: boolean;
  /** Waits until the demo family has its history. */
  demo: undefined;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  needsDemo: [true, { option: true, scope: 'worker' }],
  demo: [
    async ({ needsDemo }, use) => {
      if (needsDemo) await untilReady(process.env['FAMIGLIA_URL'] ?? '', undefined, LONG_TIMEOUT_MS);
      await use(undefined);
    },
    { auto: true, scope: 'worker', timeout: LONG_TIMEOUT_MS },
  ],
  // What the first try saved may be in the way of the second, which therefore gets a process of its own.
  baseURL: async ({ baseURL, needsDemo }, use, { retry }) => {
    if (retry === 0 || !needsDemo) return use(baseURL);
    await withOwnDemo(async ({ url, sandboxUrl, dataDir }) => {
      const shared = { ...process.env };
      Object.assign(process.env, { SANDBOX_URL: sandboxUrl, FAMIGLIA_LIVE_DATA: dataDir });
      await use(url);
      Object.assign(process.env, shared);
    });
  },
  contrastOnPhone: [false, { option: true }],
  loadsAhead: [false, { option: true }],
  signInAs: async ({ baseURL, loadsAhead }, use) => {
    await use(async (page, person, wanted = '/guilds') => {
      if (!loadsAhead) await saveData(page);
      await signIn(page, baseURL ?? '', person, wanted);
    });
  },
  expectAccessible: async ({ page, isMobile, contrastOnPhone }, use) => {
    const contrast = !isMobile || contrastOnPhone;
    await use(async () => expect(await accessibilityProblems(page, { contrast })).toEqual([]));
  },
  consoleStaysQuiet: [true, { option: true }],
  quietConsole: [
    async ({ page, consoleStaysQuiet }, use) => {
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      page.on('console', (message) => {
        // A busy server asks the page to come back in a moment, and the page does.
        if (message.type() === 'error' && !message.text().includes('status of 503'))
          errors.push(`${message.text()} (${message.location().url})`);
      });
      await use(undefined);
      if (consoleStaysQuiet) expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
