import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { answerConsent, type Person } from './consent.ts';

interface Fixtures {
  /** Signs in through the real pages and waits for the one that was wanted. */
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
    await use(async (page, person, wanted = '/guilds') => {
      await page.goto(`${baseURL}/login?return_to=${encodeURIComponent(wanted)}`);
      await page.getByRole('button', { name: /Discord/ }).click();
      await answerConsent(page, person, 'allow');
      await page.waitForURL(`${baseURL}${wanted}`);
    });
  },
  expectAccessible: async ({ page }, use) => {
    await use(async () => {
      const { violations } = await new AxeBuilder({ page }).analyze();
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
