import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import type { Person } from './consent.ts';
import { signIn } from './sign-in.ts';

interface Fixtures {
  /** Signs in and waits for the page that was wanted. */
  signInAs: (page: Page, person: Person, wanted?: string) => Promise<void>;
  /** Holds the page as it is now against the rules of axe. */
  expectAccessible: () => Promise<void>;
  /** False where the journey itself breaks the connection. */
  consoleStaysQuiet: boolean;
  /** Fails the test when the page's console or its own code reports an error. */
  quietConsole: undefined;
}

export const test = base.extend<Fixtures>({
  signInAs: async ({ baseURL }, use) => {
    await use(async (page, person, wanted = '/guilds') => signIn(page, baseURL ?? '', person, wanted));
  },
  expectAccessible: async ({ page }, use) => {
    await use(async () => {
      // No frames here: the usual way opens a second page for every look, only to gather those of frames.
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
