import { expect, test } from '../support/test.ts';
import { expectToFit } from './support/expect-to-fit.ts';
import { WORDS } from './support/words.ts';

// Chromium writes every refused response to the console, and here a 404 is expected.
test.use({ consoleStaysQuiet: false });

for (const [language, words] of Object.entries(WORDS)) {
  // Russian texts are longer, so they are tested at all widths.
  test.describe(`the 404 page in ${language}`, { tag: language === 'en' ? '@any-width' : [] }, () => {
    test.use({ locale: words.locale });

    test('answers 404 and says what to do', async ({ page, expectAccessible }) => {
      const answer = await page.goto('/no/such/page');
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole('heading', { name: words.lost, level: 1 })).toBeVisible();
      await expect(page.getByText(words.lostBody)).toBeVisible();
      await expect(page.getByText(words.lostHint)).toBeVisible();
      await expect(page.getByText(words.lostHelp)).toBeVisible();
      await expectToFit(page);
      await expectAccessible();
    });

    test('goes home from a tab without history', { tag: '@any-width' }, async ({ page }) => {
      await page.goto('/no/such/page');
      const home = page.getByRole('main').getByRole('link', { name: words.home });
      await expect(home).toHaveCount(2);
      await home.first().click();
      await page.waitForURL('/');
    });

    test('goes back if there is a page to go back to', { tag: '@any-width' }, async ({ page }) => {
      await page.goto('/login');
      await page.goto('/pricing');
      await page.goto('/no/such/page');
      await expect(page.getByRole('main').getByRole('link', { name: words.home })).toHaveCount(1);
      await page.getByRole('link', { name: words.back }).click();
      await page.waitForURL('/pricing');
    });
  });
}
