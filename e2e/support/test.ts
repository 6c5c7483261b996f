import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import type { Person } from './consent.ts';
import { signIn } from './sign-in.ts';

interface Fixtures {
  /** Signs in and waits for the requested page. */
  signInAs: (page: Page, person: Person, wanted?: string) => Promise<void>;
  /** Checks the current page by the rules of axe. */
  expectAccessible: () => Promise<void>;
  /** False if the test itself breaks the connection. */
  consoleStaysQuiet: boolean;
  /** Fails the test if the page's console or code reports an error. */
  quietConsole: undefined;
}

export const test = base.extend<Fixtures>({
  signInAs: async ({ baseURL }, use) => {
    await use(async (page, person, wanted = '/guilds') => signIn(page, baseURL ?? '', person, wanted));
  },
  expectAccessible: async ({ page }, use) => {
    await use(async () => {
      // The pages have no frames: the default mode opens a second page for every check, only to collect
      // results of frames.
      const { violations } = await new AxeBuilder({ page })
        .setLegacyMode()
        .options({ resultTypes: ['violations'] })
        .analyze();
      expect(violations.map(({ id, nodes }) => ({ id, where: nodes.map((node) => node.html) }))).toEqual([]);
    });
  },
  consoleStaysQuiet: [true, { option: true }],
  quietConsole: [
    async ({ page, consoleStaysQuiet }, use) => {
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`);
      });
      await use(undefined);
      if (consoleStaysQuiet) expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
